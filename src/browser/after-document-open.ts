import { whenPageChanges } from './when-present'

/**
 * Calls back after `document.open()`, which removes all listeners of document and window, and after other replacements
 * of the root element. A listener that is added again while it is still there has no effect.
 * @returns an unsubscribe function
 */
export const afterDocumentOpen = (listen: () => void): (() => void) =>
  whenPageChanges(records => {
    if (records.some(({ target }) => target === document)) listen()
  })
