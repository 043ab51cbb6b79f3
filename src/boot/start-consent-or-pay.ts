import { nativeDocument } from '../consent/native-document'
import type { Surface } from '../consent/consent-receipt'
import { SUBSCRIPTION } from '../consent/subscription'
import type { ConsentOrPayOptions } from '../options/consent-or-pay-options'
import { rejectAllAtom } from '../store/actions'
import { bannerAnswerAtom } from '../store/banner-atoms'
import type { ConsentStore } from '../store/create-consent-store'
import { isPrivacyDialogOpenAtom } from '../store/dialog-atoms'
import { languageAtom } from '../store/language-atoms'
import { followPageStore } from '../store/page-store'
import { labelFor } from '../views/consent-or-pay/label-for'
import { keepThirdWay, layerHosts } from '../views/consent-or-pay/keep-third-way'
import { pressContext } from '../views/press-context'
import { loadStore } from './load-store'

/**
 * Refuses everything, as a subscriber. Before it is known which law applies, the record says opt-out: the manager then
 * still learns the place, for receipt and GPP, and corrects the model.
 */
export const refuseAsSubscriber = (
  store: ConsentStore,
  surface: Surface = 'page',
  press: { isTrusted: boolean } = { isTrusted: true },
): void =>
  store.set(rejectAllAtom, {
    ...pressContext(surface, press),
    imported: { origin: SUBSCRIPTION, ...(store.get(bannerAnswerAtom) === null && { model: 'opt-out' }) },
  })

/**
 * Offers a third way beside Accept and Reject: the visitor subscribes, which refuses everything, and goes to the page of
 * the subscription. Elements of the page with `data-consent-subscribe` do the same.
 * @returns a function that stops it
 */
export function startConsentOrPay({ label, url }: ConsentOrPayOptions): () => void {
  let store: ConsentStore | null = null
  let afterLoad: ((store: ConsentStore) => void) | null = null
  let stopLanguage = (): void => {}
  const text = (): string => labelFor(label, [store?.get(languageAtom), nativeDocument.documentElement.lang])
  const way = keepThirdWay(text)
  const stopFollowing = followPageStore(now => {
    stopLanguage()
    store = now
    stopLanguage = store?.sub(languageAtom, way.draw) ?? stopLanguage
    if (store === null) return
    way.draw()
    afterLoad?.(store)
    afterLoad = null
  })

  const subscribe = (event: Event): void => {
    const path = event.composedPath().filter(target => target instanceof Element)
    const pressed = path.find(element => element.matches('[data-consent-subscribe]'))
    if (!pressed) return
    const refuse = (now: ConsentStore): void => {
      const isInLayer = path.some(element => element.matches(layerHosts))
      const layer = now.get(isPrivacyDialogOpenAtom) ? 'dialog' : 'banner'
      refuseAsSubscriber(now, isInLayer ? layer : 'page', event)
    }
    const isLink = pressed.matches('a[href]')
    if (store !== null) refuse(store)
    else if (window.consentManager?.version) {
      // Visitors whose decision stands have no store yet.
      event.preventDefault()
      afterLoad = now => {
        refuse(now)
        go(isLink ? (pressed as HTMLAnchorElement).href : url)
      }
      return loadStore()
    }
    go(isLink ? undefined : url)
  }
  nativeDocument.addEventListener('click', subscribe)
  return () => {
    nativeDocument.removeEventListener('click', subscribe)
    stopFollowing()
    stopLanguage()
    way.stop()
  }
}

/** Announces the press, and opens the page of the subscription unless the page does something else. */
function go(url: string | undefined): void {
  const event = new CustomEvent('consent-subscribe', { detail: { url: url ?? null }, cancelable: true })
  // An element with the name "dispatchEvent" would hide the document's own method.
  const isUsual = EventTarget.prototype.dispatchEvent.call(document, event)
  if (isUsual && url !== undefined) location.assign(url)
}
