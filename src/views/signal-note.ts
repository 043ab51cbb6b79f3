import type { ConsentCategory } from '../consent/categories'
import { allConsents } from '../consent/consents'
import { effectiveConsents } from '../consent/effective-consents'
import type { BrowserSignals, PrivacySettings } from '../consent/settings'
import { categoryText } from '../translations/category-text'
import { fillText } from '../translations/fill-text'
import { joinPhrases } from '../translations/join-phrases'
import type { TranslationSet } from '../translations/translation-set'

/**
 * Returns a sentence that names the browser signal and the categories that it disables.
 * @param categories the categories that are shown
 * @returns the sentence; null if no signal limits any of them
 */
export function signalNote(
  texts: TranslationSet,
  signals: BrowserSignals,
  settings: PrivacySettings,
  categories: readonly ConsentCategory[],
): string | null {
  const possible = effectiveConsents(allConsents(), signals, settings)
  const limited = categories.filter(({ name }) => !possible[name])
  if (limited.length === 0) return null
  const names = [
    ...(signals.doNotTrack && settings.honorDoNotTrack ? ['Do Not Track'] : []),
    ...(signals.globalPrivacyControl ? ['Global Privacy Control'] : []),
  ]
  const { list } = texts.cookieBanner
  return fillText(texts.consentManagerDialog.signalLimits, {
    signal: joinPhrases(names, list),
    categories: joinPhrases(
      limited.map(category => categoryText(texts, category).title),
      list,
    ),
  })
}
