import type { Channel } from './blocked-request'
import type { Judge } from './blocking-rules'
import { addressesIn, fetches } from './fetching-attributes'

/** Whether an element would fetch what is held by one of its attributes. */
export const isAttributeHeld = (held: Judge, element: Element, name: string, text: string, channel: Channel): boolean =>
  fetches(element, name) && addressesIn(name, text).some(url => held(url, channel) !== null)
