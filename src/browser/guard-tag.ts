import { nativeDocument } from '../consent/native-document'

/** Returns the script tag of a guard that loads the manager, or null. Its `data-…` attributes are options. */
export const guardTag = (): HTMLElement | null => nativeDocument.querySelector('script[data-manager]')
