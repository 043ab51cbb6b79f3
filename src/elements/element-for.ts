import r2wc from '@r2wc/react-to-web-component'
import { createElement, type ComponentType } from 'react'
import type { ConsentStore } from '../store/create-consent-store'
import { adoptStyles } from '../views/adopt-styles'
import { ConsentContext } from '../views/consent-context'
import { HtmlElement } from './html-element'
import { pageElement } from './page-element'
import type { Properties, Values, ViewElement, ViewProps } from './view-element'

// r2wc stores its state under these registered symbols. We use them to replace its mounting and attribute handling.
const PROPS: unique symbol = Symbol.for('r2wc.props')
const RENDER: unique symbol = Symbol.for('r2wc.render')
const CONNECTED: unique symbol = Symbol.for('r2wc.connected')

interface R2wcElement extends HTMLElement {
  [PROPS]: Record<string, unknown>
  [CONNECTED]: boolean
  [RENDER](): void
}

/**
 * Makes a custom element class from a React view with r2wc, and adds what r2wc lacks. The view mounts only while the
 * element is in the document, and renders nothing while the page has no store.
 * @param View receives the values of the properties
 * @param properties the properties by name; their attributes are the names in kebab-case
 * @param styles the stylesheet of the shadow root
 * @param slots the names of its slots
 */
export function elementFor<P extends Properties>(
  View: ComponentType<Values<P> & ViewProps>,
  properties: P,
  styles: string,
  slots: readonly string[] = [],
): new () => ViewElement & Values<P> {
  type Class = new () => ViewElement & Values<P>
  if (typeof HTMLElement === 'undefined') return HtmlElement as unknown as Class

  const StoreView = ({ store, ...props }: Values<P> & ViewProps & { store: ConsentStore | null }) =>
    store &&
    createElement(
      ConsentContext.Provider,
      { value: store },
      createElement(View, props as unknown as Values<P> & ViewProps),
    )
  const Base = r2wc(StoreView, { shadow: 'open', props: [] }) as unknown as new () => R2wcElement
  const names = Object.keys(properties)

  class Element extends pageElement<Properties, R2wcElement>(properties, slots, Base) {
    constructor() {
      super()
      this[CONNECTED] = false
      if (this.shadowRoot) adoptStyles(this.shadowRoot, styles)
    }

    override draw(): void {
      const props = this[PROPS]
      for (const name of names) props[name] = this[name]
      props.store = this.consentStore
      props.first = this.isFirst
      this[RENDER]()
    }
  }
  return Element as unknown as Class
}
