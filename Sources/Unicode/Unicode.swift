internal import CICU

package func probe() -> Int32 {
  var status = U_ZERO_ERROR
  _ = unsafe icu_nfc(&status)
  return icu_tolower(0x416)
}
