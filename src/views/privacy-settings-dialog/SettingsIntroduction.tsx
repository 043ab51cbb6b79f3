import { allConsents } from '../../consent/consents'
import { effectiveConsents } from '../../consent/effective-consents'
import { displayedCategoriesAtom, settingsAtom, signalsAtom } from '../../store/settings-atoms'
import { textsAtom } from '../../store/text-atoms'
import { useValue } from '../consent-context'
import { InfoIcon } from '../parts/icons'
import { PolicyLink } from '../parts/PolicyLink'

/** What the settings say before the categories: what they are for, and whether the browser limits them. */
export function SettingsIntroduction() {
  const { description, signalLimits } = useValue(textsAtom).consentManagerDialog
  const { privacySettings } = useValue(settingsAtom)
  const possible = effectiveConsents(allConsents(), useValue(signalsAtom), privacySettings)
  const limited = useValue(displayedCategoriesAtom).some(({ name }) => !possible[name])
  return (
    <>
      <p id="description" part="description" className="muted">
        {description} <PolicyLink />
      </p>
      {limited && (
        <p className="note">
          <InfoIcon />
          <span>{signalLimits}</span>
        </p>
      )}
    </>
  )
}
