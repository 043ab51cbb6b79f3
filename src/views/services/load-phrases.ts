import type { ConsentStore } from '../../store/create-consent-store'
import { languageAtom } from '../../store/language-atoms'
import { phrasesAtom } from '../../store/phrases-atom'

/** Loads the purposes of services in the current language. Without them, visitors read the English ones. */
export async function loadPhrases(store: ConsentStore, language: string): Promise<void> {
  if (store.get(phrasesAtom)?.language === language) return
  if (/^en\b/.test(language)) return store.set(phrasesAtom, { language, translate: null })
  const file = await import('../../translations/purpose-translator').catch(() => null)
  const translate = (await file?.purposeTranslator(language).catch(() => null)) ?? null
  if (store.get(languageAtom) === language) store.set(phrasesAtom, { language, translate })
}
