let isMet = false

/** Whether what is judged now is an element that the parser had put into the document before the guard saw it. */
export const isMetByParser = (): boolean => isMet

/**
 * Runs a function that judges an element which the parser had put into the document before the guard saw it.
 * @returns what the function returns
 */
export function whileMetByParser<Result>(run: () => Result): Result {
  const before = isMet
  isMet = true
  try {
    return run()
  } finally {
    isMet = before
  }
}
