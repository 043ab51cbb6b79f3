import { settingsAtom } from '../../store/settings-atoms'
import { textsAtom } from '../../store/text-atoms'
import { useValue } from '../consent-context'

/** Who keeps the visitor's choice. It links nowhere, so it tells nobody where it was seen. */
export function Branding() {
  const { securedBy } = useValue(textsAtom).common
  if (useValue(settingsAtom).hideBranding) return null
  return (
    <p className="branding">
      {securedBy} <span translate="no">consent-elements</span>
    </p>
  )
}
