import { nonExecutableScripts } from '../hold/held-attributes'
import type { Handler } from './patch'

/** Handles a function that parses a document. Scripts in a document of a DOMParser never run. */
export const handleParsedDocument: Handler = (call, args) => {
  const parsed = call(args) as Document
  for (const script of parsed.querySelectorAll('script')) nonExecutableScripts.add(script)
  return parsed
}
