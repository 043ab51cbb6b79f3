/** What a page has started and not ended: listeners, intervals and observers, each with where it was started. */
export interface OpenEnds {
  /** Returns a line for each, without those of elements that are no longer in the document. */
  list(): string[]
  restore(): void
}

type Listener = [target: EventTarget, type: string, capture: boolean, listener: unknown, place: string]

const isGone = (target: unknown): boolean => target instanceof Node && !target.isConnected
const captureOf = (options: unknown): boolean => (typeof options === 'object' ? !!Object(options).capture : !!options)
/** The first places of our sources in a stack trace. */
const placeOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .slice(2)
    .map(line => line.trim().replace(/^at |https?:\/\/[^/]+|\?[^:]*/g, ''))
    .filter(line => !/open-ends/.test(line))
    .slice(0, 3)
    .join(' < ')

/** Notes what the page starts from now on. */
export function watchOpenEnds(): OpenEnds {
  const listeners: Listener[] = []
  const intervals = new Map<unknown, string>()
  const observers = new Map<object, { place: string; targets: Set<unknown> }>()
  const restores: (() => void)[] = []

  /** Replaces a method of an object; `wrap` gets the one before. */
  const replace = <T extends object>(
    owner: T,
    name: keyof T & string,
    wrap: (original: Function) => Function,
  ): void => {
    const descriptor = Object.getOwnPropertyDescriptor(owner, name)!
    Object.defineProperty(owner, name, { ...descriptor, value: wrap(descriptor.value as Function) })
    restores.push(() => Object.defineProperty(owner, name, descriptor))
  }

  replace(
    EventTarget.prototype,
    'addEventListener',
    original =>
      function (this: EventTarget | undefined, type: string, listener: unknown, options?: unknown) {
        const target = this ?? globalThis
        const capture = captureOf(options)
        const { once, signal } = Object(options) as AddEventListenerOptions
        const isKnown = listeners.some(([a, b, c, d]) => a === target && b === type && c === capture && d === listener)
        if (!isKnown && listener && !signal?.aborted) {
          const entry: Listener = [target, type, capture, listener, placeOf(new Error())]
          listeners.push(entry)
          const forget = (): void => void (listeners.includes(entry) && listeners.splice(listeners.indexOf(entry), 1))
          signal?.addEventListener('abort', forget, { once: true })
          // A listener of our own, as the browser removes that of the page after the event.
          if (once) original.call(target, type, forget, { capture, once: true })
        }
        return original.call(target, type, listener, options)
      },
  )
  replace(
    EventTarget.prototype,
    'removeEventListener',
    original =>
      function (this: EventTarget | undefined, type: string, listener: unknown, options?: unknown) {
        const target = this ?? globalThis
        const at = listeners.findIndex(
          ([a, b, c, d]) => a === target && b === type && c === captureOf(options) && d === listener,
        )
        if (at >= 0) listeners.splice(at, 1)
        return original.call(target, type, listener, options)
      },
  )
  replace(window, 'setInterval', original => (...args: unknown[]) => {
    const id: unknown = original.apply(window, args)
    intervals.set(id, placeOf(new Error()))
    return id
  })
  replace(window, 'clearInterval', original => (id: unknown) => {
    intervals.delete(id)
    return original.call(window, id)
  })
  for (const { prototype } of [MutationObserver, IntersectionObserver, ResizeObserver] as { prototype: object }[]) {
    replace(
      prototype,
      'observe' as never,
      original =>
        function (this: object, target: unknown, ...rest: unknown[]) {
          const known = observers.get(this) ?? { place: placeOf(new Error()), targets: new Set() }
          known.targets.add(target)
          observers.set(this, known)
          return original.call(this, target, ...rest)
        },
    )
    replace(
      prototype,
      'disconnect' as never,
      original =>
        function (this: object) {
          observers.delete(this)
          return original.call(this)
        },
    )
    if ('unobserve' in prototype)
      replace(
        prototype,
        'unobserve' as never,
        original =>
          function (this: object, target: unknown) {
            observers.get(this)?.targets.delete(target)
            return original.call(this, target)
          },
      )
  }

  return {
    list: () => [
      ...listeners
        // React listens to `selectionchange` once per document, for good.
        .filter(([target, , , , place]) => !isGone(target) && !place.includes('/__commonjs__/'))
        .map(([target, type, , , place]) => `${target.constructor.name} listens to ${type}: ${place}`),
      ...[...intervals.values()].map(place => `interval: ${place}`),
      ...[...observers]
        .filter(([, { targets }]) => [...targets].some(target => !isGone(target)))
        .map(([observer, { place }]) => `${observer.constructor.name}: ${place}`),
    ],
    restore: () => restores.reverse().forEach(restore => restore()),
  }
}
