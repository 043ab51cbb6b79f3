import { patchRealm } from '../frames/patch-realm'
import { exposePatcherToFrames } from '../frames/patcher-for-frames'
import { frameOf } from '../frames/frame-of'
import { guardedDocument } from '../hold/guarded-document'
import { judgeRequest } from '../rules/judge-request'
import { deferWrite } from '../hold/deferred-writes'
import { inRealm } from '../realm/in-realm'
import type { Realm } from '../realm/realm'
import { patch, type Handler } from './patch'
import type { Unpatch } from '../rules/page-blocker'

interface NavigateEvent {
  destination: { url: string }
}
interface Navigated {
  navigation?: EventTarget
}

/**
 * Patches all functions by which scripts get the window of a frame, because each window has its own native functions.
 */
export function patchFrames(realm: Realm = window): Unpatch {
  const view: Handler = (call, args) => {
    const reached = call(args) as Document | Realm | null
    try {
      patchRealm(((reached as Document | null)?.defaultView ?? reached) as Realm | null)
    } catch {
      // cross-origin
    }
    return reached
  }
  if (realm === window) exposePatcherToFrames(patchRealm)
  // Blocks navigations of this frame. Only Chromium and WebKit dispatch the event. The visitor's navigations of the
  // page itself are not blocked.
  else if (realm !== realm.parent)
    (realm as unknown as Navigated).navigation?.addEventListener(
      'navigate',
      inRealm(realm, (event: Event) => {
        const { url } = (event as unknown as NavigateEvent).destination
        if (!judgeRequest(url, 'iframe')) return
        event.preventDefault()
        deferWrite(realm, 'open', { text: url, write: () => (realm.location.href = url) })
      }),
    )
  const open: Handler = (call, args, self) => {
    // Read once, so that the checked values are the ones that are used.
    for (const at of [0, 1]) if (args[at] !== undefined) args[at] = `${args[at] as string}`
    const [url, name] = args as [string?, string?]
    // A blob: or data: document of the page gets the guard as its first script. If it cannot contain the guard and
    // names a blocked address, no window is opened.
    const safe = url && guardedDocument('', url, 'iframe')
    if (safe === null) return null
    if (safe) args[0] = safe
    // The frame is looked up last, because that is the slowest check.
    const frame = url && name && judgeRequest(url, 'release') && frameOf(name, (self ?? realm) as Realm)
    if (!frame || !judgeRequest(url, 'iframe')) return view(call, args, self)
    deferWrite(frame, 'open', { text: url, write: () => call(args) })
    return frame
  }
  return patch(realm, {
    ['HTMLIFrame HTMLFrame HTMLObject'.replace(/\w+/g, '$&Element: contentWindow? contentDocument?')]: view,
    open,
    // The small window that stays on top. Its `enter` event comes before the promise.
    'DocumentPictureInPicture: window? DocumentPictureInPictureEvent: window?': view,
    'DocumentPictureInPicture: requestWindow': async (call, args) => {
      const opened = await (call(args) as Promise<Realm>)
      patchRealm(opened)
      return opened
    },
    // With three arguments it opens a window.
    'Document: open': (call, args, self) =>
      args.length < 3 ? call(args) : open(given => call(given, self), args, (self as Document).defaultView),
  })
}
