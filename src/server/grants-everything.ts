import { categoryNames } from '../consent/categories'
import type { ConsentRecord } from '../consent/consent-record'
import type { KnownConsent } from './read-consent'

/** Returns whether a decision grants all categories and refuses no service. */
export function grantsEverything(decision: ConsentRecord | KnownConsent): boolean {
  const { consents, services = {}, openServices = [] } = decision as ConsentRecord
  return (
    categoryNames.every(name => name === 'necessary' || consents[name]) &&
    Object.keys(services).length + openServices.length === 0
  )
}
