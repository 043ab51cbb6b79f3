import { nativeDocument } from '../consent/native-document'

/**
 * Runs a task when the document has been parsed and its images have loaded, at the latest on `load`. Scripts, frames
 * and later additions can delay `load` for long.
 * @returns a function that cancels the task
 */
export function whenPictured(task: () => void): () => void {
  const events = ['readystatechange', 'load', 'error']
  const stop = (): void => events.forEach(name => nativeDocument.removeEventListener(name, check, true))
  const check = (): void => {
    const { readyState, images } = nativeDocument
    if (readyState === 'loading' || (readyState !== 'complete' && [...images].some(isAwaited))) return
    stop()
    task()
  }
  events.forEach(name => nativeDocument.addEventListener(name, check, true))
  check()
  return stop
}

/** Lazy images may never load. */
const isAwaited = ({ complete, loading }: HTMLImageElement): boolean => !complete && loading !== 'lazy'
