import { categoryNames } from '../../consent/categories'
import type { Consents } from '../../consent/consents'
import { purposesOfCategories } from '../categories-of-purposes'
import { refusedChoice } from './tcf-question'
import type { TcfChoice } from './tcf-choice'

/**
 * Returns a choice without what a browser signal forbids, so that a TC string never contradicts the signal. The purposes
 * of a forbidden category count as refused and objected to, except those that an allowed category needs as well.
 * @param possible the categories that the signal leaves to the visitor
 */
export function limitChoice(choice: TcfChoice, possible: Consents): TcfChoice {
  const purposesOf = (isPossible: boolean): Set<number> =>
    new Set(categoryNames.filter(name => possible[name] === isPossible).flatMap(name => purposesOfCategories[name]))
  const [forbidden, allowed] = [purposesOf(false), purposesOf(true)]
  if (forbidden.size === 0) return choice
  // Do Not Track forbids all purposes, also those that belong to no category.
  if (allowed.size === 0) return refusedChoice
  const stays = (id: number): boolean => allowed.has(id) || !forbidden.has(id)
  return {
    ...choice,
    purposes: choice.purposes.filter(stays),
    interests: choice.interests.filter(stays),
    additional: [],
  }
}
