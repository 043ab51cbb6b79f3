import { useEffect, useState } from 'react'
import { servicesAtom } from '../../store/service-atoms'
import { settingsAtom } from '../../store/settings-atoms'
import { textsAtom } from '../../store/text-atoms'
import { useValue } from '../consent-context'
import { Disclosure } from '../parts/Disclosure'
import { blockedByCompany } from './blocked-by-company'

/** The blocked requests of this page by company, updated live; only with the option `showRequests`. */
export function RequestList() {
  return useValue(settingsAtom).showRequests ? <LiveList /> : null
}

function LiveList() {
  const { services: texts } = useValue(textsAtom)
  const services = useValue(servicesAtom) ?? []
  const [, draw] = useState(0)
  useEffect(() => {
    const names = ['ConsentBlockedRequest', 'consent-change'] as const
    const redraw = (): void => draw(count => count + 1)
    for (const name of names) document.addEventListener(name, redraw)
    return () => names.forEach(name => document.removeEventListener(name, redraw))
  }, [])
  const companies = blockedByCompany(services)
  if (companies.length === 0) return null
  return (
    <div className="requests" part="requests">
      <Disclosure id="requests" label={`${texts.onThisPage} (${companies.length})`}>
        <ul role="list">
          {companies.map(({ company, hosts, blocked }) => (
            <li key={company}>
              <strong>
                <bdi>{company}</bdi>
              </strong>{' '}
              · {texts.blocked}: {blocked}
              <br />
              <span className="muted">{hosts.join(', ')}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
