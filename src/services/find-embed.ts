import { embedHosts } from './embed-hosts'
import { loadService } from './load-service'
import type { Service } from './service'
import { serviceAt } from './service-at'

/**
 * Finds the service of the catalogue that an embedded address belongs to, such as YouTube or Google Maps. Only pages with
 * a frame of a service that they do not declare load this file.
 * @param base the base URL of relative addresses
 * @returns the service; null if the catalogue has none, or its file cannot be loaded
 */
export async function findEmbed(url: string, base: string): Promise<Service | null> {
  const found = serviceAt(embedHosts, url, base)?.service
  return found ? loadService(found.name).catch(() => null) : null
}
