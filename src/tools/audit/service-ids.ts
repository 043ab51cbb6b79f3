import type { AuditRequest } from './audit-facts'
import type { CatalogueService } from './load-data'

/** Parameters that vendors write an id into. Other numbers in an address are times and versions. */
const parameters = /^(id|tid|pid|tag_?id|pixel_?id|pixelid|site_?id|idsite|hjid|account|app_?id|token|key)$/i

/** Ids that begin so are the same in every address, such as `GTM-AB12CD3`. */
const hasPrefix = (pattern: string): boolean => /^\^[A-Z]+-/.test(pattern)

function candidatesIn(url: string, isDistinct: boolean): string[] {
  const { searchParams, pathname } = new URL(url)
  const values = [...searchParams].filter(([name]) => isDistinct || parameters.test(name)).map(([, value]) => value)
  // As in `/tag/abcdefghij` and `/c/hotjar-1234567.js`.
  const parts = pathname.split('/').flatMap(part => [part, part.replace(/^[a-z]+-|\.js$/g, '')])
  return [...values, ...parts]
}

/**
 * Returns the ids of services that a site's requests contain.
 * @returns by the service's name; services without a known id are missing
 */
export function serviceIds(
  requests: readonly Pick<AuditRequest, 'url' | 'service'>[],
  services: readonly CatalogueService[],
): Map<string, string[]> {
  const ids = new Map<string, string[]>()
  for (const { name, id } of services) {
    if (id === undefined) continue
    const isDistinct = hasPrefix(id.pattern)
    const pattern = new RegExp(id.pattern)
    const found = requests
      // Google's tags are all loaded from one host.
      .filter(({ service }) => service === name || (isDistinct && service !== null))
      .flatMap(({ url }) => candidatesIn(url, isDistinct))
      .filter(value => pattern.test(value))
    if (found.length > 0) ids.set(name, [...new Set(found)])
  }
  return ids
}
