/** @returns the categories that gated markup names in `data-consent`, unchecked; none where it has no such attribute */
export const namedCategories = ({ dataset }: HTMLElement): string[] => dataset.consent?.trim().split(/\s+/) ?? []
