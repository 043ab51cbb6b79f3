/**
 * Runs a task once the page has been parsed and the images that it begins with are there; at its load at the latest, which
 * scripts, frames and whatever it adds by then may put off for long.
 * @returns calls it off
 */
import { nativeDocument } from '../consent/native-document'
export function whenPictured(task: () => void): () => void {
  const events = ['readystatechange', 'load', 'error']
  const stop = (): void => events.forEach(name => nativeDocument.removeEventListener(name, look, true))
  const look = (): void => {
    const { readyState, images } = nativeDocument
    if (readyState === 'loading' || (readyState !== 'complete' && [...images].some(isAwaited))) return
    stop()
    task()
  }
  events.forEach(name => nativeDocument.addEventListener(name, look, true))
  look()
  return stop
}

/** One that is lazy may never be asked for. */
const isAwaited = ({ complete, loading }: HTMLImageElement): boolean => !complete && loading !== 'lazy'
