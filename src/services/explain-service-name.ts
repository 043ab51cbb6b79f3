import { nearestNames } from './nearest-names'
import { serviceNames } from './service-names'

/**
 * Explains why a service could not be loaded. Only pages with such a problem load this file.
 * @returns whether the catalogue contains the name, and a message for the site's owner
 */
export function explainServiceName(name: string): { isKnown: boolean; message: string } {
  if (serviceNames.includes(name))
    return {
      isKnown: true,
      message:
        `The service "${name}" could not be fetched. Copy the folder "services" of dist/ beside the other files; ` +
        'in a bundle, import it from "consent-elements/services" and put it into the option "services"',
    }
  const near = nearestNames(name, serviceNames)
  const hint = near.length > 0 ? `did you mean ${near.join(', ')}? All` : 'all'
  return {
    isKnown: false,
    message:
      `Option "services" has "${name}", which the catalogue does not have; ${hint}` +
      ' names are in docs/reference/services.md; describe a service of your own with defineService',
  }
}
