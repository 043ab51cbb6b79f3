import { aTimeout } from '@open-wc/testing'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { waitUntil as until } from '../support/wait-until'

const roots: { root: Root; container: HTMLElement }[] = []

/** Unmounts a root after the test. */
export function keep(root: Root, container: HTMLElement): void {
  roots.push({ root, container })
}

/** Renders a React site until the test has ended. */
export function draw(site: ReactNode): { container: HTMLElement; root: Root } {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  keep(root, container)
  root.render(site)
  return { container, root }
}

/** Returns all matching elements, including open shadow roots. */
export const all = (selector: string, within: Document | ShadowRoot | Element = document): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
  ...[...within.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? all(selector, shadowRoot) : [])),
]

export { until }
export const shown = (selector: string) => until(() => all(selector).length > 0, `${selector} is there`)

export async function press(selector: string): Promise<void> {
  await shown(selector)
  all(selector)[0]!.click()
}

/** Removes every site, the manager, and the stored decision. */
export async function leave(): Promise<void> {
  for (const { root, container } of roots.splice(0)) {
    root.unmount()
    container.remove()
  }
  window.consentManager?.stop()
  localStorage.clear()
  await aTimeout(0)
}
