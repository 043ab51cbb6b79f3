import type { Jurisdictions } from '../consent/consent-models'
import { isKnownJurisdiction } from './is-known-jurisdiction'

/**
 * Returns the option `jurisdictions` as it can be used. For which place consent was wanted under a name that no place and no
 * law has cannot be decided, so it is then required everywhere. explainOptions names it in the console.
 */
export const checkedJurisdictions = (given: Jurisdictions): Jurisdictions =>
  Object.keys(given).some(name => given[name] === 'opt-in' && !isKnownJurisdiction(name)) ? { '*': 'opt-in' } : given
