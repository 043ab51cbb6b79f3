import { judgeRequest } from '../rules/judge-request'
import { patch, type Handler, type Unpatch } from './patch'
import type { Realm } from './realm'

/**
 * Returns options without blocked pictures. Other options are inherited, so that the browser reads them itself. Each
 * address is read once, so that the checked value is the one that is used.
 */
function withoutBlockedPictures<Options>(options: Options): Options {
  if (typeof options !== 'object' || options === null) return options
  const copy = Object.create(options) as Options
  const put = (name: string, value: unknown): unknown =>
    Object.defineProperty(copy, name, { __proto__: null, value } as PropertyDescriptor)
  for (const name of ['icon', 'image', 'badge']) {
    const value = (options as Record<string, unknown>)[name]
    if (value === undefined) continue
    const url = `${value as string}`
    put(name, judgeRequest(url, 'Notification') ? undefined : url)
  }
  const { actions } = options as { actions?: Iterable<unknown> }
  if (actions) put('actions', Array.from(actions, withoutBlockedPictures))
  return copy
}

/** Patches notifications, which fetch their pictures. A notification shows without the blocked ones. */
export function patchNotifications(realm: Realm = window): Unpatch {
  const show: Handler = (call, args) => {
    if (args.length > 1) args[1] = withoutBlockedPictures(args[1])
    return call(args)
  }
  return patch(realm, { 'Notification ServiceWorkerRegistration: showNotification': show })
}
