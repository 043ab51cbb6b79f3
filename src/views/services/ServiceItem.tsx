import type { DeclaredService } from '../../services/declared-service'
import { languageAtom } from '../../store/language-atoms'
import { newServicesAtom, serviceVetoesAtom } from '../../store/service-atoms'
import { settingsAtom } from '../../store/settings-atoms'
import { textsAtom } from '../../store/text-atoms'
import { useValue } from '../consent-context'
import { Disclosure } from '../parts/Disclosure'
import { safeHref } from '../parts/safe-href'
import { readableCountry } from './readable-country'
import { readableDuration } from './readable-duration'
import { Purpose } from './Purpose'
import { VetoSwitch } from './VetoSwitch'

/** One service: the company and the purpose, with an expandable list of what is stored and for how long. */
export function ServiceItem({ service }: { service: DeclaredService }) {
  const { name, title, category, group, company, purpose, privacyUrl, stores } = service
  const texts = useValue(textsAtom)
  const language = useValue(languageAtom)
  const isNew = useValue(newServicesAtom).includes(name)
  const { serviceChoices } = useValue(settingsAtom)
  // A placeholder can allow one service and thereby refuse the others.
  const hasVetoes = Object.keys(useValue(serviceVetoesAtom)).length > 0
  const href = safeHref(privacyUrl)
  return (
    <li className="service" part={`service-${name}`}>
      <div className="service-row">
        <p>
          <strong id={`service-${name}`}>{title}</strong> {isNew && <span className="badge">{texts.common.new}</span>}
        </p>
        {(serviceChoices || hasVetoes) && <VetoSwitch name={name} category={category} group={group} />}
      </div>
      <p>
        <Purpose service={name}>{purpose}</Purpose>
      </p>
      <p>
        <bdi>{company.name}</bdi>, {readableCountry(company.country, language)}
        {href !== null && (
          <>
            {' · '}
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${texts.common.privacyPolicy}: ${title}`}
            >
              {texts.common.privacyPolicy}
            </a>
          </>
        )}
      </p>
      {stores.length > 0 && (
        <Disclosure id={`stores-${name}`} label={`${texts.services.stores} (${stores.length})`}>
          <dl>
            {stores.map(({ name: key, purpose, duration, domain = '' }) => (
              <div key={`${key} ${domain}`}>
                <dt>
                  <code dir="ltr">{key}</code> <span>{readableDuration(duration, language, texts)}</span>
                </dt>
                <dd>
                  <Purpose service={name}>{purpose}</Purpose>
                </dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </li>
  )
}
