/** Registers a tag; one that is registered already, by another copy of our script, keeps its class. */
export function defineTag(tag: string, element: CustomElementConstructor): void {
  if (!customElements.get(tag)) customElements.define(tag, element)
}
