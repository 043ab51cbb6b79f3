import type { Observation } from '../observation'
import { setAttribute } from '../misspellings/edit-tag'
import { isGuard } from '../own-files'
import { guardTag } from '../paste-lines'
import type { PageFacts } from '../page-facts'

/** Adds an address to a service in the text of `data-services`, or the service with it. */
function withAddress(services: string, name: string, address: string): string {
  const words = services.split(/\s+/).filter(Boolean)
  const at = words.findIndex(word => word.split(/[=;]/, 1)[0] === name)
  if (at < 0) words.push(name)
  words[at < 0 ? words.length - 1 : at] += `;host=${address}`
  return words.join(' ')
}

/** Finds services that receive data before consent through an address of the site's own. */
export function findOpenOwnAddresses(page: PageFacts): Observation[] {
  const guard = page.elements.find(isGuard)
  const known = guard?.attributes['data-services'] ?? ''
  return page.ownAddresses.map(({ url, service, address }) => {
    const services = withAddress(known, service, address)
    return {
      seen: `${url} was sent before consent. Its path or its content is that of ${service}.`,
      fix: `Name the address, so that it waits for consent like the service's own hosts:`,
      paste: guard ? setAttribute('data-services', services)(guardTag(page)) : `services="${services}"`,
    }
  })
}
