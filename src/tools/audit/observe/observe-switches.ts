import { evaluateIn } from '../browser/audit-frame'
import type { Visit } from '../browser/visit'
import { click, findControls, inBanner, isSwitch } from '../answer/find-controls'
import type { AuditData } from '../load-data'

const necessary =
  /necess|essential|required|mandatory|always|notwendig|erforderlich|essen[tz]iell|technisch|nécessaire|obligatoire|indispensable|necesari|necessari|obrigat|noodzakelijk|nödvänd|nødvend|välttämät|pakolli|niezbędn|nezbytn|select all|alle auswählen/i

const openOwn = `(manager => typeof manager?.version === 'string' && (manager.openSettings(), true))(globalThis.consentManager)`

/**
 * Opens the settings of the banner.
 * @returns the names of switches that are on, can be changed, and are not for strictly necessary purposes
 */
export async function findPretickedSwitches(visit: Visit, data: AuditData): Promise<string[]> {
  const [page] = await visit.frames()
  const first = await findControls(visit, data)
  const preticked = (controls: typeof first) =>
    controls
      .filter(control => isSwitch(control) && control.facts.inBanner)
      .filter(({ facts }) => facts.checked && !facts.disabled && (facts.visible || facts.parentVisible))
      .filter(({ name }) => !necessary.test(name))
      .map(({ name }) => name || 'without a name')
  if (page === undefined || (await evaluateIn(page, openOwn, 'page')) !== true) {
    const [settings] = inBanner(first, 'settings')
    if (settings === undefined) return preticked(first)
    await click(settings)
  }
  await new Promise(resolve => setTimeout(resolve, 1000))
  await visit.settle()
  return [...new Set([...preticked(first), ...preticked(await findControls(visit, data))])]
}
