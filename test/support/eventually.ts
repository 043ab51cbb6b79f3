/**
 * Repeats an assertion until it passes. Use it for what happens after an unknown time, where a fixed delay would fail
 * on slow machines. For what must not happen, see `atRest`.
 * @param assertion throws or rejects until it passes
 * @returns the result of the assertion
 * @throws the last error of the assertion, after twenty seconds, which only a busy machine needs
 */
export async function eventually<T>(assertion: () => T | Promise<T>): Promise<T> {
  const deadline = performance.now() + 20_000
  for (;;)
    try {
      return await assertion()
    } catch (fault) {
      if (performance.now() > deadline) throw fault
      await new Promise(resolve => setTimeout(resolve, 10))
    }
}
