import { isDataError } from './is-data-error'
import type { Batch, WrittenBatch } from './write-batches'

/** The most decisions of one statement. */
const MOST = 250
/** A statement also ends after this number of characters, because one turn of the event loop seals its decisions. */
const MOST_SIZE = 250_000

interface Waiting {
  readonly batch: Batch
  readonly resolve: (written: WrittenBatch | null) => void
  readonly reject: (error: unknown) => void
}

/** Removes the next batches from the queue, at least one. */
function take(queue: Waiting[]): Waiting[] {
  let count = 0
  let size = 0
  const end = queue.findIndex(({ batch: { decisions } }, at) => {
    count += decisions.length
    for (const decision of decisions) size += decision.size
    return at > 0 && (count > MOST || size > MOST_SIZE)
  })
  return queue.splice(0, end < 0 ? queue.length : end)
}

/**
 * Writes the batches of different sites together: those that arrive while the allowed number of statements runs form the next
 * statement. Otherwise each of many sites would need one of its own, and a visitor would wait behind all of them.
 * @param write writes batches in one statement
 * @param most the statements that run at once
 * @returns a function that writes the batch of a site; one that fails by its own data fails no other one
 */
export function combineBatches(
  write: (batches: readonly Batch[]) => Promise<readonly (WrittenBatch | null)[]>,
  most: number,
): (batch: Batch) => Promise<WrittenBatch | null> {
  const queue: Waiting[] = []
  let running = 0

  async function writeTogether(waiting: readonly Waiting[]): Promise<void> {
    try {
      const written = await write(waiting.map(({ batch }) => batch))
      for (const [at, { resolve }] of waiting.entries()) resolve(written[at]!)
    } catch (error) {
      if (waiting.length > 1 && isDataError(error)) for (const one of waiting) await writeTogether([one])
      else for (const { reject } of waiting) reject(error)
    }
  }
  async function run(): Promise<void> {
    running++
    while (queue.length > 0) await writeTogether(take(queue))
    running--
  }
  return batch =>
    new Promise((resolve, reject) => {
      queue.push({ batch, resolve, reject })
      if (running < most) void run()
    })
}
