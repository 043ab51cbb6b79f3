/** Matches attributes that are allowed on any tag, roughly. explainTag checks more precisely. */
const common = /^(class|id|style|slot|lang|dir|hidden|title|_ng.*|(data|aria)-.*)$/

/**
 * Warns about unknown attributes and slots. Only pages with such mistakes load the file with the warnings. The check
 * runs in a later task, because frameworks insert elements before they have finished setting them up.
 * @param attributes returns the known attributes
 * @param slots the known slots
 * @param isKnown returns whether an attribute is one of them
 */
export function warnOnUnknownMarkup(
  element: Element,
  attributes: () => readonly string[],
  slots: readonly string[],
  isKnown = (attribute: string): boolean => attributes().includes(attribute),
): void {
  setTimeout(() => {
    if (
      element.getAttributeNames().some(name => !isKnown(name) && !common.test(name)) ||
      [...element.querySelectorAll(':scope > [slot]')].some(({ slot }) => slot && !slots.includes(slot))
    )
      import('./explain-options').then(
        ({ explainTag }) => explainTag(element, attributes(), slots),
        () => {}, // only the warning is lost
      )
  })
}
