/** @returns the categories that gated markup names in `data-consent`, unchecked; none where it has no such attribute */
export const namedCategories = (element: HTMLElement): string[] =>
  element.getAttribute('data-consent')?.trim().split(/\s+/) ?? []
