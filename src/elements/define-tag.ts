/** Registers a custom element. If another copy of our script has registered the name, that class stays. */
export function defineTag(tag: string, element: CustomElementConstructor): void {
  if (!customElements.get(tag)) customElements.define(tag, element)
}
