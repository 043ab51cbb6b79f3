import type { HeldFrame } from '../../blocking/hold/held-frame'
import type { DecisionContext } from '../../consent/decision-context'
import { allowServiceAtom, saveAtom } from '../../store/actions'
import type { ConsentStore } from '../../store/create-consent-store'
import { serviceOf } from './service-of'

/** Stores the consent that a blocked frame needs: to its service where that is enough, otherwise to its categories. */
export function allowFrame(
  store: ConsentStore,
  frame: HTMLElement,
  blocked: HeldFrame,
  context: DecisionContext,
): void {
  const service = serviceOf(store, frame, blocked)
  if (service) store.set(allowServiceAtom, service.name, context)
  else store.set(saveAtom, Object.fromEntries(blocked.categories.map(name => [name, true])), {}, context)
}
