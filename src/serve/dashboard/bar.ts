import { html } from 'hono/html'
import type { Markup } from './page'
import type { Viewer } from './viewer'

/** Draws parts of a whole as a bar. Screen readers and the pointer get the shares as a text. */
export function bar(
  share: Viewer['share'],
  parts: readonly (readonly [name: string, title: string, count: number])[],
): Markup {
  const whole = parts.reduce((sum, [, , count]) => sum + count, 0)
  const text = parts.map(([, title, count]) => `${title} ${share(count, whole)}`).join(', ')
  let x = 0
  return html`<svg class="share" viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label="${text}">
    <title>${text}</title>
    ${parts.map(([name, , count]) => {
      const width = whole === 0 ? 0 : (100 * count) / whole
      const from = x
      x += width
      return html`<rect class="${name}" x="${from.toFixed(2)}" width="${width.toFixed(2)}" height="10"></rect>`
    })}
  </svg>`
}
