import type { Report } from './report-error'

/**
 * Does what a file of its own knows, as soon as that has been fetched.
 * @param start is given the file; may return how to end what it has begun
 * @returns calls it off, or ends it
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
      report({ code: 'NETWORK_ERROR', message: 'A part of the consent manager could not be fetched' }, thrown),
  )
  return () => {
    stopped = true
    stop?.()
  }
}
