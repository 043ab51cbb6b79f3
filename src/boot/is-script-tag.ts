import { nativeDocument } from '../consent/native-document'

/**
 * True if a `<script src>` of the page loads this file; false if page code imports it, and may start the manager
 * itself.
 */
export const isScriptTag =
  typeof document !== 'undefined' &&
  [...nativeDocument.querySelectorAll<HTMLScriptElement>('script[src]')].some(({ src }) => src === import.meta.url)
