import { aTimeout, expect, nextFrame } from '@open-wc/testing'
import { a11ySnapshot, executeServerCommand, sendKeys, setViewport } from '@web/test-runner-commands'
import { offlineBannerResponse } from '../../src/consent/banner-response'
import { categoryNames } from '../../src/consent/categories'
import { defaultSettings, type Settings } from '../../src/consent/settings'
import { define } from '../../src/define'
import { bannerAnswerAtom } from '../../src/store/banner-atoms'
import { createConsentStore, type ConsentStore } from '../../src/store/create-consent-store'
import { providePageStore } from '../../src/store/page-store'
import { settingsAtom } from '../../src/store/settings-atoms'
import { eventually } from '../support/eventually'
import { reactHasRendered } from '../support/react-has-rendered'
// Loaded before the tests, so that no test depends on how long the chunk takes.
import '../../src/views/consent-banner/banner-modes'

define()

/** Waits until React has rendered the state of the store. */
export async function drawn(): Promise<void> {
  await reactHasRendered()
  await nextFrame()
  await nextFrame()
}

/** How long views fade, in milliseconds (specification §2). */
const FADE = 200

/** Waits until both views have faded and rendered, also on slow machines. */
export async function faded(): Promise<void> {
  await drawn()
  // Views end a fade by a timer; a later timer of the same time runs behind it.
  await aTimeout(FADE)
  // `document.getAnimations()` does not contain those of shadow trees.
  const treesIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? treesIn(shadowRoot) : [])),
  ]
  const running = (): Animation[] =>
    treesIn(document).flatMap(tree => tree.getAnimations().filter(({ playState }) => playState === 'running'))
  await eventually(() => expect(running()).to.have.length(0))
  await drawn()
}

const stops: (() => unknown)[] = []

let running: Mocha.Test | undefined
beforeEach(function () {
  running = this.currentTest
})

/** WebKitGTK's driver can press key combinations, but cannot hold keys, resize the page or emulate media. */
const isInWebKit = /Version\/.*Safari/.test(navigator.userAgent)

/** Runs a command that WebKitGTK's driver may lack. The test is skipped there. */
async function orSkip<T>(command: () => Promise<T>): Promise<T> {
  try {
    return await command()
  } catch (fault) {
    if (isInWebKit) running?.skip()
    throw fault
  }
}

/** Emulates print or preferences of the visitor, until `clearPage`. */
export async function pretend(what: {
  media?: 'print'
  colorScheme?: 'dark'
  reducedMotion?: 'reduce'
  forcedColors?: 'active'
  contrast?: 'more'
}): Promise<void> {
  if (what.contrast && navigator.userAgent.includes('Firefox')) running?.skip()
  await orSkip(() => executeServerCommand('pretend', what))
  stops.push(() => executeServerCommand('pretend', {}))
}

/** Returns the accessibility tree of the page: role, name and states of each node. */
export async function spoken(): Promise<string[]> {
  interface Told {
    role: string
    name?: string
    description?: string
    children?: Told[]
    [state: string]: unknown
  }
  const tell = ({ role, name = '', description, children = [], ...states }: Told): string[] => {
    const said = Object.entries(states).filter(([state]) => toldStates.includes(state))
    const words = [
      role,
      `"${name}"`,
      description && `(${description})`,
      ...said.map(([state, value]) => `${state}=${String(value)}`),
    ]
    return [words.filter(Boolean).join(' '), ...children.flatMap(tell)]
  }
  return tell((await orSkip(() => a11ySnapshot({}))) as unknown as Told)
}
const toldStates = ['checked', 'disabled', 'expanded', 'level', 'modal', 'pressed']

/** Registers a function that runs when the page is cleared. */
export const afterwards = (stop: () => unknown): unknown => stops.push(stop)

/** Windows from the smallest phone to a laptop, as width and height in CSS pixels. */
export const windows = [
  [320, 480],
  [360, 640],
  [390, 844],
  [844, 390],
  [1280, 720],
] as const

/** Sets the size of the window, until `clearPage`. */
export async function sizeWindow(width: number, height: number): Promise<void> {
  await orSkip(() => setViewport({ width, height }))
  stops.push(() => setViewport({ width: 800, height: 600 }))
}

/** Presses a key, optionally with Shift. */
export async function press(key: string, held?: 'Shift'): Promise<void> {
  await orSkip(async () => {
    if (held && isInWebKit) return sendKeys({ press: `${held}+${key}` })
    if (held) await sendKeys({ down: held })
    await sendKeys({ press: key })
    if (held) await sendKeys({ up: held })
  })
}

/**
 * Returns the keyboard focus to the page. From the last control of a page, Tab moves to Firefox's own controls. The
 * page then receives no keys until Tab moves back.
 */
async function takeKeyboardBack(): Promise<void> {
  if (navigator.userAgent.includes('Firefox'))
    for (let steps = 0; steps < 5 && !document.hasFocus(); steps++) await press('Tab')
}

/** Creates a store for a visitor without a decision and all five categories, provided to the page until `clearPage`. */
export function askingStore(settings: Partial<Settings> = {}): ConsentStore {
  const store = createConsentStore()
  store.set(settingsAtom, { ...defaultSettings, gdprTypes: categoryNames, ...settings })
  store.set(bannerAnswerAtom, { ...offlineBannerResponse(), from: 'stand-in' })
  stops.push(providePageStore(store))
  return store
}

/** Adds an element to the page, until `clearPage`. */
export function put<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.append(element)
  stops.push(() => element.remove())
  return element
}

/** Adds text to the page, as content of a site, until `clearPage`. */
export function putPage(): void {
  const main = document.createElement('main')
  main.innerHTML = `<h1>A page of a site</h1><p>${'Its own words stay readable. '.repeat(200)}</p>`
  document.body.append(main)
  const { lang, title } = { lang: document.documentElement.lang, title: document.title }
  document.documentElement.lang = 'en'
  document.title = 'A page of a site'
  stops.push(() => {
    main.remove()
    document.documentElement.lang = lang
    document.title = title
  })
}

/** Restores the page; for `afterEach`. */
export async function clearPage(): Promise<void> {
  for (const stop of stops.splice(0).toReversed()) await stop()
  await takeKeyboardBack()
  await aTimeout(0)
}

export const partOrNull = (element: Element, name: string): HTMLElement | null =>
  element.shadowRoot?.querySelector<HTMLElement>(`[part~="${name}"]`) ?? null

/** @throws Error if the element has no such part */
export function part(element: Element, name: string): HTMLElement {
  const found = partOrNull(element, name)
  if (found === null) throw new Error(`${element.localName} shows no part "${name}"`)
  return found
}

/** Returns the focused element, also within shadow roots. */
export function focused(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}

/** Returns the duration of a fade in milliseconds, and the opacity at half time, independent of frames. */
export function fading(element: Element): { name: string; duration: unknown; halfway: number } | null {
  const [animation] = element.getAnimations()
  if (!(animation instanceof CSSAnimation)) return null
  const at = animation.currentTime
  const duration = animation.effect?.getTiming().duration
  animation.pause()
  animation.currentTime = Number(duration) / 2
  const halfway = Number(getComputedStyle(element).opacity)
  animation.currentTime = at
  animation.play()
  return { name: animation.animationName, duration, halfway }
}

/** Waits until an animation of that name runs, which React may start some tasks later. */
export const fadesAs = (name: string, element: Element): Promise<unknown> =>
  eventually(() => expect((element.getAnimations()[0] as CSSAnimation | undefined)?.animationName).to.equal(name))
