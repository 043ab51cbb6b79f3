import type { ConsentManager } from '../../src'
import { consentEventNames } from '../../src/effects/consent-event-names'
import { deleteConsentCookie } from '../../src/storage/consent-cookie'
import { waitUntil } from './wait-until'

// Each test file starts as a new visitor. The files share a browser, and in Firefox a tab, which keep what the file before
// has stored.
localStorage.clear()
sessionStorage.clear()
deleteConsentCookie()

/** A page of a site, in a frame. */
export interface Page {
  window: Window & typeof globalThis & { consentManager?: ConsentManager; [name: string]: unknown }
  document: Document
  /** Waits for the manager. */
  manager(): Promise<ConsentManager>
  /** Our events on the document, in order. */
  events: { type: string; detail: unknown }[]
  /** Errors and warnings in the console. */
  console: string[]
  /** Waits for the first matching element that handles clicks, also within the open shadow roots of our elements. */
  find<E extends HTMLElement = HTMLElement>(selector: string): Promise<E>
  /** The same without waiting: null if there is none. */
  peek<E extends HTMLElement = HTMLElement>(selector: string): E | null
  /** Waits until a condition is true. */
  until(what: string, holds: () => unknown): Promise<void>
  /** Opens the same address again, as a returning visitor. */
  reload(): Promise<void>
  close(): void
}

const pages = new Set<HTMLIFrameElement>()

/** What runs first in the pages that are loading. The first script of a page calls it, also when several load at once. */
const watchers = new Map<HTMLIFrameElement, (target: Page['window']) => void>()
Object.assign(window, {
  beforePage(target: Page['window']) {
    for (const [frame, watch] of watchers) if (frame.contentWindow === target) watch(target)
  },
})

/** Closes every page that a test has opened. */
export function closePages(): void {
  for (const frame of pages) frame.remove()
  pages.clear()
}

/**
 * Opens a page of a site.
 * @param parts `head` and `body` as HTML; `before` runs in the page before any of its own scripts; with `loading` the
 *   function returns when the page has been parsed, and does not wait for its `load` event; with `before deferred` it
 *   does not wait for deferred scripts either, with `at its first script` for nothing after that
 */
export async function openPage(parts: {
  head?: string
  body?: string
  before?: (page: Page['window']) => void
  csp?: string
  /** The place that an edge server names in a header of the page. */
  place?: string
  width?: number
  height?: number
  loading?: boolean | 'before deferred' | 'at its first script'
}): Promise<Page> {
  const { head = '', body = '', before, csp, place, width = 800, height = 600, loading = false } = parts
  const html = `<!doctype html><html lang="en"><head><title>A site</title><script src="/page/first.js"></script>${head}</head><body>${body}</body></html>`
  const query = new URLSearchParams({ html, ...(csp && { csp }), ...(place && { place }) })
  const frame = document.createElement('iframe')
  frame.style.cssText = `width:${width}px;height:${height}px;border:0`
  const page: Page = {
    get window() {
      return frame.contentWindow as Page['window']
    },
    get document() {
      return frame.contentDocument!
    },
    events: [],
    console: [],
    async manager() {
      await page.until('window.consentManager is there', () => page.window.consentManager?.version)
      return page.window.consentManager!
    },
    peek: selector => deepQuery(page.document, selector),
    async find<E extends HTMLElement>(selector: string) {
      await page.until(`${selector} is there, and served`, () => isServed(page.peek(selector)))
      return page.peek<E>(selector)!
    },
    until: (what, holds) => waitUntil(holds, what),
    async reload() {
      page.events.length = 0
      page.console.length = 0
      await load(() => page.window.location.reload())
    },
    close() {
      frame.remove()
      pages.delete(frame)
    },
  }
  const watch = (target: Page['window']): void => {
    for (const type of consentEventNames)
      target.document.addEventListener(type, event =>
        page.events.push({ type, detail: (event as unknown as CustomEvent<unknown>).detail }),
      )
    const { console } = target
    for (const level of ['error', 'warn', 'info'] as const)
      console[level] = (...words: unknown[]) => void page.console.push(`${level}: ${words.map(String).join(' ')}`)
    target.document.addEventListener('readystatechange', () => frame.dispatchEvent(new Event('before deferred')))
    target.document.addEventListener('DOMContentLoaded', () => frame.dispatchEvent(new Event('parsed')))
    before?.(target)
    frame.dispatchEvent(new Event('at its first script'))
  }
  const load = async (go: () => void): Promise<void> => {
    watchers.set(frame, watch)
    const event = loading === true ? 'parsed' : loading || 'load'
    const loaded = new Promise(resolve => frame.addEventListener(event, resolve, { once: true }))
    go()
    await loaded
    watchers.delete(frame)
  }
  pages.add(frame)
  await load(() => {
    frame.src = `/page/?${query}`
    document.body.append(frame)
  })
  return page
}

/** Returns false for a banner that was rendered early and does not handle clicks yet. */
function isServed(element: Element | null): boolean {
  const root = element?.getRootNode() as ShadowRoot | undefined
  return root !== undefined && !root.host?.matches('consent-banner:not(:defined)')
}

function deepQuery<E extends HTMLElement>(root: Document | ShadowRoot, selector: string): E | null {
  const found = query<E>(root, selector)
  if (found) return found
  for (const { shadowRoot } of queryAll(root, '*')) {
    const within = shadowRoot && deepQuery<E>(shadowRoot, selector)
    if (within) return within
  }
  return null
}

// An element named "querySelector" hides the document's own method.
const query = <E extends HTMLElement>(root: Document | ShadowRoot, selector: string): E | null =>
  (root.nodeType === 9 ? Document.prototype : DocumentFragment.prototype).querySelector.call(root, selector) as E | null
const queryAll = (root: Document | ShadowRoot, selector: string): Iterable<Element> =>
  (root.nodeType === 9 ? Document.prototype : DocumentFragment.prototype).querySelectorAll.call(root, selector)
