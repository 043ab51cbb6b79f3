import { getAttribute, removeAttribute } from '../realm/dom-primordials'
import { insertAgain, runHeld } from './script-runner'

/**
 * Has the guard judge a script that has waited for its file, with the type `text/plain`. If it is allowed, it starts, as
 * if it had been there.
 * @param type its own type; null for none
 * @param write writes its address by the function of the guard
 */
export function startWaiting(script: HTMLScriptElement, type: string | null, write: () => void): void {
  write()
  // Also by the function of the guard: a blocked script has this type once it is released.
  script.setAttribute('type', type ?? '')
  const now = getAttribute.call(script, 'type')
  if (!now) removeAttribute.call(script, 'type')
  const { parentNode, ownerDocument } = script
  if (!parentNode || now === 'text/plain') return
  const start = (): void => insertAgain(script, parentNode)
  // An async script has missed nothing that it could rely on.
  if (script.async && ownerDocument.readyState !== 'complete') start()
  else runHeld(script, start)
}
