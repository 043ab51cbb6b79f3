import { hasOwn } from '../consent/has-own'
import type { ConsentStore } from '../store/create-consent-store'
import { followPageStore } from '../store/page-store'
import { HtmlElement } from './html-element'
import { warnOnUnknownMarkup } from '../options/warn-on-unknown-markup'
import type { Properties, PropertyKind, Values, ViewElement } from './view-element'
import { attributeOf } from '../views/attribute-of'

interface Parent extends HTMLElement {
  connectedCallback?(): void
  disconnectedCallback?(): void
}

const parse: Record<Exclude<PropertyKind, 'object'>, (value: string | null) => unknown> = {
  string: value => value,
  number: value => (value === null ? null : Number(value)),
  // React 18 writes `false` as text into the attributes of custom elements.
  boolean: value => value !== null && value !== 'false',
}

/**
 * Makes a class for a custom element, with what HTML promises: bare and removed attributes count, properties set before
 * the upgrade are not lost, objects stay themselves, and a move in the document keeps the state. What is written on the
 * tag and means nothing is named in the console.
 * The element follows the store of the page.
 * Where there is no DOM the class is a stand-in that can be imported and extended but not made.
 * @param properties the properties by name; the attributes of those that have one are the names in kebab-case
 * @param slots the names of its slots
 * @param Parent what the class extends
 */
export function pageElement<P extends Properties, Base extends HTMLElement = HTMLElement>(
  properties: P,
  slots: readonly string[] = [],
  Parent: new () => Base = HtmlElement as unknown as new () => Base,
): new () => Base & ViewElement & Values<P> {
  type Class = new () => Base & ViewElement & Values<P>
  if (typeof HTMLElement === 'undefined') return HtmlElement as unknown as Class

  const names = Object.keys(properties)
  const attributes = names.filter(name => properties[name] !== 'object').map(attributeOf)
  const line: Element[] = []

  class Element extends (Parent as unknown as new () => Parent) implements ViewElement {
    static observedAttributes = attributes

    consentStore: ConsentStore | null = null
    isFirst = false
    #unfollow: (() => void) | null = null

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
      warnOnUnknownMarkup(this, attributes, slots)
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

    attributeChangedCallback(): void {
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
    const kind = properties[name] ?? 'string'
    const attribute = attributeOf(name)
    const objects = new WeakMap<Element, unknown>()
    Object.defineProperty(Element.prototype, name, {
      __proto__: null,
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return kind === 'object' ? objects.get(this) : parse[kind](this.getAttribute(attribute))
      },
      set(this: Element, value: unknown) {
        if (kind === 'object') {
          objects.set(this, value)
          this.attributeChangedCallback()
        } else if (kind === 'boolean') this.toggleAttribute(attribute, Boolean(value))
        else if (value === null || value === undefined) this.removeAttribute(attribute)
        else this.setAttribute(attribute, [value].flat().join(' '))
      },
    } as PropertyDescriptor & ThisType<Element>)
  }

  return Element as unknown as Class
}

/** A property that was set before the element was upgraded lies on the object itself and hides the real one. */
function takeEarlyProperty(element: HTMLElement, name: string): void {
  if (!hasOwn(element, name)) return
  const early: unknown = Reflect.get(element, name)
  Reflect.deleteProperty(element, name)
  Reflect.set(element, name, early)
}
