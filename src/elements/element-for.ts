import r2wc from '@r2wc/react-to-web-component'
import { createElement, type ComponentType } from 'react'
import type { ConsentStore } from '../store/create-consent-store'
import { followPageStore } from '../store/page-store'
import { adoptStyles } from '../views/adopt-styles'
import { ConsentContext } from '../views/consent-context'
import { HtmlElement } from './html-element'
import type { Properties, PropertyKind, Values, ViewElement, ViewProps } from './view-element'

// r2wc keeps its state under these registered symbols, which makes them its seam.
const PROPS: unique symbol = Symbol.for('r2wc.props')
const RENDER: unique symbol = Symbol.for('r2wc.render')
const CONTEXT: unique symbol = Symbol.for('r2wc.context')
const CONNECTED: unique symbol = Symbol.for('r2wc.connected')

interface R2wcElement extends HTMLElement {
  [PROPS]: Record<string, unknown>
  [CONTEXT]: unknown
  [CONNECTED]: boolean
  [RENDER](): void
  connectedCallback(): void
  disconnectedCallback(): void
}

const attributeOf = (property: string): string => property.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

const parse: Record<PropertyKind, (value: string | null) => unknown> = {
  string: value => value,
  // React 18 writes `false` as text into the attributes of custom elements.
  boolean: value => value !== null && value !== 'false',
  json: value => {
    try {
      return value === null ? undefined : JSON.parse(value)
    } catch (error) {
      console.error(`An attribute holds what is not JSON: ${value}`, error)
      return undefined
    }
  },
}

/**
 * Makes a custom element class from a React view: r2wc, and over it what HTML promises and r2wc leaves open. Bare and
 * removed attributes count, properties set before the upgrade are not lost, objects stay themselves, a move in the
 * document keeps the state, and nothing is mounted before the element is in the document.
 * The element follows the store of the page and draws nothing while there is none.
 * Where there is no DOM the class is a stand-in that can be imported and extended but not made.
 * @param View is given the values of the properties
 * @param properties the properties by name; their attributes are the names in kebab-case
 * @param styles the stylesheet of the shadow root
 */
export function elementFor<P extends Properties>(
  View: ComponentType<Values<P> & ViewProps>,
  properties: P,
  styles: string,
): new () => ViewElement & Values<P> {
  type Class = new () => ViewElement & Values<P>
  if (typeof HTMLElement === 'undefined') return HtmlElement as unknown as Class

  const names = Object.keys(properties)
  const kindOf = (name: string): PropertyKind => properties[name] ?? 'string'
  const line: Element[] = []

  const StoreView = ({ store, ...props }: Values<P> & ViewProps & { store: ConsentStore | null }) =>
    store &&
    createElement(
      ConsentContext.Provider,
      { value: store },
      createElement(View, props as unknown as Values<P> & ViewProps),
    )

  const Base = r2wc(StoreView, { shadow: 'open', props: [] }) as unknown as new () => R2wcElement

  class Element extends Base implements ViewElement {
    static get observedAttributes(): string[] {
      return names.map(attributeOf)
    }

    consentStore: ConsentStore | null = null
    #unfollow: (() => void) | null = null

    constructor() {
      super()
      this[CONNECTED] = false
      this[PROPS].store = null
      for (const name of names) {
        this[PROPS][name] = parse[kindOf(name)](this.getAttribute(attributeOf(name)))
      }
      if (this.shadowRoot) adoptStyles(this.shadowRoot, styles)
    }

    wantsToBeFirst(): boolean {
      return true
    }

    propertiesChanged(): void {}

    override connectedCallback(): void {
      for (const name of names) takeEarlyProperty(this, name)
      if (!line.includes(this)) line.push(this)
      this.#unfollow ??= followPageStore(store => {
        this.consentStore = store
        this[PROPS].store = store
        this.propertiesChanged()
        this[RENDER]()
      })
      super.connectedCallback()
      chooseFirst()
    }

    // A move in the document is a removal and an insertion; only who is still out when the task is over has left. By
    // then a React page that removed us is done, too: React does not let a root be unmounted while it draws another.
    override disconnectedCallback(): void {
      setTimeout(() => {
        if (this.isConnected) return
        this.#unfollow?.()
        this.#unfollow = null
        this.consentStore = null
        const place = line.indexOf(this)
        if (place >= 0) line.splice(place, 1)
        super.disconnectedCallback()
        chooseFirst()
      })
    }

    /** Being there tells the browser that `moveBefore()` needs no removal and insertion. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(attribute: string, _before: string | null, value: string | null): void {
      const name = names.find(name => attributeOf(name) === attribute)
      if (name !== undefined) this.setProp(name, parse[kindOf(name)](value))
    }

    setProp(name: string, value: unknown): void {
      this[PROPS][name] = value
      this.propertiesChanged()
      chooseFirst()
      this[RENDER]()
    }
  }

  const chooseFirst = (): void => {
    const first = line.find(element => element.wantsToBeFirst())
    for (const element of line) {
      if (element[PROPS].first === (element === first)) continue
      element[PROPS].first = element === first
      element[RENDER]()
    }
  }

  for (const name of names) {
    const attribute = attributeOf(name)
    const write: Record<PropertyKind, (element: Element, value: unknown) => void> = {
      string: (element, value) =>
        value === null || value === undefined
          ? element.removeAttribute(attribute)
          : element.setAttribute(attribute, String(value)),
      boolean: (element, value) => element.toggleAttribute(attribute, Boolean(value)),
      json: (element, value) => element.setProp(name, value),
    }
    Object.defineProperty(Element.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return this[PROPS][name]
      },
      set(this: Element, value: unknown) {
        write[kindOf(name)](this, value)
      },
    })
  }

  return Element as unknown as Class
}

/** A property that was set before the element was upgraded lies on the object itself and hides the real one. */
function takeEarlyProperty(element: HTMLElement, name: string): void {
  if (!Object.hasOwn(element, name)) return
  const early: unknown = Reflect.get(element, name)
  Reflect.deleteProperty(element, name)
  Reflect.set(element, name, early)
}
