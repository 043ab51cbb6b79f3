import type { ConsentStore } from '../../store/create-consent-store'
import { displayedCategoriesAtom } from '../../store/category-atoms'
import { languageAtom } from '../../store/language-atoms'
import { consentModelAtom, recordAtom } from '../../store/record-atoms'
import { settingsAtom, signalsAtom } from '../../store/settings-atoms'
import { textsAtom } from '../../store/text-atoms'
import { fillText } from '../../translations/fill-text'
import { choiceText } from '../confirmation/choice-text'
import { signalNote } from '../signal-note'

/**
 * Returns what is in force, fact by fact, such as "Not allowed: Analytics and Marketing." and "You
 * decided on 3 May 2026. Your choice is valid until 1 November 2026." It begins with a browser signal that is honored:
 * laws require that this is displayed (11 CCR §7025(c)(6)).
 * @returns no fact before a decision if there is no signal
 */
export function statusFacts(store: ConsentStore): string[] {
  const texts = store.get(textsAtom)
  const signals = store.get(signalsAtom)
  const { optOutHonored, decided } = texts.consentManagerDialog
  const record = store.get(recordAtom)
  const isOptOut = store.get(consentModelAtom) === 'opt-out' && signals.globalPrivacyControl
  const signal = isOptOut
    ? `Global Privacy Control: ${optOutHonored}`
    : signalNote(texts, signals, store.get(settingsAtom).privacySettings, store.get(displayedCategoriesAtom))
  const day = (time: number): string =>
    // A date is one word, which no line breaks.
    new Intl.DateTimeFormat(store.get(languageAtom), { dateStyle: 'long' }).format(time).replaceAll(' ', '\u00a0')
  return [
    ...(signal === null ? [] : [signal]),
    ...(record === null ? [] : choiceText(store).split('\n')),
    ...(record?.expires === undefined
      ? []
      : [fillText(decided, { date: day(record.consentInfo.time), until: day(record.expires) })]),
  ]
}
