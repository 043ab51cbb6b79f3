/**
 * Returns a layout whose styles are not among those of every banner, or ''. An unknown one is among them, as the file of
 * these layouts reports it. So pages with the other layouts need no list of names.
 */
export const ownFileLayout = (layout: string | null | undefined): string =>
  layout && !/^(bar|center|(top|bottom)-(start|end))$/.test(layout) ? layout : ''
