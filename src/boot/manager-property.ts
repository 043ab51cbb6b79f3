import type { ConsentManager } from './consent-manager'

/**
 * Defines `window.consentManager` as a manager that is created when somebody first reads it, which most visits never do.
 * @returns `manager` returns it; `remove` deletes the property, unless the page has changed it since
 */
export function offerManager(create: () => ConsentManager): { manager: () => ConsentManager; remove: () => void } {
  let created: ConsentManager | undefined
  const manager = (): ConsentManager => (created ??= create())
  const define = (property: PropertyDescriptor): boolean =>
    Reflect.defineProperty(window, 'consentManager', { ...property, configurable: true, enumerable: true })
  const set = (value: unknown): void => void define({ value, writable: true })
  // A global variable of the page cannot become an accessor.
  if (!define({ get: manager, set })) window.consentManager = manager()
  return {
    manager,
    remove() {
      const { get, value } = Reflect.getOwnPropertyDescriptor(window, 'consentManager') ?? {}
      if (get === manager || (created && value === created)) delete window.consentManager
    },
  }
}
