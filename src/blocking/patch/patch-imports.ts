import { blockedText } from '../blocked-request'
import { judgeRequest } from '../rules/judge-request'
import type { Realm } from './realm'
import type { Unpatch } from './patch'
import { importKey } from '../hold/script-text'

/**
 * Gives a window or a worker the function that watchImports has scripts call: it says what is imported, in the place of
 * what is held a module that fails.
 */
export function patchImports(realm: Realm = window): Unpatch {
  const resolve = (specifier: unknown): string => {
    const given = `${specifier as string}`
    // A number of its own, because WebKit fulfils the second import of a module that has failed.
    const failing = `throw TypeError(${JSON.stringify(blockedText(given))})//${Math.random()}`
    return judgeRequest(given, 'script') ? `data:text/javascript,${encodeURIComponent(failing)}` : given
  }
  Object.defineProperty(realm, importKey, {
    __proto__: null,
    value: resolve,
    configurable: true,
  } as PropertyDescriptor)
  // Scripts that call it go on.
  return () => true
}
