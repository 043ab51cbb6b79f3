import type { ConsentStore } from '../store/create-consent-store'
import { followPageStore } from '../store/page-store'
import { HtmlElement } from './html-element'
import type { Properties, PropertyKind, Values, ViewElement } from './view-element'
import { attributeOf } from '../views/attribute-of'

interface Parent extends HTMLElement {
  connectedCallback?(): void
  disconnectedCallback?(): void
}

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
 * Makes a class for a custom element, with what HTML promises: bare and removed attributes count, properties set before
 * the upgrade are not lost, objects stay themselves, and a move in the document keeps the state.
 * The element follows the store of the page.
 * Where there is no DOM the class is a stand-in that can be imported and extended but not made.
 * @param properties the properties by name; their attributes are the names in kebab-case
 * @param Parent what the class extends
 */
export function pageElement<P extends Properties, Base extends HTMLElement = HTMLElement>(
  properties: P,
  Parent: new () => Base = HtmlElement as unknown as new () => Base,
): new () => Base & ViewElement & Values<P> {
  type Class = new () => Base & ViewElement & Values<P>
  if (typeof HTMLElement === 'undefined') return HtmlElement as unknown as Class

  const names = Object.keys(properties)
  const kindOf = (name: string): PropertyKind => properties[name] ?? 'string'
  const line: Element[] = []

  class Element extends (Parent as unknown as new () => Parent) implements ViewElement {
    static get observedAttributes(): string[] {
      return names.map(attributeOf)
    }

    consentStore: ConsentStore | null = null
    isFirst = false
    #values: Record<string, unknown> = {}
    #unfollow: (() => void) | null = null

    constructor() {
      super()
      for (const name of names) this.#values[name] = parse[kindOf(name)](this.getAttribute(attributeOf(name)))
    }

    wantsToBeFirst(): boolean {
      return true
    }

    propertiesChanged(): void {}

    draw(): void {}

    override connectedCallback(): void {
      for (const name of names) takeEarlyProperty(this, name)
      if (!line.includes(this)) line.push(this)
      this.#unfollow ??= followPageStore(store => {
        this.consentStore = store
        this.propertiesChanged()
        this.draw()
      })
      super.connectedCallback?.()
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
        super.disconnectedCallback?.()
        this.draw()
        chooseFirst()
      })
    }

    /** Being there tells the browser that `moveBefore()` needs no removal and insertion. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(attribute: string, _before: string | null, value: string | null): void {
      const name = names.find(name => attributeOf(name) === attribute)
      if (name !== undefined) this.setProp(name, parse[kindOf(name)](value))
    }

    getProp(name: string): unknown {
      return this.#values[name]
    }

    setProp(name: string, value: unknown): void {
      this.#values[name] = value
      this.propertiesChanged()
      chooseFirst()
      this.draw()
    }
  }

  const chooseFirst = (): void => {
    const first = line.find(element => element.wantsToBeFirst())
    for (const element of line) {
      if (element.isFirst === (element === first)) continue
      element.isFirst = element === first
      element.draw()
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
        return this.getProp(name)
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
