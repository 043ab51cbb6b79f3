/** Returns the names in `data-consent`, unchecked; an empty list if the attribute is missing. */
export const namedCategories = (element: HTMLElement): string[] =>
  element.getAttribute('data-consent')?.trim().split(/\s+/) ?? []
