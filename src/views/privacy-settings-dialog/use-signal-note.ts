import { consentModelAtom } from '../../store/record-atoms'
import { displayedCategoriesAtom } from '../../store/category-atoms'
import { settingsAtom, signalsAtom } from '../../store/settings-atoms'
import { textsAtom } from '../../store/text-atoms'
import { useValue } from '../consent-context'
import { signalNote } from '../signal-note'

/** Returns a text that states how browser signals limit the choice; null if they do not. */
export function useSignalNote(): string | null {
  const texts = useValue(textsAtom)
  const { privacySettings } = useValue(settingsAtom)
  const signals = useValue(signalsAtom)
  const note = signalNote(texts, signals, privacySettings, useValue(displayedCategoriesAtom))
  // An opt-out signal that is honored must be displayed (11 CCR §7025(c)(6)).
  const optedOut = useValue(consentModelAtom) === 'opt-out' && signals.globalPrivacyControl
  const { optOutHonored } = texts.consentManagerDialog
  return optedOut ? [optOutHonored, note].filter(Boolean).join(' ') : note
}
