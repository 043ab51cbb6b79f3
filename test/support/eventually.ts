/**
 * Repeats an assertion until it holds: for what comes as soon as the machine gets to it, where a wait of fixed length would
 * fail on a slower one. What must never come still needs a wait, and fails the other way round only.
 * @param assertion throws, or rejects, as long as it does not hold
 * @returns what the assertion returned
 * @throws what the assertion threw last, after ten seconds
 */
export async function eventually<T>(assertion: () => T | Promise<T>): Promise<T> {
  const deadline = performance.now() + 10_000
  for (;;)
    try {
      return await assertion()
    } catch (fault) {
      if (performance.now() > deadline) throw fault
      await new Promise(resolve => setTimeout(resolve, 10))
    }
}
