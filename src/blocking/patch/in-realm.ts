import { withBase } from '../rules/request-url'
import type { Handler } from './patch'
import type { Realm } from './realm'

/**
 * Returns a handler that resolves addresses like the realm's own functions do: against the base URL of the document in
 * it. A frame that the page writes may have a `<base>`.
 */
export const inRealm = (realm: Realm, handle: Handler): Handler =>
  realm === globalThis ? handle : (call, args, self) => withBase(realm, () => handle(call, args, self))
