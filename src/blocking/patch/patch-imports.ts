import { blockedText } from '../page/blocked-request'
import { judgeRequest } from '../rules/judge-request'
import type { Realm } from '../realm/realm'
import type { Unpatch } from '../rules/page-blocker'
import { importKey } from '../hold/script-text'

/**
 * Defines the function that watchImports inserts into each import() of a script. It returns the address of the module;
 * for a blocked module, the address of one that throws.
 * @param realm a window or the global scope of a worker
 */
export function patchImports(realm: Realm = window): Unpatch {
  const resolve = (specifier: unknown): string => {
    const given = `${specifier as string}`
    // The random number makes each address unique, because WebKit fulfils the second import of a failed module.
    const failing = `throw TypeError(${JSON.stringify(blockedText(given))})//${Math.random()}`
    return judgeRequest(given, 'script') ? `data:text/javascript,${encodeURIComponent(failing)}` : given
  }
  Object.defineProperty(realm, importKey, {
    __proto__: null,
    value: resolve,
    configurable: true,
  } as PropertyDescriptor)
  // The function stays, because scripts that contain it keep running.
  return () => true
}
