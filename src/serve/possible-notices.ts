import type { ShownText } from '../consent/shown-text'
import { en } from '../translations/en'
import { fillText } from '../translations/fill-text'
import { languages } from '../translations/languages'
import { namePurposes } from '../translations/name-purposes'
import { pluralText } from '../translations/plural-text'
import { mergeTexts, type PartialTranslationSet, type TranslationSet } from '../translations/translation-set'

/** The most companies that a banner is assumed to name. */
const COMPANIES = 60

/** Every selection of some names. */
const selections = (names: readonly string[]): string[][] =>
  names.reduce<string[][]>((all, name) => [...all, ...all.map(some => [...some, name])], [[]])

/**
 * The texts of banner, dialog and categories in one language, with every number of companies and choice of purposes. Each
 * is a function that renders it, because there are some thousand, and one is wanted.
 */
function* noticesIn(texts: TranslationSet, language: string): Generator<() => ShownText> {
  const { cookieBanner, consentManagerDialog, consentTypes, services } = texts
  for (const text of Object.values(consentTypes)) yield () => text
  for (let count = 0; count <= COMPANIES; count++) {
    const companies = count === 0 ? '' : pluralText(services.companies, count, language)
    const partners = companies || cookieBanner.partners
    for (const description of new Set([consentManagerDialog.description, consentManagerDialog.optOut]))
      yield () => ({ title: consentManagerDialog.title, description: fillText(description, { partners }) })
    for (const description of new Set([cookieBanner.description, cookieBanner.optOut]))
      for (const records of [true, false])
        for (const shown of selections(Object.keys(cookieBanner.purposes).filter(name => name !== 'recordings')))
          yield () => namePurposes({ ...cookieBanner, description }, shown, { companies, records })
  }
}

/** How many texts are rendered in one turn of the event loop. */
const TURN = 64

/**
 * Lists the notices that visitors can have seen in a language: our texts, or the site's own over them. Receipts contain
 * only the hash of a notice, and its text follows from the language, the purposes and the number of companies. Other calls
 * are answered between them.
 * @param language a key of the languages that we have; other languages have the English texts
 * @param own the site's `translations` in this language
 * @param wanted the places in the list, if not all are needed
 */
export async function* possibleNotices(
  language: string,
  { own, wanted }: { readonly own?: PartialTranslationSet; readonly wanted?: ReadonlySet<number> } = {},
): AsyncGenerator<string> {
  const load = Object.hasOwn(languages, language) ? languages[language] : undefined
  let at = -1
  let rendered = 0
  for (const render of noticesIn(mergeTexts(en, await load?.(), own), language)) {
    at++
    if (wanted && !wanted.has(at)) continue
    if (rendered++ % TURN === TURN - 1) await new Promise(resolve => setImmediate(resolve))
    const { title, description } = render()
    yield `${title}\n${description}`
  }
}
