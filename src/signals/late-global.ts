/** Does something with a global, as soon as it is there. */
export type WithGlobal<Value> = (task: (value: Value) => void) => void

const never = (): boolean => false

/**
 * Waits for a global that the vendor's own snippet makes. Making it ourselves would keep that snippet from fetching the
 * vendor, because it takes our global for its own.
 * @param isReady whether the global can be used, asked once the script that made it has ended
 * @param isReadyAtOnce the same, asked before that script goes on and uses the global itself
 * @returns does tasks with it, in their order
 */
export function lateGlobal<Value>(
  name: string,
  isReady: (value: Value) => boolean,
  isReadyAtOnce: (value: Value) => boolean = never,
): WithGlobal<Value> {
  const page = window as unknown as Record<string, Value | null | undefined>
  const waiting: ((value: Value) => void)[] = []
  let watching = false

  const proceed = (value: Value | null | undefined, ready: (value: Value) => boolean): void => {
    if (value === undefined || value === null || !ready(value)) return
    if (watching)
      Object.defineProperty(page, name, {
        __proto__: null,
        value,
        configurable: true,
        enumerable: true,
        writable: true,
      } as PropertyDescriptor)
    watching = false
    for (const task of waiting.splice(0)) {
      try {
        task(value)
      } catch (thrown) {
        // It may be the page that is asking for its global just now.
        console.error(`consent-elements: ${name} could not be told of consent`, thrown)
      }
    }
  }
  const watch = (): void => {
    let value = page[name]
    const look = (): void => queueMicrotask(() => watching && proceed(value, isReady))
    try {
      Object.defineProperty(page, name, {
        __proto__: null,
        configurable: true,
        enumerable: true,
        get() {
          proceed(value, isReadyAtOnce)
          if (watching) look()
          return value
        },
        set(given: Value) {
          value = given
          look()
        },
      } as PropertyDescriptor)
      watching = true
    } catch {
      // A `var` of the page's cannot be watched. By the time the page has loaded it is what it will be.
      addEventListener('load', () => proceed(page[name], isReady), {
        __proto__: null,
        once: true,
      } as AddEventListenerOptions)
    }
  }
  return task => {
    waiting.push(task)
    proceed(page[name], isReady)
    if (waiting.length > 0 && !watching) watch()
  }
}
