import type { Service } from '../../services/service'
import type { ConsentStore } from '../../store/create-consent-store'
import { declaredServiceOf } from './declared-service-of'

/**
 * Finds the services of frames: those that the site declares, and those of the catalogue, which loads on demand.
 * @param onFound called when a service has been found in the catalogue
 * @returns a function that returns the service of a frame; null if it is unknown, or until the catalogue has loaded
 */
export function knownServices(
  store: ConsentStore,
  onFound: () => void,
): (frame: HTMLElement, url: string) => Service | null {
  /** The services of addresses that the site does not declare. */
  const embeds = new Map<string, Service | null>()

  const lookUp = async (url: string): Promise<void> => {
    // Without this file the placeholder names the host.
    const file = await import('../../services/find-embed').catch(() => null)
    const embed = await file?.findEmbed(url, document.baseURI)
    if (!embed) return
    embeds.set(url, embed)
    onFound()
  }

  return (frame, url) => {
    const declared = declaredServiceOf(store, frame, url)
    if (declared || embeds.has(url)) return declared ?? embeds.get(url)!
    embeds.set(url, null)
    void lookUp(url)
    return null
  }
}
