/**
 * The positions of the banner: in a corner, along the bottom edge, in the center, as a sheet at the lower edge of phones,
 * or as a block of the page. The styles of the last two are in a file of their own; see own-file-layout.ts.
 */
export const layouts = [
  'bottom-start',
  'bottom-end',
  'top-start',
  'top-end',
  'bar',
  'center',
  'sheet',
  'inline',
] as const

export type Layout = (typeof layouts)[number]
