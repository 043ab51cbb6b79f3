import type { AuditAnswer } from '../audit-facts'
import type { Visit } from '../browser/visit'
import type { AuditData } from '../load-data'
import { answerByApi } from './answer-by-api'
import { answerByAutoconsent } from './answer-by-autoconsent'
import { rejectInSettings } from './answer-by-buttons'
import { click, findControls, type Control } from './find-controls'
import { evaluateIn } from '../browser/audit-frame'
import { sleep } from '../../sleep'

/** Controls of consent tools that reopen the settings, for pages where the text does not match. */
const known = [
  '[data-consent-open]',
  'privacy-settings-button',
  'privacy-settings-dialog[variant=widget]',
  '.cc-revoke',
  '#tarteaucitronIcon',
  '#tarteaucitronManager',
  '[data-cc="show-preferencesModal"]',
  '[data-cc="c-settings"]',
  '.ot-sdk-show-settings',
  '#ot-sdk-btn',
  '#ot-sdk-btn-floating',
  '#CookiebotWidget',
  '.cky-btn-revisit',
  '.cmplz-manage-consent',
  '.iubenda-cs-preferences-link',
  '.termly-display-preferences',
  '#teconsent',
  '.osano-cm-widget',
  '#usercentrics-root',
  '#uc-privacy-button',
]

const clickKnown = `(() => {
  for (const element of document.querySelectorAll(${JSON.stringify(known.join(','))})) {
    // It goes with the banner.
    if (element.closest('consent-banner')) continue
    const inner = element.shadowRoot?.querySelector('button, a, [role=button]') ?? element
    const { width, height } = inner.getBoundingClientRect()
    if (width < 2 || height < 2 || !inner.checkVisibility({ visibilityProperty: true })) continue
    CLICK
    return element.id || element.getAttribute('class') || element.localName
  }
  return null
})()`

/** A visible control that lets visitors change their choice. */
export interface WayBack {
  readonly name: string
  readonly open: () => Promise<void>
}

/** Returns the page's own control to change a choice, or null. */
export async function findWayBack(visit: Visit, data: AuditData): Promise<WayBack | null> {
  const isBack = ({ kinds, facts }: Control) => kinds.includes('way-back') && facts.visible
  const control = (await findControls(visit, data)).find(isBack)
  const settle = () => sleep(700)
  if (control)
    return {
      name: control.name,
      open: async () => {
        await click(control)
        await settle()
      },
    }
  const [page] = await visit.frames()
  if (page === undefined) return null
  const name = await evaluateIn(page, clickKnown.replace('CLICK', ''), 'page')
  if (typeof name !== 'string') return null
  return {
    name,
    open: async () => {
      await evaluateIn(page, clickKnown.replace('CLICK', 'inner.click()'), 'page')
      await settle()
    },
  }
}

/** Withdraws consent on the open page, with the page's own control to change a choice. */
export async function withdraw(visit: Visit, data: AuditData): Promise<AuditAnswer> {
  if (await answerByApi(visit, 'reject')) return { answered: true, method: 'api', detail: 'consentManager.rejectAll()' }
  const back = await findWayBack(visit, data)
  if (back === null) return { answered: false, method: null, detail: 'No control to change the choice was found.' }
  await back.open()
  const opened = `opened “${back.name}”`
  const clicked: string[] = []
  const press = async (control: Control | undefined): Promise<boolean> => {
    if (control === undefined) return false
    await click(control)
    clicked.push(`“${control.name}”`)
    await sleep(700)
    return true
  }
  if (await rejectInSettings(visit, data, press))
    return { answered: true, method: 'buttons', detail: `${opened}, clicked ${clicked.join(', ')}` }
  const rule = await answerByAutoconsent(visit, 'reject', () => {})
  if (rule !== null) return { answered: true, method: 'autoconsent', detail: `${opened}, autoconsent’s rule ${rule}` }
  return { answered: false, method: null, detail: `${opened}, but nothing there rejects.` }
}
