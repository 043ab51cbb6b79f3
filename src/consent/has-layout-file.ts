/**
 * Returns whether a layout of the banner has a file of its own: `sheet` and `inline`. By the first letter, which no other
 * layout has, as the guard's bytes count. A wrong guess costs the page a request.
 */
export const hasLayoutFile = (layout: string | null | undefined): boolean => /^[si]/.test(layout as string)
