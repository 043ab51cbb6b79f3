import { categoryNames, isDisabledCategory } from '../consent/categories'
import { nativeDocument } from '../consent/native-document'
import { onAnyChange } from '../effects/on-any-change'
import { rejectAllAtom, saveAtom } from '../store/actions'
import { displayedCategoriesAtom } from '../store/category-atoms'
import type { ConsentStore } from '../store/create-consent-store'
import { showPopupAtom } from '../store/dialog-atoms'
import { languageAtom } from '../store/language-atoms'
import { recordAtom } from '../store/record-atoms'
import { textsAtom } from '../store/text-atoms'
import { categoryText } from '../translations/category-text'
import { chooseLanguage } from '../translations/choose-language'
import { fillText } from '../translations/fill-text'
import { keepOffer } from '../views/hand-off/keep-offer'
import { offerTexts } from '../views/hand-off/offer-texts'
import { pressContext } from '../views/press-context'

/**
 * Offers the decision that the visitor made on a sister site, in the banner. Nothing is stored or granted before the press,
 * and then only categories that this banner shows, and that no browser signal keeps off.
 * @param granted the categories that the decision grants, as the server has sent them
 * @returns a function that stops it
 */
export function offerHandedDecision(
  store: ConsentStore,
  { from, granted }: { from: string; granted: readonly unknown[] },
): () => void {
  const shown = () => store.get(displayedCategoriesAtom).filter(({ name }) => !isDisabledCategory(name))
  const chosen = () => shown().filter(({ name, disabled }) => granted.includes(name) && !disabled)
  const offer = () => {
    const language = chooseLanguage([store.get(languageAtom)], Object.keys(offerTexts), 'en')
    const texts = offerTexts[language]!
    const names = chosen().map(category => categoryText(store.get(textsAtom), category).title)
    const text = fillText(names.length > 0 ? texts.chose : texts.rejected, { site: from, choice: names.join(', ') })
    return { text, button: texts.use, language }
  }
  const use = (event: Event): void => {
    const names = chosen().map(({ name }) => name)
    const context = { ...pressContext('banner', event), imported: { origin: `hand-off ${from}` } }
    if (names.length === 0) return store.set(rejectAllAtom, context)
    store.set(saveAtom, Object.fromEntries(categoryNames.map(name => [name, names.includes(name)])), {}, context)
  }
  let kept: ReturnType<typeof keepOffer> | null = null
  const update = (): void => {
    if (store.get(recordAtom) !== null) return stop()
    if (!store.get(showPopupAtom)) return
    if (kept) kept.draw()
    else kept = keepOffer(offer, use)
  }
  const stopFollowing = onAnyChange(
    store,
    [recordAtom, showPopupAtom, languageAtom, textsAtom, displayedCategoriesAtom],
    update,
  )
  nativeDocument.addEventListener('consent-banner-show', update)
  function stop(): void {
    stopFollowing()
    nativeDocument.removeEventListener('consent-banner-show', update)
    kept?.stop()
  }
  update()
  return stop
}
