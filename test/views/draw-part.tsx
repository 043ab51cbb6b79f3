import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { ConsentStore } from '../../src/store/create-consent-store'
import { ConsentContext } from '../../src/views/consent-context'
import { askingStore, clearPage, put } from './page'

/** The store of the running test. */
export let store: ConsentStore
/** The element that the running test draws in. */
export let place: HTMLElement
let root: Root

/** Gives each test of the suite an element and a store of its own. */
export function drawParts(): void {
  beforeEach(() => {
    store = askingStore()
    place = put('div')
    root = createRoot(place)
  })
  afterEach(async () => {
    flushSync(() => root.unmount())
    await clearPage()
  })
}

/** Renders a part, and returns what it is. */
export function draw(node: ReactNode): HTMLElement {
  flushSync(() => root.render(<ConsentContext.Provider value={store}>{node}</ConsentContext.Provider>))
  return place.firstElementChild as HTMLElement
}
