import type { ConsentStore } from '../store/create-consent-store'

/**
 * The Customize button of the banner that shows, for each store. The dialog gives the focus back to it: the button
 * that opened the dialog has gone meanwhile, together with the banner, and another has come in its place.
 */
export const customizeButtons = new WeakMap<ConsentStore, HTMLElement>()
