import { patchRealm, exposePatcherToFrames } from '../frames/patch-realm'
import { frameOf } from '../frames/frame-of'
import { guardedDocument } from '../frames/guarded-document'
import { judgeRequest } from '../rules/judge-request'
import { deferWrite } from '../hold/deferred-writes'
import type { Realm } from './realm'
import { patch, type Handler, type Unpatch } from './patch'

interface NavigateEvent {
  destination: { url: string }
}
interface Navigated {
  navigation?: EventTarget
}

/** Watches every way by which scripts reach the window of a frame, which has natives of its own. */
export function patchFrames(realm: Realm = window): Unpatch {
  const view: Handler = (call, args) => {
    const reached = call(args) as Document | Realm | null
    try {
      patchRealm(((reached as Document | null)?.defaultView ?? reached) as Realm | null)
    } catch {
      // of another origin
    }
    return reached
  }
  if (realm === window) exposePatcherToFrames()
  // Where a frame is sent, or sends itself. Chromium and WebKit tell; the visitor's own way is not touched.
  else if (realm !== realm.parent)
    (realm as unknown as Navigated).navigation?.addEventListener('navigate', event => {
      const { url } = (event as unknown as NavigateEvent).destination
      if (!judgeRequest(url, 'iframe')) return
      event.preventDefault()
      deferWrite(realm, 'open', { text: url, write: () => (realm.location.href = url) })
    })
  return patch(realm, {
    ['HTMLIFrame HTMLFrame HTMLObject'.replace(/\w+/g, '$&Element: contentWindow? contentDocument?')]: view,
    open(call, args, self) {
      // Read once: what is judged is what is sent.
      for (const at of [0, 1]) if (args[at] !== undefined) args[at] = `${args[at] as string}`
      const [url, name] = args as [string?, string?]
      // A document of the page's own gets us in front. Of one that names what is held no window is opened.
      const safe = url && guardedDocument('', url, 'iframe')
      if (safe === null) return null
      if (safe) args[0] = safe
      // The way to the frame is the longest.
      const frame = url && name && judgeRequest(url, 'release') && frameOf(name, (self ?? realm) as Realm)
      if (!frame || !judgeRequest(url, 'iframe')) return view(call, args, self)
      deferWrite(frame, 'open', { text: url, write: () => call(args) })
      return frame
    },
  })
}
