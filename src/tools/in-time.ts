import { UsageError } from './usage-error'

/**
 * Runs a task that a page can keep from ending, such as one that waits for a page in an endless loop.
 * @param seconds the limit
 * @param message what is reported after it
 * @returns what the task returns
 * @throws UsageError after the limit; the task itself goes on
 */
export async function inTime<Result>(task: Promise<Result>, seconds: number, message: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const isLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UsageError(message)), seconds * 1000)
  })
  try {
    return await Promise.race([task, isLate])
  } finally {
    clearTimeout(timer)
  }
}
