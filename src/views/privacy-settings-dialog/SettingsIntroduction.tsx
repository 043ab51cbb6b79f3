import { allConsents } from '../../consent/consents'
import { effectiveConsents } from '../../consent/effective-consents'
import { consentModelAtom } from '../../store/record-atoms'
import { displayedCategoriesAtom, settingsAtom, signalsAtom } from '../../store/settings-atoms'
import { textsAtom } from '../../store/text-atoms'
import { useValue } from '../consent-context'
import { InfoIcon } from '../parts/icons'
import { PolicyLink } from '../parts/PolicyLink'

/** What the settings say before the categories: what they are for, and whether the browser limits them. */
export function SettingsIntroduction() {
  const { description, signalLimits, optOutHonored } = useValue(textsAtom).consentManagerDialog
  const { privacySettings } = useValue(settingsAtom)
  const signals = useValue(signalsAtom)
  const possible = effectiveConsents(allConsents(), signals, privacySettings)
  const limited = useValue(displayedCategoriesAtom).some(({ name }) => !possible[name])
  // Whose opt-out is obeyed must be shown so (11 CCR §7025(c)(6)).
  const optedOut = useValue(consentModelAtom) === 'opt-out' && signals.globalPrivacyControl
  return (
    <>
      <p id="description" part="description" className="muted">
        {description} <PolicyLink />
      </p>
      {(limited || optedOut) && (
        <p className="note">
          <InfoIcon />
          <span>{optedOut ? optOutHonored : signalLimits}</span>
        </p>
      )}
    </>
  )
}
