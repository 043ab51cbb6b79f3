import type { Visit } from '../browser/visit'
import type { AuditData } from '../load-data'
import { click, findControls, inBanner, isSwitch, switchOff, type Control } from './find-controls'
import { sleep } from '../../sleep'

/** The time for the animations of banners and dialogs, in milliseconds. */
const ANIMATION = 700

const quoted = (controls: readonly Control[]) => controls.map(({ name }) => `“${name}”`).join(', ')

/** The time for a banner to fade out, in milliseconds. */
const FADE = 3000

/** Returns whether a banner or its settings are still open. */
async function isStillOpen(visit: Visit, data: AuditData): Promise<boolean> {
  const end = Date.now() + FADE
  const isOpen = async () => {
    const controls = await findControls(visit, data)
    return [...inBanner(controls, 'accept'), ...inBanner(controls, 'reject')].some(({ facts }) => facts.inViewport)
  }
  while (await isOpen()) {
    if (Date.now() > end) return true
    await sleep(200)
  }
  return false
}

/**
 * Makes the choice with buttons whose visible text matches, in the banner or in its settings.
 * @param onChoice called right before the first click
 * @returns the texts of the clicked buttons; null if no text matched
 */
export async function answerByButtons(
  visit: Visit,
  data: AuditData,
  choice: 'accept' | 'reject',
  onChoice: () => void,
): Promise<string | null> {
  const clicked: Control[] = []
  const press = async (control: Control | undefined): Promise<boolean> => {
    if (control === undefined) return false
    onChoice()
    await click(control)
    clicked.push(control)
    await sleep(ANIMATION)
    return true
  }
  const first = await findControls(visit, data)
  if (await press(inBanner(first, choice)[0])) return (await isStillOpen(visit, data)) ? null : quoted(clicked)
  if (choice === 'accept' || !(await press(inBanner(first, 'settings')[0]))) return null
  return (await rejectInSettings(visit, data, press)) ? quoted(clicked) : null
}

/**
 * Rejects in open settings: with their reject button, or by switching everything off and saving.
 * @returns whether that was possible
 */
export async function rejectInSettings(
  visit: Visit,
  data: AuditData,
  press: (control: Control | undefined) => Promise<boolean>,
): Promise<boolean> {
  const second = await findControls(visit, data)
  if (await press(inBanner(second, 'reject')[0])) return !(await isStillOpen(visit, data))
  const isOn = (control: Control) => isSwitch(control) && control.facts.checked && !control.facts.disabled
  for (const control of second) if (isOn(control) && control.facts.inBanner) await switchOff(control)
  return press(inBanner(second, 'save')[0])
}
