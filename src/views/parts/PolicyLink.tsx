import { settingsAtom } from '../../store/settings-atoms'
import { textsAtom } from '../../store/text-atoms'
import { useValue } from '../consent-context'
import { safeHref } from './safe-href'

/** Links to the site's privacy policy, if the option `policyUrl` is set. */
export function PolicyLink() {
  const { privacyPolicy } = useValue(textsAtom).common
  const href = safeHref(useValue(settingsAtom).policyUrl)
  return href === null ? null : (
    <a part="link" className="link" href={href}>
      {privacyPolicy}
    </a>
  )
}
