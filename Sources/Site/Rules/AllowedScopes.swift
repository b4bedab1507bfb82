/// The parts of a file in which comments silence a rule, and the places at which that was of use. A
/// file may hold thousands of comments and of faults: none is compared with all others.
struct AllowedScopes: Sendable {
  private var scopes: [Range<Int>] = []
  private var coversFile = false
  /// For each scope in their order, the last end of those up to it; empty until it is asked for.
  private var ends: [Int] = []
  private var uses: [Int] = []
  private var isUsed = false

  /// Adds a part of the file; nil for all of it.
  mutating func add(_ scope: Range<Int>?) {
    if let scope { scopes.append(scope) } else { coversFile = true }
    ends = []
  }

  mutating func add(contentsOf other: AllowedScopes) {
    scopes += other.scopes
    coversFile = coversFile || other.coversFile
    ends = []
    uses += other.uses
    isUsed = isUsed || other.isUsed
  }

  /// Whether a part holds a place of the file; nil for the file as a whole.
  mutating func allow(_ offset: Int?) -> Bool {
    if ends.isEmpty { sort() }
    var isAllowed = coversFile
    if let offset {
      let behind = Self.partition(scopes.count) { scopes[$0].lowerBound <= offset }
      if behind > 0, ends[behind - 1] > offset { isAllowed = true }
      if isAllowed { uses.append(offset) }
    }
    isUsed = isUsed || isAllowed
    return isAllowed
  }

  private mutating func sort() {
    scopes.sort { $0.lowerBound < $1.lowerBound }
    var last = 0
    for scope in scopes {
      last = max(last, scope.upperBound)
      ends.append(last)
    }
  }

  /// Tells of each of many parts, nil for the file, whether it has silenced something.
  func reach() -> (Range<Int>?) -> Bool {
    let places = uses.sorted()
    let isUsed = isUsed
    return { scope in
      guard let scope else { return isUsed }
      let first = Self.partition(places.count) { places[$0] < scope.lowerBound }
      return first < places.count && places[first] < scope.upperBound
    }
  }

  /// The first of `count` numbers that is not before, where all that are stand first.
  private static func partition(_ count: Int, isBefore: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
