import type { WorkerStart } from './worker-link'

const scriptType = 'data:text/javascript,'

/** A worker's text up to the end of its directives, such as "use strict". */
const directives = /^(?:\s+|\/\/.*|\/\*[^]*?\*\/|"[^"\n]*"\s*;|'[^'\n]*'\s*;)*/

/**
 * Puts the guard in front of a worker that is made of text, in the same line, so that line numbers, `location`, origin and
 * policy stay those of the site's worker. If the guard cannot be loaded, the site's worker runs and the console reports it.
 * @param text the site's script
 * @param start what the guard receives
 * @param guardText text of the guard, for modules of an opaque origin, which cannot import it by its address
 */
export function prefixWorker(text: string, start: WorkerStart, isModule: boolean, guardText?: string): string {
  const address = JSON.stringify(guardText === undefined ? start.own : scriptType + encodeURIComponent(guardText))
  const given = JSON.stringify(start)
  if (isModule) return `import${address};globalThis.consentGuard=${given};${text}`
  const problem = JSON.stringify(missingGuard(start.own))
  const ignorePort = start.hasPort
    ? 'this.addEventListener("message",function(e){e.stopImmediatePropagation()},{once:true});'
    : ''
  // Not by names such as `self`, which the site's script may declare, but by `this`.
  const prefix =
    `this.consentGuard=${given};try{this.importScripts(${address})}catch{}` +
    `if(this.consentGuard){delete this.consentGuard;${ignorePort}this.console.error(${problem})}`
  const isStrict = /(["'])use strict\1/.test(directives.exec(text)![0]) ? '"use strict";' : ''
  // In another place than the first, a hashbang is no comment.
  return isStrict + prefix + text.replace(/^#!/, '//')
}

/** @returns the message about a guard for workers that is not there */
export const missingGuard = (url: string): string =>
  `consent-elements: ${url} could not be loaded as a script, so requests of this worker are not blocked. ` +
  'Deploy guard-worker.js beside guard.js, or set data-file of an inlined guard to the address of guard.js.'
