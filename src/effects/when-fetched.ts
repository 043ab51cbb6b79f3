import type { Report } from './report-error'

/**
 * Runs a task with a dynamically imported module as soon as it is loaded. Failures are reported.
 * @param start called with the module; may return a function that stops what it started
 * @returns a function that cancels the task, or stops it if it has started
 */
export function whenFetched<File>(
  file: Promise<File>,
  start: (file: File) => (() => void) | void,
  report: Report,
): () => void {
  let stop: (() => void) | void
  let stopped = false
  file.then(
    fetched => (stop = stopped ? undefined : start(fetched)),
    (thrown: unknown) =>
      report({ code: 'NETWORK_ERROR', message: 'A file of consent-elements could not be loaded' }, thrown),
  )
  return () => {
    stopped = true
    stop?.()
  }
}
