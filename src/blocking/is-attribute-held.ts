import type { Channel } from './blocked-request'
import { addressesIn, fetches } from './fetching-attributes'
import { held } from './held'

/** Whether an element would fetch what is held by one of its attributes. */
export const isAttributeHeld = (element: Element, name: string, text: string, channel: Channel): boolean =>
  fetches(element, name) && addressesIn(name, text).some(url => held(url, channel) !== null)
