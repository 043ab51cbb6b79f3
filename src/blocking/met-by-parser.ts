let isMet = false

/** Returns whether the current request is that of an element that the parser inserted before the guard saw it. */
export const isMetByParser = (): boolean => isMet

/**
 * Runs a function that judges an element which the parser inserted before the guard saw it.
 * @returns the result of the function
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
