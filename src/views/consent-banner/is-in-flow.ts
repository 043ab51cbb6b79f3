/** Returns whether the banner is a block of the page, which lies above nothing. */
export const isInFlow = (card: Element | null): boolean => !!card && getComputedStyle(card).position === 'static'
