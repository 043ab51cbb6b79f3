/** Runs a task with a global as soon as the global is ready. */
export type WithGlobal<Value> = (task: (value: Value) => void) => void

const never = (): boolean => false

/**
 * Waits for a global that the vendor's snippet creates. We must not create it, because the snippet would find our
 * global and return without loading the vendor.
 * @param name the name of the global
 * @param isReady returns whether the global can be used; called after the script that created it has run
 * @param isReadyAtOnce the same; called while that script still runs, before it uses the global
 * @returns a function that runs tasks in order, each as soon as the global is ready
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
        // The getter of the global may have been called by the page, which must not see this error.
        console.error(`consent-elements: ${name} could not receive the consent`, thrown)
      }
    }
  }
  const watch = (): void => {
    let value = page[name]
    const check = (): void => queueMicrotask(() => watching && proceed(value, isReady))
    try {
      Object.defineProperty(page, name, {
        __proto__: null,
        configurable: true,
        enumerable: true,
        get() {
          proceed(value, isReadyAtOnce)
          if (watching) check()
          return value
        },
        set(given: Value) {
          value = given
          check()
        },
      } as PropertyDescriptor)
      watching = true
    } catch {
      // A global declared with `var` is not configurable. It has its final value when the page has loaded.
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
