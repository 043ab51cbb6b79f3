import { judgeRequest } from '../rules/judge-request'
import { patch, type Handler } from './patch'
import type { Unpatch } from '../rules/page-blocker'
import type { Realm } from '../realm/realm'

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

/** Returns the pictures of a list that are not blocked. */
const allowedPictures = (artwork: Iterable<{ src?: unknown }>): object[] =>
  Array.from(
    artwork,
    picture => Object.create(picture, { src: { value: `${picture.src as string}` } }) as { src: string },
  ).filter(({ src }) => !judgeRequest(src, 'MediaMetadata'))

/**
 * Patches what the system shows of the page, and fetches pictures for: notifications, and the media that plays. Both are
 * shown without the blocked ones.
 */
export function patchNotifications(realm: Realm = window): Unpatch {
  const show: Handler = (call, args) => {
    if (args.length > 1) args[1] = withoutBlockedPictures(args[1])
    return call(args)
  }
  const describe: Handler = (call, args) => {
    const [init] = args as [{ artwork?: Iterable<{ src?: unknown }> }?]
    const artwork = Object(init) === init && init?.artwork
    if (artwork) args[0] = Object.create(init as object, { artwork: { value: allowedPictures(artwork) } })
    return call(args)
  }
  const replaceArtwork: Handler = (call, args) => {
    if (Object(args[0]) === args[0]) args[0] = allowedPictures(args[0] as Iterable<{ src?: unknown }>)
    return call(args)
  }
  return patch(realm, {
    MediaMetadata: describe,
    'MediaMetadata: artwork=': replaceArtwork,
    'Notification ServiceWorkerRegistration: showNotification': show,
  })
}
