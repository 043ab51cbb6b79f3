import { settingsAtom } from '../../store/settings-atoms'
import { useValue } from '../consent-context'
import { ShieldIcon } from './icons'

/** Names this product. It is not a link, so that no page view is disclosed to us. */
export function Branding() {
  if (useValue(settingsAtom).hideBranding) return null
  return (
    <p part="branding" className="branding" translate="no" lang="en">
      <ShieldIcon />
      consent-elements
    </p>
  )
}
