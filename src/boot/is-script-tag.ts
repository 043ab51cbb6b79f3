import { nativeDocument } from '../consent/native-document'

/** Whether a tag of the page loads this file; otherwise a script of the page imports it, and may start the manager itself. */
export const isScriptTag =
  typeof document !== 'undefined' && [...nativeDocument.scripts].some(({ src }) => src === import.meta.url)
