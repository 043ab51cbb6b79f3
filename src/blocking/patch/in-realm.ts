import { withBase } from '../rules/request-url'
import type { Realm } from '../realm/realm'

/**
 * Returns a handler that resolves addresses like the realm's own functions do: against the base URL of the document in
 * it. A frame that the page writes may have a `<base>`. Handlers with a fast path need this not: they judge elements, which
 * know their document.
 */
export const inRealm = <Args extends unknown[]>(
  realm: Realm,
  handle: (...args: Args) => unknown,
): ((...args: Args) => unknown) => (realm === globalThis ? handle : (...args) => withBase(realm, () => handle(...args)))
