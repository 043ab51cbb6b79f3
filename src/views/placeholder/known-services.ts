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
  /** What the catalogue has for frames of services that the site does not declare. Removed frames are forgotten. */
  const embeds = new WeakMap<HTMLElement, Embed>()

  const lookUp = async (embed: Embed): Promise<void> => {
    // Without this file the placeholder names the host.
    const file = await import('../../services/find-embed').catch(() => null)
    embed.service = (await file?.findEmbed(embed.url, document.baseURI)) ?? null
    if (embed.service) onFound()
  }

  return (frame, url) => {
    const declared = declaredServiceOf(store, frame, url)
    if (declared) return declared
    const known = embeds.get(frame)
    if (known?.url === url) return known.service
    const embed: Embed = { url, service: null }
    embeds.set(frame, embed)
    void lookUp(embed)
    return null
  }
}

/** A frame's address, and its service in the catalogue; null if it has none, or until it has been looked up. */
interface Embed {
  url: string
  service: Service | null
}
