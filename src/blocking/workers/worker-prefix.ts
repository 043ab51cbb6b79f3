import type { WorkerStart } from './worker-link'

const scriptType = 'data:text/javascript,'

/** Matches one by one what a script begins with: spaces, comments, and directives such as "use strict". */
const beginning = /\s+|\/\/.*|\/\*[^]*?\*\/|(?:"[^"\n]*"|'[^'\n]*')[^\S\n]*(?:;|$|(?=\n|\/\/))/gy

/**
 * Prepends code that loads the guard to the text of a worker. The code is in the first line, so line numbers,
 * `location`, origin and policy of the site's worker stay the same. If the guard cannot be loaded, the site's worker
 * runs anyway and the console reports the failure.
 * @param text the script of the site
 * @param start what the guard receives
 * @param guardText the text of the guard, for modules of an opaque origin, which cannot import the guard by its address
 */
export function prefixWorker(text: string, start: WorkerStart, isModule: boolean, guardText?: string): string {
  const address = JSON.stringify(guardText === undefined ? start.own : scriptType + encodeURIComponent(guardText))
  const given = JSON.stringify(start)
  if (isModule) return `import${address};globalThis.consentGuard=${given};${text}`
  const problem = JSON.stringify(missingGuard(start.own))
  const ignorePort = start.hasPort
    ? 'this.addEventListener("message",function(e){e.stopImmediatePropagation()},{once:true});'
    : ''
  // Uses `this` because the site's script may declare a name such as `self`.
  const prefix =
    `this.consentGuard=${given};try{this.importScripts(${address})}catch{}` +
    `if(this.consentGuard){delete this.consentGuard;${ignorePort}this.console.error(${problem})}`
  const isStrict = text.match(beginning)?.some(part => /^.use strict['"]/.test(part)) ? '"use strict";' : ''
  // A hashbang is a comment only at the very beginning of a script.
  return isStrict + prefix + text.replace(/^#!/, '//')
}

/** Returns the error message for a guard for workers that could not be loaded. */
export const missingGuard = (url: string): string =>
  `consent-elements: ${url} could not be loaded as a script, so requests of this worker are not blocked. ` +
  'Deploy guard-worker.js beside guard.js, or set data-file of an inlined guard to the address of guard.js.'
