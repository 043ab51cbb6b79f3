/** Where the banner can lie: in a corner, along the lower edge, or in the middle. */
export const layouts = ['bottom-start', 'bottom-end', 'top-start', 'top-end', 'bar', 'center'] as const

export type Layout = (typeof layouts)[number]
