import { Fragment } from 'react'
import type { ConsentCategory } from '../../consent/categories'
import { servicesAtom } from '../../store/service-atoms'
import { settingsAtom } from '../../store/settings-atoms'
import { textsAtom } from '../../store/text-atoms'
import { useValue } from '../consent-context'
import { ServiceItem } from './ServiceItem'
import { VetoSwitch } from './VetoSwitch'

interface Props {
  category: ConsentCategory
}

/** The services of a category and of its custom categories; null if there are none. */
export function ServiceList({ category }: Props) {
  const { list } = useValue(textsAtom).services
  const { customCategories } = useValue(settingsAtom)
  const services = (useValue(servicesAtom) ?? []).filter(service => service.category === category.name)
  const ofGroup = (group?: string) => services.filter(service => service.group === group)
  const groups = customCategories.filter(({ name }) => ofGroup(name).length > 0)
  if (services.length === 0) return null
  return (
    <div className="services" part="services">
      {ofGroup().length > 0 && (
        <ul role="list" aria-label={`${list} (${ofGroup().length})`}>
          {ofGroup().map(service => (
            <ServiceItem key={service.name} service={service} />
          ))}
        </ul>
      )}
      {groups.map(({ name, title, description }) => (
        <Fragment key={name}>
          <div className="service-row">
            <h4 id={`service-${name}`}>{title}</h4>
            <VetoSwitch name={name} category={category.name} />
          </div>
          {description !== undefined && <p>{description}</p>}
          <ul role="list">
            {ofGroup(name).map(service => (
              <ServiceItem key={service.name} service={service} />
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  )
}
