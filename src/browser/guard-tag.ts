/** Returns the tag of a guard that loads the manager, or null. Its `data-…` attributes are options. */
export const guardTag = (): HTMLElement | null => document.querySelector('script[data-manager]')
