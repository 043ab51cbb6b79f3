import type { CategoryName } from '../../consent/categories'
import { companiesOf } from '../../services/companies-of'
import { languageAtom } from '../../store/language-atoms'
import { servicesAtom } from '../../store/service-atoms'
import { textsAtom } from '../../store/text-atoms'
import { pluralText } from '../../translations/plural-text'
import { useValue } from '../consent-context'

/** Returns the number of companies with a service in a category, such as "4 companies"; null if there are none. */
export function useCompanies(category: CategoryName): string | null {
  const services = (useValue(servicesAtom) ?? []).filter(service => service.category === category)
  const { companies } = useValue(textsAtom).services
  const language = useValue(languageAtom)
  return services.length === 0 ? null : pluralText(companies, companiesOf(services).length, language)
}
