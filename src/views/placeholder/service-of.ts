import type { HeldFrame } from '../../blocking/hold/held-frame'
import type { DeclaredService } from '../../services/declared-service'
import type { ConsentStore } from '../../store/create-consent-store'
import { declaredServiceOf } from './declared-service-of'

/** Returns the declared service of a frame if nothing else blocks the frame, so that it can be allowed alone. */
export function serviceOf(
  store: ConsentStore,
  frame: HTMLElement,
  { url, categories }: HeldFrame,
): DeclaredService | null {
  const service = declaredServiceOf(store, frame, url)
  return service && categories.every(category => category === service.category) ? service : null
}
