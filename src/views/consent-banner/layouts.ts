/** The positions of the banner: in a corner, along the bottom edge, or in the center. */
export const layouts = ['bottom-start', 'bottom-end', 'top-start', 'top-end', 'bar', 'center'] as const

export type Layout = (typeof layouts)[number]
