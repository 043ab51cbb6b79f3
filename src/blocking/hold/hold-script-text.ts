import { deferWrite } from './deferred-writes'
import { disable, nonExecutableScripts, noteConnectedScript } from './held-attributes'
import { getAttribute } from '../realm/dom-primordials'
import { isTextHeld } from './script-text'

/** Makes a script async only if the page wrote that. One that the parser did not insert is async by default. */
export const restoreAsync = (script: Element): void => {
  ;(script as HTMLScriptElement).async = script.hasAttribute('async')
}

/**
 * Blocks a script whose text would request something.
 * @returns whether it is blocked
 */
export function holdScriptText(script: Element, text: string): boolean {
  const type = getAttribute.call(script, 'type') ?? ''
  if (type === 'text/plain' || nonExecutableScripts.has(script) || !isTextHeld(text, type, 'script')) return false
  deferWrite(script, 'text', {
    text,
    isHeld: () => isTextHeld(text, type, 'release'),
    write: () => restoreAsync(script),
  })
  disable(script as HTMLScriptElement)
  if (script.isConnected) noteConnectedScript(script as HTMLScriptElement)
  return true
}
