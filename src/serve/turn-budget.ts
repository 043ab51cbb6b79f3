/** How long the calls that begin in one turn of the event loop may take, in milliseconds. */
const BUDGET = 10

/**
 * Spreads calls that arrive at the same time over several turns of the event loop, so that no turn is long, however many
 * calls the packets of many connections have. Calls begin in the order of their arrival.
 * @param now the clock, in milliseconds
 * @returns a function that a call waits for; undefined if the call can begin at once
 */
export function turnBudget(now: () => number = () => performance.now()): () => Promise<void> | undefined {
  const waiting: (() => void)[] = []
  /** When this turn began; undefined if no call has begun in it. */
  let started: number | undefined

  function turn(): void {
    started = undefined
    if (waiting.length === 0) return
    begin()
    next()
  }
  function begin(): void {
    started = now()
    setImmediate(turn)
  }
  function next(): void {
    if (started === undefined || now() - started > BUDGET) return
    const resolve = waiting.shift()
    if (!resolve) return
    resolve()
    // After what that call does before it waits for something.
    queueMicrotask(() => process.nextTick(next))
  }
  return () => {
    if (started === undefined) begin()
    else if (waiting.length > 0 || now() - started > BUDGET) return new Promise(resolve => waiting.push(resolve))
    return undefined
  }
}
