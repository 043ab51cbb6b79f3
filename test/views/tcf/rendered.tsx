import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ConsentStore } from '../../../src/store/create-consent-store'
import { ConsentContext } from '../../../src/views/consent-context'
import { afterwards, askingStore, put } from '../page'

/**
 * Renders a part of the second layer in the page, until `clearPage`. Clicks have their effect at once, and not in a
 * microtask as elsewhere.
 * @returns the element around it
 */
export function rendered(node: ReactNode, store: ConsentStore = askingStore()): HTMLElement {
  const outer = put('div')
  const place = outer.appendChild(document.createElement('div'))
  outer.addEventListener('click', () => flushSync(() => {}))
  const root = createRoot(place)
  flushSync(() => root.render(<ConsentContext.Provider value={store}>{node}</ConsentContext.Provider>))
  afterwards(() => flushSync(() => root.unmount()))
  return place
}
