import { givenNames } from '../services/given-names'
import type { Visit } from '../options/visit-plan'
import { mayDecisionStand } from '../storage/may-decision-stand'
import { optionsOnTag } from './options-on-tag'

/** Returns what the stored decision and a guard's tag say about the files that this visit needs. */
export function visitOf(tag: Element): Visit {
  const given = optionsOnTag(tag.getAttribute('data-options'))
  const services = [tag.getAttribute('data-services'), given?.services].flatMap(givenNames)
  return {
    isDecided: mayDecisionStand(true),
    services: services.filter(name => /^[a-z\d-]+$/.test(name)),
    hasTagManager: tag.hasAttribute('data-tag-manager-id') || !!given?.tagManager || !!given?.tagManagerId,
    hasSignals: !!given?.signals,
  }
}
