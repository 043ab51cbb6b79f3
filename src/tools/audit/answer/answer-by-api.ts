import { evaluateIn } from '../browser/audit-frame'
import type { Visit } from '../browser/visit'

/**
 * Makes the choice through `window.consentManager`, if the page uses consent-elements.
 * @returns false if it does not
 */
export async function answerByApi(visit: Visit, choice: 'accept' | 'reject'): Promise<boolean> {
  const [page] = await visit.frames()
  if (page === undefined) return false
  const method = choice === 'accept' ? 'acceptAll' : 'rejectAll'
  const expression = `(async manager => {
    if (typeof manager?.version !== 'string' || typeof manager.${method} !== 'function') return false
    await manager.${method}()
    return true
  })(globalThis.consentManager)`
  return (await evaluateIn(page, expression, 'page')) === true
}
