let isInserted = false

/** Returns whether the current request is that of an element that the parser inserted before the guard saw it. */
export const isParserInserted = (): boolean => isInserted

/**
 * Runs a function that judges an element which the parser inserted before the guard saw it.
 * @returns the result of the function
 */
export function whileParserInserted<Result>(run: () => Result): Result {
  const before = isInserted
  isInserted = true
  try {
    return run()
  } finally {
    isInserted = before
  }
}
