import { settingsAtom } from '../../store/settings-atoms'
import { textsAtom } from '../../store/text-atoms'
import { useValue } from '../consent-context'

/** Leads to where the site explains its processing, where it has said where that is. */
export function PolicyLink() {
  const { privacyPolicy } = useValue(textsAtom).common
  const href = safeHref(useValue(settingsAtom).policyUrl)
  return href === null ? null : (
    <a className="link" href={href}>
      {privacyPolicy}
    </a>
  )
}

/** A script in the place of an address is not followed, even when it comes from the site itself. */
function safeHref(url: string | null): string | null {
  if (!url) return null
  try {
    // Any base will do, since only the protocol is asked for; there may be no document.
    return /^https?:$/.test(new URL(url, 'https://base.invalid').protocol) ? url : null
  } catch {
    return null
  }
}
