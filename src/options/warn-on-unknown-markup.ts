/** What may stand on any tag, roughly; what explains a tag looks closer. */
const common = /^(class|id|style|slot|lang|dir|hidden|title|_ng.*|(data|aria)-.*)$/

/**
 * Has attributes and slots that mean nothing explained, by a file that only a page with such mistakes fetches. It waits
 * for the end of the task, because frameworks put an element into the page before they have finished with it.
 * @param attributes the names of those that mean something
 * @param slots the names of its slots
 */
export function warnOnUnknownMarkup(element: Element, attributes: readonly string[], slots: readonly string[]): void {
  setTimeout(() => {
    if (
      element.getAttributeNames().some(name => !attributes.includes(name) && !common.test(name)) ||
      [...element.children].some(({ slot }) => slot && !slots.includes(slot))
    )
      import('./explain-options').then(
        ({ explainTag }) => explainTag(element, attributes, slots),
        () => {}, // a warning less
      )
  })
}
