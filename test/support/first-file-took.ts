import type { Page } from './open-page'

/**
 * Sets how long the first file of a page took to load, in milliseconds, as the browser reports it. Above 100 nothing is
 * prefetched, and the real time depends on the machine.
 * @returns what `openPage` takes as `before`
 */
export const firstFileTook =
  (duration: number) =>
  ({ performance }: Page['window']): void => {
    performance.getEntriesByName = () => [{ duration } as PerformanceEntry]
  }
