import type { CategoryName } from '../consent/categories'
import type { GivenService } from '../services/given-service'
import { declaredServices } from './declared-services'

/** Returns the sources of a host and its subdomains. A policy would compare a path with that of each request. */
const sourcesOf = (entry: string): string[] => {
  const host = entry.split('/')[0]!
  return [`https://${host}`, `https://*.${host}`]
}

/**
 * Returns what a Content-Security-Policy must allow for services, as in `contentSecurityPolicy(await
 * serviceSources('youtube', granted), granted)`.
 * @param services the option `services`: a text such as `"google-analytics youtube"`, or a list
 * @param granted only services of these categories; default all services
 * @returns the hosts of the services and their subdomains, each once
 * @throws Error that lists every problem: an unknown service, an invalid id or address
 */
export async function serviceSources(
  services: string | readonly GivenService[],
  granted?: readonly CategoryName[],
): Promise<string[]> {
  const problems: string[] = []
  const declared = await declaredServices(services, [], message => void problems.push(message))
  if (problems.length > 0) throw new Error(`The sources of services cannot be listed:\n${problems.join('\n')}`)
  const used = declared.filter(({ category }) => category === 'necessary' || (granted?.includes(category) ?? true))
  return [...new Set(used.flatMap(({ hosts }) => hosts).flatMap(sourcesOf))]
}
