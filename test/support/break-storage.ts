/** The ways in which local storage fails in browsers. */
export type StorageFault = 'getter throws' | 'is null' | 'quota is full'

/**
 * Breaks local storage.
 * @returns a function that restores it
 */
export function breakStorage(fault: StorageFault): () => void {
  if (fault === 'quota is full') {
    const native = Storage.prototype.setItem
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    return () => (Storage.prototype.setItem = native)
  }
  const native = Object.getOwnPropertyDescriptor(window, 'localStorage')!
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      if (fault === 'is null') return null
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
  return () => Object.defineProperty(window, 'localStorage', native)
}
