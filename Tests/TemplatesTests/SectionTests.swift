import Testing

/// https://github.com/mustache/spec, sections
@Suite struct SectionTests {
  @Test func aSectionShowsForTrueOnly() {
    #expect(render("({{#a}}x{{/a}})", ["a": true]) == "(x)")
    #expect(render("({{#a}}x{{/a}})", ["a": false]) == "()")
    #expect(render("({{#a}}x{{/a}})", ["a": nil]) == "()")
    #expect(render("({{#a}}x{{/a}})") == "()")
  }

  @Test func aTextIsTrue() {
    #expect(render("({{#a}}x{{/a}})", ["a": "t"]) == "(x)")
  }

  @Test func anObjectBecomesTheContext() {
    #expect(render("{{#o}}{{a}}{{/o}}{{a}}", ["a": "out", "o": ["a": "in"]]) == "inout")
  }

  @Test func outerContextsShowThrough() {
    let data: TestValue = ["a": "A", "b": "no", "s": ["b": "B"], "c": ["d": "D"]]
    #expect(render("{{#s}}{{a}}{{b}}{{c.d}}{{/s}}", data) == "ABD")
  }

  @Test func anEmptyObjectIsTrue() {
    #expect(render("({{#a}}x{{/a}})", ["a": [:]]) == "(x)")
  }

  @Test func aListRepeatsItsSection() {
    #expect(render("{{#l}}<{{n}}>{{/l}}", ["l": [["n": 1], ["n": 2], ["n": 3]]]) == "<1><2><3>")
    #expect(render("({{#l}}x{{/l}})", ["l": []]) == "()")
  }

  @Test func membersOfOneItemAreNotSeenInTheNext() {
    #expect(render("{{#l}}({{a}}{{b}}){{/l}}", ["l": [["a": 1], ["b": 2]]]) == "(1)(2)")
  }

  @Test func listsInListsKeepTheirPlaces() {
    let data: TestValue = [
      "rows": [
        ["r": "1", "cells": [["c": "a"], ["c": "b"]]], ["r": "2", "cells": []],
        ["r": "3", "cells": [["c": "d"]]],
      ]
    ]
    let template = "{{#rows}}{{r}}[{{#cells}}{{r}}{{c}} {{/cells}}]{{/rows}}"
    #expect(render(template, data) == "1[1a 1b ]2[]3[3d ]")
  }

  @Test func sectionsOfOneNameNest() {
    let template = "a{{#x}}b{{#x}}c{{/x}}d{{/x}}e"
    #expect(render(template, ["x": true]) == "abcde")
    #expect(render(template, ["x": false]) == "ae")
  }

  @Test func aSectionCanStandTwice() {
    let template = "{{#x}}\n1\n{{/x}}\n{{a}}\n{{#x}}\n3\n{{/x}}\n"
    #expect(render(template, ["x": true, "a": "2"]) == "1\n2\n3\n")
  }

  @Test func contextsNestDeeply() {
    let data: TestValue = ["a": ["one": 1], "b": ["two": 2], "c": ["three": 3, "d": ["four": 4]]]
    let template = "{{#a}}{{#b}}{{#c}}{{#d}}{{one}}{{two}}{{three}}{{four}}{{/d}}{{/c}}{{/b}}{{/a}}"
    #expect(render(template, data) == "1234")
  }

  @Test func afterASectionItsContextIsGone() {
    let template = "{{#l}}{{#o}}{{x}}{{/o}}({{x}}){{/l}}({{x}})"
    #expect(render(template, ["l": [["o": ["x": 1]], ["o": ["x": 2]]]]) == "1()2()()")
  }

  @Test func whiteSpaceInTheTagsDoesNotCount() {
    #expect(render("|{{# a }}={{/ a\n}}|", ["a": true]) == "|=|")
    #expect(render("|{{ #a }}={{ /a }}|", ["a": true]) == "|=|")
  }
}

/// https://github.com/mustache/spec, inverted
@Suite struct InvertedSectionTests {
  @Test func anInvertedSectionShowsForNothingOnly() {
    #expect(render("({{^a}}x{{/a}})", ["a": true]) == "()")
    #expect(render("({{^a}}x{{/a}})", ["a": "t"]) == "()")
    #expect(render("({{^a}}x{{/a}})", ["a": [:]]) == "()")
    #expect(render("({{^a}}x{{/a}})", ["a": [["n": 1]]]) == "()")
    #expect(render("({{^a}}x{{/a}})", ["a": false]) == "(x)")
    #expect(render("({{^a}}x{{/a}})", ["a": nil]) == "(x)")
    #expect(render("({{^a}}x{{/a}})", ["a": []]) == "(x)")
    #expect(render("({{^a}}x{{/a}})") == "(x)")
  }

  @Test func itKeepsTheContext() {
    #expect(render("{{#o}}{{^no}}{{a}}{{/no}}{{/o}}", ["o": ["a": "A"]]) == "A")
  }

  @Test func itIsTheOtherBranch() {
    let template = "{{#a}}yes{{/a}}{{^a}}no{{/a}}"
    #expect(render(template, ["a": true]) == "yes")
    #expect(render(template, ["a": false]) == "no")
  }

  @Test func invertedSectionsNest() {
    #expect(render("A{{^x}}B{{^x}}C{{/x}}D{{/x}}E", ["x": false]) == "ABCDE")
    #expect(render("A{{^x}}B{{^x}}C{{/x}}D{{/x}}E", ["x": true]) == "AE")
  }
}
