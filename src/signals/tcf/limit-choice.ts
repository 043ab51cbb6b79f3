import { categoryNames } from '../../consent/categories'
import type { Consents } from '../../consent/consents'
import { purposesOfCategories } from '../categories-of-purposes'
import { refusedChoice } from './tcf-question'
import type { TcfChoice } from './tcf-choice'

/**
 * The purposes without a category that Global Privacy Control forbids as well. Purpose 10, "Develop and improve services",
 * lets vendors use data for their own products (IAB Europe, TCF Policies, Appendix A). A service provider may do that
 * within limits (11 CCR §7050(a)(3)) that a TC string cannot set, so it counts as a sale (Civil Code 1798.140(ad)). Purpose
 * 11, "Use limited data to select content", selects content by the page that is open. That is neither sale nor advertising
 * across contexts (Civil Code 1798.140(k) and (ah)), so it stays the visitor's choice.
 */
const DEVELOPMENT = [10]

/**
 * Returns a choice without what a browser signal forbids, so that a TC string never contradicts the signal. The purposes
 * of a forbidden category count as refused and objected to, except those that an allowed category needs as well.
 * @param possible the categories that the signal leaves to the visitor
 */
export function limitChoice(choice: TcfChoice, possible: Consents): TcfChoice {
  const purposesOf = (isPossible: boolean): Set<number> =>
    new Set(categoryNames.filter(name => possible[name] === isPossible).flatMap(name => purposesOfCategories[name]))
  const [forbidden, allowed] = [purposesOf(false), purposesOf(true)]
  if (!possible.marketing) DEVELOPMENT.forEach(id => forbidden.add(id))
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
