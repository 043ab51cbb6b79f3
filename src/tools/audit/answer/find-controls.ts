import type { Protocol } from 'puppeteer-core'
import type { AuditFrame } from '../browser/audit-frame'
import type { Visit } from '../browser/visit'
import type { AuditData } from '../load-data'
import { controlKinds, type ControlKind } from './control-texts'
import { describeControl, type ControlFacts } from './describe-control'

/** A button, link or switch of the page, as in the accessibility tree. */
export interface Control {
  readonly frame: AuditFrame
  /** Its role in the accessibility tree. */
  readonly role: string
  /** Its accessible name. */
  readonly name: string
  readonly kinds: readonly ControlKind[]
  readonly facts: ControlFacts
  /** Handle of the element in the DevTools protocol. */
  readonly objectId: string
}

const clickable = ['button', 'link', 'menuitem', 'tab', 'DisclosureTriangle', 'PopUpButton']
const switches = ['checkbox', 'switch', 'menuitemcheckbox', 'ToggleButton']

const textOf = (value: Protocol.Accessibility.AXValue | undefined): string => `${value?.value ?? ''}`.trim()

async function describe(frame: AuditFrame, backendNodeId: number) {
  const { object } = await frame.session.send('DOM.resolveNode', { backendNodeId })
  if (object.objectId === undefined) return null
  const { result } = await frame.session.send('Runtime.callFunctionOn', {
    objectId: object.objectId,
    functionDeclaration: `${describeControl}`,
    returnByValue: true,
  })
  const facts = result.value as ControlFacts | null | undefined
  return facts ? { facts, objectId: object.objectId } : null
}

async function inFrame(frame: AuditFrame, data: AuditData): Promise<Control[]> {
  const { nodes } = await frame.session.send('Accessibility.getFullAXTree', { frameId: frame.id })
  const found: Control[] = []
  const texts: [Protocol.Accessibility.AXNode, string, ControlKind[]][] = []
  for (const node of nodes) {
    const role = textOf(node.role)
    const name = textOf(node.name)
    if (node.ignored || node.backendDOMNodeId === undefined) continue
    const isSwitch = switches.includes(role)
    const kinds = controlKinds(name, data.controlTexts)
    if (role === 'StaticText' && kinds.length > 0) texts.push([node, name, kinds])
    if (!isSwitch && (!clickable.includes(role) || kinds.length === 0)) continue
    const described = await describe(frame, node.backendDOMNodeId).catch(() => null)
    if (described) found.push({ frame, role, name, kinds, ...described })
  }
  // Some banners have buttons that are plain boxes with a click listener.
  for (const [node, name, kinds] of texts) {
    if (found.some(control => control.name === name)) continue
    const described = await describe(frame, node.backendDOMNodeId ?? 0).catch(() => null)
    if (described) found.push({ frame, role: 'text', name, kinds, ...described })
  }
  return found
}

/**
 * Returns whether a frame is visible. A hidden cross-site frame still has a layout, so its owner element is checked.
 */
async function isShown(frame: AuditFrame, frames: readonly AuditFrame[]): Promise<boolean> {
  if (frame.isMain) return true
  for (const session of new Set(frames.map(({ session }) => session))) {
    const owner = await session.send('DOM.getFrameOwner', { frameId: frame.id }).catch(() => null)
    const described = owner && (await describe({ ...frame, session }, owner.backendNodeId).catch(() => null))
    if (described) return described.facts.visible
  }
  return true
}

/** Finds the switches of a page, and the buttons and links with texts of consent banners, in all frames. */
export async function findControls(visit: Visit, data: AuditData): Promise<Control[]> {
  const found: Control[] = []
  const frames = await visit.frames()
  for (const frame of frames)
    if (await isShown(frame, frames)) found.push(...(await inFrame(frame, data).catch(() => [])))
  return found
}

/** Returns whether a control is a switch or checkbox. */
export const isSwitch = ({ role }: Control): boolean => switches.includes(role)

/** Returns the visible controls of one kind within a banner; buttons before links and plain texts. */
export const inBanner = (controls: readonly Control[], kind: ControlKind): Control[] =>
  controls
    .filter(({ kinds, facts }) => kinds.includes(kind) && facts.visible && facts.inBanner && !facts.disabled)
    .toSorted((a, b) => order(a) - order(b))

const order = ({ role }: Control): number => ['button', 'link', 'text'].indexOf(role) >>> 0

const pressSource = `function (onlyIfOn) {
  const element = this.nodeType === 3 ? this.parentElement : this
  if (onlyIfOn && !element.matches(':checked, [aria-checked=true]')) return
  element.scrollIntoView({ block: 'nearest' })
  element.click()
}`
const press = ({ frame, objectId }: Control, onlyIfOn: boolean): Promise<unknown> =>
  frame.session
    .send('Runtime.callFunctionOn', {
      objectId,
      functionDeclaration: pressSource,
      arguments: [{ value: onlyIfOn }],
      userGesture: true,
    })
    .catch(() => {})

/** Clicks a control as a visitor does, with a user activation. */
export async function click(control: Control): Promise<void> {
  await press(control, false)
}

/** Switches a switch off if it is still on. A switch for all purposes may have done it. */
export async function switchOff(control: Control): Promise<void> {
  await press(control, true)
  await new Promise(resolve => setTimeout(resolve, 50))
}
