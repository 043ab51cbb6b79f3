import { allConsents } from '../../consent/consents'
import { effectiveConsents } from '../../consent/effective-consents'
import { consentModelAtom } from '../../store/record-atoms'
import { displayedCategoriesAtom, settingsAtom, signalsAtom } from '../../store/settings-atoms'
import { textsAtom } from '../../store/text-atoms'
import { useValue } from '../consent-context'

/** @returns how the browser's signals limit what can be chosen, in a sentence; null where they do not */
export function useSignalNote(): string | null {
  const { signalLimits, optOutHonored } = useValue(textsAtom).consentManagerDialog
  const { privacySettings } = useValue(settingsAtom)
  const signals = useValue(signalsAtom)
  const possible = effectiveConsents(allConsents(), signals, privacySettings)
  const limited = useValue(displayedCategoriesAtom).some(({ name }) => !possible[name])
  // Whose opt-out is obeyed must be shown so (11 CCR §7025(c)(6)).
  const optedOut = useValue(consentModelAtom) === 'opt-out' && signals.globalPrivacyControl
  return optedOut ? optOutHonored : limited ? signalLimits : null
}
