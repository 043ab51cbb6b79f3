/** Calls back a vendor. If the callback fails, the page hears of the error, and the other vendors still get their answers. */
export function answerVendor(callBack: () => void): void {
  try {
    callBack()
  } catch (fault) {
    setTimeout(() => {
      throw fault
    })
  }
}
