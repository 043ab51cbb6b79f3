import { categoryNames, type CategoryName } from '../../consent/categories'
import { consentsFrom, type Consents } from '../../consent/consents'
import { purposesOfCategories } from '../categories-of-purposes'
import { acceptedChoice, refusedChoice, type TcfQuestion } from './tcf-question'
import type { TcfChoice } from './tcf-choice'

/**
 * Returns the categories that a choice grants: those of which all purposes that the site asks for have consent.
 * Legitimate interests grant nothing.
 */
export function categoriesOfChoice(asked: readonly number[], { purposes }: TcfChoice): Consents {
  return consentsFrom(name => {
    const needed = purposesOfCategories[name].filter(purpose => asked.includes(purpose))
    const own = needed.filter(purpose => purpose !== 1 || name === 'functionality')
    return name === 'necessary' || (own.length > 0 && needed.every(purpose => purposes.includes(purpose)))
  })
}

/** Returns the choice that fits categories which were not granted in the layers of TCF, but by a script of the page. */
export function choiceOfCategories(question: TcfQuestion, consents: Consents): TcfChoice {
  const all = acceptedChoice(question)
  const granted = categoryNames.filter((name: CategoryName) => name !== 'necessary' && consents[name])
  if (granted.length === 0) return refusedChoice
  if (granted.length === categoryNames.length - 1) return all
  const purposes = new Set(granted.flatMap(name => purposesOfCategories[name]))
  return {
    ...all,
    purposes: all.purposes.filter(purpose => purposes.has(purpose)),
    specialFeatures: [],
    additional: [],
  }
}
