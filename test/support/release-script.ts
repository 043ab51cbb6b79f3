import { runReleased } from '../../src/blocking/hold/run-released'
import type { Page } from './open-page'

/**
 * Inserts a script at the end of an element of a page, as one that is released. Its order is kept unless it has `async`.
 * @param place the selector of the element
 */
export function releaseScript(
  { document }: Page,
  text: string,
  attributes: Record<string, string> = {},
  place = 'main',
): HTMLScriptElement {
  const script = document.createElement('script')
  if (!('async' in attributes)) script.async = false
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  script.text = text
  const parent = document.querySelector(place)!
  runReleased(script, () => parent.append(script))
  return script
}
