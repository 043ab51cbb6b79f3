import { nextFrame } from '@open-wc/testing'
import type { Settings } from '../../../src/consent/settings'
import { whenPainted } from '../../../src/browser/when-painted'
import { availableLanguagesAtom, hostLanguageAtom, loadedTextsAtom } from '../../../src/store'
import { openSettingsAtom } from '../../../src/store/actions'
import type { ConsentStore } from '../../../src/store/create-consent-store'
import { en } from '../../../src/translations/en'
import { ar } from '../../../src/translations/languages/ar'
import { de } from '../../../src/translations/languages/de'
import { el } from '../../../src/translations/languages/el'
import { fi } from '../../../src/translations/languages/fi'
import { hu } from '../../../src/translations/languages/hu'
import { eventually } from '../../support/eventually'
import { afterwards, askingStore, part, put } from '../page'

export interface Scene {
  store: ConsentStore
  element: HTMLElement
}
interface Stage extends Partial<Settings> {
  language?: keyof typeof languages
  attributes?: Record<string, string>
  /** Whether banner and dialog fade; without it there is nothing to wait for. */
  fades?: boolean
}

/** Languages with the longest words, and a right-to-left one. */
export const languages = { en, de, el, fi, hu, ar }

/** Waits until React has rendered and the browser has updated the layout. */
export async function settled(): Promise<void> {
  await nextFrame()
  await nextFrame()
}

export function speak(store: ConsentStore, language: keyof typeof languages): void {
  store.set(loadedTextsAtom, languages)
  store.set(availableLanguagesAtom, Object.keys(languages))
  store.set(hostLanguageAtom, language)
}

function stage(tag: keyof HTMLElementTagNameMap, { language = 'en', attributes, fades, ...settings }: Stage): Scene {
  const store = askingStore({ policyUrl: '/privacy', ...settings })
  speak(store, language)
  const element = put(tag, attributes)
  const durations = { '--consent-banner-duration': '0s', '--consent-dialog-duration': '0s' }
  if (!fades) for (const [name, value] of Object.entries(durations)) element.style.setProperty(name, value)
  return { store, element }
}
const shows = async (scene: Scene, name: string): Promise<Scene> => {
  await eventually(() => part(scene.element, name))
  await settled()
  return scene
}

/** The open banner, with a policy link and its behavior towards the page, which loads after the first paint. */
export async function bannerScene(like: Stage = {}): Promise<Scene> {
  const scene = await shows(stage('consent-banner', like), 'banner')
  await import('../../../src/views/consent-banner/banner-modes')
  await import('../../../src/views/consent-banner/start-layout')
  // The banner waits in the same way, and began before.
  await new Promise<void>(resolve => whenPainted(resolve))
  await settled()
  return scene
}

/** The open banner with the option `categoryChoices`, once its switches are there. */
export async function choiceScene(like: Stage = {}): Promise<Scene> {
  const scene = await bannerScene({ categoryChoices: true, ...like })
  return shows(scene, 'save')
}

/** The open dialog, with a policy link. */
export async function dialogScene(like: Stage = {}): Promise<Scene> {
  const scene = stage('privacy-settings-dialog', like)
  await settled()
  scene.store.set(openSettingsAtom)
  return shows(scene, 'dialog')
}

/** The widget within the page. */
export const widgetScene = (like: Stage = {}): Promise<Scene> =>
  shows(stage('privacy-settings-dialog', { ...like, attributes: { variant: 'widget' } }), 'save')

/** The button for the footer. */
export const buttonScene = (like: Stage = {}): Promise<Scene> => shows(stage('privacy-settings-button', like), 'button')

/** All surfaces, by name. */
export const scenes = { banner: bannerScene, dialog: dialogScene, widget: widgetScene, button: buttonScene }

export function rootOf(element: Element): ShadowRoot {
  if (!element.shadowRoot) throw new Error(`${element.localName} has no open shadow root`)
  return element.shadowRoot
}
export const allOf = (element: Element, selector: string): HTMLElement[] => [
  ...rootOf(element).querySelectorAll<HTMLElement>(selector),
]

/** Adds rules to the shadow root of an element. */
export function style(element: Element, css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  rootOf(element).adoptedStyleSheets.push(sheet)
}

/** Listens to an event in the capture phase of the window, until `clearPage`. */
export function overhear(type: string, hear: (event: Event) => void): void {
  window.addEventListener(type, hear, true)
  afterwards(() => window.removeEventListener(type, hear, true))
}

/** Prevents key presses, as faulty scripts of pages do. */
export const swallowKeys = (...keys: string[]): void =>
  overhear('keydown', event => {
    if (!(event instanceof KeyboardEvent) || !keys.includes(event.key)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  })

/** Adds an element of the page, until `clearPage`. */
export function putIntoPage<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  where: InsertPosition = 'afterbegin',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  document.body.insertAdjacentElement(where, element)
  afterwards(() => element.remove())
  return element
}

export const box = (element: Element): DOMRect => element.getBoundingClientRect()
