import { evaluateIn } from './audit-frame'
import type { Visit } from './visit'

/** Scrolls through the page and moves the mouse, because many tags wait for that. It does not click. */
export async function interact(visit: Visit): Promise<void> {
  const [page] = await visit.frames()
  if (page === undefined) return
  for (const [x, y] of [
    [200, 200],
    [320, 280],
  ])
    await visit.page
      .send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: x ?? 0, y: y ?? 0 }, { timeout: 2000 })
      .catch(() => {})
  const scroll = `(async () => {
    for (const part of [0.33, 0.66, 1, 0]) {
      scrollTo({ top: document.documentElement.scrollHeight * part, behavior: 'instant' })
      await new Promise(resolve => setTimeout(resolve, 120))
    }
  })()`
  await evaluateIn(page, scroll, 'isolated')
  await visit.settle()
}
