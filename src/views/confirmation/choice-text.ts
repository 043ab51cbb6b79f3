import type { Consents } from '../../consent/consents'
import { companiesOf } from '../../services/companies-of'
import type { ConsentStore } from '../../store/create-consent-store'
import { displayedCategoriesAtom } from '../../store/category-atoms'
import { languageAtom } from '../../store/language-atoms'
import { effectiveConsentsAtom } from '../../store/record-atoms'
import { servicesAtom, serviceStatesAtom } from '../../store/service-atoms'
import { textsAtom } from '../../store/text-atoms'
import { categoryText } from '../../translations/category-text'
import { fillText } from '../../translations/fill-text'
import { pluralText } from '../../translations/plural-text'

/**
 * Returns what is in force after a choice, such as "Not allowed: Analytics and Marketing (4 companies)." What is allowed and
 * what is not are on lines of their own. The companies are
 * those that receive nothing because of it.
 * @param before what was in force before: only the categories that have changed are named, unless none has
 */
export function choiceText(store: ConsentStore, before: Consents | null = null): string {
  const texts = store.get(textsAtom)
  const language = store.get(languageAtom)
  const consents = store.get(effectiveConsentsAtom)
  const states = store.get(serviceStatesAtom)
  const isAllowed = ({ name }: { name: string }): boolean => states.some(state => state.name === name && state.allowed)
  const optional = store.get(displayedCategoriesAtom).filter(({ name }) => name !== 'necessary')
  const changed = optional.filter(({ name }) => before !== null && before[name] !== consents[name])
  const named = changed.length > 0 ? changed : optional
  const names = new Set(named.map(({ name }) => name))
  const services = store.get(servicesAtom) ?? []
  const receiving = companiesOf(services.filter(isAllowed))
  const without = companiesOf(services.filter(service => names.has(service.category) && !isAllowed(service))).filter(
    name => !receiving.includes(name),
  )
  const titles = (on: boolean): string =>
    new Intl.ListFormat(language).format(
      named.filter(({ name }) => consents[name] === on).map(category => categoryText(texts, category).title),
    )
  const [on, off] = [titles(true), titles(false)]
  const companies = without.length > 0 ? ` (${pluralText(texts.services.companies, without.length, language)})` : ''
  return [
    ...(on ? [fillText(texts.services.allowed, { list: on })] : []),
    ...(off ? [fillText(texts.services.refused, { list: off + companies })] : []),
  ].join('\n')
}
