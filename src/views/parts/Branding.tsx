import { settingsAtom } from '../../store/settings-atoms'
import { useValue } from '../consent-context'
import { ShieldIcon } from './icons'

/** What asks here: its name, and no more than that. It links nowhere, so it tells nobody where it was seen. */
export function Branding() {
  if (useValue(settingsAtom).hideBranding) return null
  return (
    <p part="branding" className="branding" translate="no" lang="en">
      <ShieldIcon />
      consent-elements
    </p>
  )
}
