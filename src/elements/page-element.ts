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
  // React 18 writes `false` as the text "false" into attributes of custom elements.
  boolean: value => value !== null && value !== 'false',
}

/**
 * Makes a base class for a custom element that is connected to the page's store. It treats empty, removed and boolean
 * attributes as HTML does, keeps properties that were set before the upgrade, and keeps its state when it is moved in
 * the document. Unknown attributes and slots are reported in the console. Without a DOM the class can be imported and
 * extended, but not constructed.
 * @param properties the properties by name; attributes have the same names in kebab-case
 * @param slots the names of its slots
 * @param Parent the class to extend
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
  const instances: Element[] = []

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
      if (!instances.includes(this)) instances.push(this)
      // A dialog that was moved has left the top layer.
      if (this.#unfollow) this.draw()
      this.#unfollow ??= followPageStore(store => {
        this.consentStore = store
        this.propertiesChanged()
        this.draw()
      })
      super.connectedCallback?.()
      chooseFirst()
      warnOnUnknownMarkup(this, () => attributes, slots)
    }

    // Moving an element removes and inserts it, so an element counts as removed only if it is still disconnected in the
    // next task. The delay also lets React finish: a root must not be unmounted while React renders another root.
    override disconnectedCallback(): void {
      setTimeout(() => {
        if (this.isConnected) return
        this.#unfollow?.()
        this.#unfollow = null
        this.consentStore = null
        const place = instances.indexOf(this)
        if (place >= 0) instances.splice(place, 1)
        super.disconnectedCallback?.()
        this.draw()
        chooseFirst()
      })
    }

    /** The browser calls this for `moveBefore()`, in place of the disconnect and connect callbacks. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(): void {
      this.propertiesChanged()
      chooseFirst()
      this.draw()
    }
  }

  const chooseFirst = (): void => {
    const candidates = instances.filter(element => element.wantsToBeFirst())
    // One that was removed counts as removed only in the next task; see disconnectedCallback.
    const first = candidates.find(element => element.isConnected) ?? candidates[0]
    for (const element of instances) {
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

/**
 * Moves a property that was set before the upgrade. It is an own property and would shadow the accessor of the class.
 */
function takeEarlyProperty(element: HTMLElement, name: string): void {
  if (!hasOwn(element, name)) return
  const early: unknown = Reflect.get(element, name)
  Reflect.deleteProperty(element, name)
  Reflect.set(element, name, early)
}
