import { reportFault } from '../page/report-fault'
import type { ReleasedWrites } from './released-writes'

/** The events that a page dispatches once, in their order. */
const once = ['readystatechange', 'DOMContentLoaded', 'load', 'pageshow']

/** How long an inline module may take to start, in milliseconds. Browsers do not dispatch `load` at it. */
const INLINE_MODULE_MS = 3000

/** The listeners of released scripts for events that the page has dispatched before. */
export interface MissedEvents {
  /** Notes such listeners from now on. */
  listen(): void
  /** Notes also the listeners of a module until it has run. `document.currentScript` is null in modules. */
  awaitModule(script: HTMLScriptElement): void
  /** Calls the listeners in the next task if all released scripts have run, and ends `listen`. */
  callSoon(): void
}

interface Listener {
  target: Document | Window
  type: string
  listener: EventListenerOrEventListenerObject
  script: HTMLScriptElement
}

/**
 * Calls listeners of released scripts for events that they have missed.
 * @param haveRun returns whether all released scripts have run
 */
export function missedEvents(
  document: Document,
  { running, within }: ReleasedWrites,
  haveRun: () => boolean,
): MissedEvents {
  const view = document.defaultView!
  let missed: Listener[] = []
  const modules = new Set<HTMLScriptElement>()
  let undo: (() => void)[] = []

  const isMissed = (type: string): boolean => {
    if (!once.includes(type) || document.readyState === 'loading') return false
    if (type === once[0]) return document.readyState === 'complete'
    const [times] = view.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (!times) return document.readyState === 'complete'
    return (type === once[1] ? times.domContentLoadedEventStart : times.loadEventStart) > 0
  }
  /** Returns the script that listens now for an event that was dispatched before, or undefined. */
  const listening = (type: string): HTMLScriptElement | undefined =>
    isMissed(type) ? (running() ?? (document.currentScript ? undefined : [...modules][0])) : undefined
  const note = (listener: Listener): void => {
    missed.push(listener)
    callSoon()
  }
  const forget = (type: string, listener: unknown): void =>
    void (missed = missed.filter(one => one.type !== type || one.listener !== listener))

  const listenTo = (target: Document | Window): void => {
    const { addEventListener: add, removeEventListener: remove } = target
    type Add = typeof add
    target.addEventListener = function (this: unknown, ...[type, listener, options]: Parameters<Add>) {
      const script = listening(type)
      if (!script || !listener) return add.call(target, type, listener, options)
      forget(type, listener)
      note({ target, type, listener: listener as EventListener, script })
    }
    target.removeEventListener = function (this: unknown, ...[type, listener, options]: Parameters<Add>) {
      forget(type, listener)
      remove.call(target, type, listener, options)
    }
    undo.push(() => {
      target.addEventListener = add
      target.removeEventListener = remove
    })
  }
  /** Notes what is written into a property such as `window.onload`, and does not return the listener of the page. */
  const followHandler = (owner: object, target: Document | Window, type: string): void => {
    const name = `on${type}`
    const read = (): unknown =>
      missed.find(one => one.type === type && one.target === target && handlers.has(one))?.listener
    const handlers = new WeakSet<Listener>()
    let proto: object | null = owner
    let native: PropertyDescriptor | undefined
    while (proto && !(native = Object.getOwnPropertyDescriptor(proto, name))) proto = Object.getPrototypeOf(proto)
    if (!native?.set) return
    const own = proto === owner ? native : undefined
    Object.defineProperty(owner, name, {
      configurable: true,
      enumerable: true,
      get: () => (listening(type) ? (read() ?? null) : native.get!.call(owner)),
      set(listener: EventListener | null) {
        const script = listening(type)
        if (!script) {
          native.set!.call(owner, listener)
          return
        }
        missed = missed.filter(one => !handlers.has(one))
        if (typeof listener !== 'function') return
        const one = { target, type, listener, script }
        handlers.add(one)
        note(one)
      },
    })
    undo.push(() => {
      if (own) Object.defineProperty(owner, name, own)
      else Reflect.deleteProperty(owner, name)
    })
  }

  const call = ({ target, type, listener, script }: Listener): void => {
    const event = new view.Event(type, { bubbles: type === once[1] })
    // The target of `load` is the document, although it is dispatched at the window only.
    Object.defineProperties(event, { target: { value: document }, currentTarget: { value: target } })
    within(script, () => {
      try {
        if (typeof listener === 'function') listener.call(target, event)
        else listener.handleEvent(event)
      } catch (error) {
        reportFault(error)
      }
    })
  }

  let isCalling = false
  function callSoon(): void {
    if (isCalling || !haveRun()) return
    isCalling = true
    setTimeout(() => {
      isCalling = false
      if (haveRun()) callMissed()
    })
  }
  const callMissed = (): void => {
    for (const type of once)
      for (let one; (one = missed.find(each => each.type === type));) {
        missed.splice(missed.indexOf(one), 1)
        call(one)
      }
    if (missed.length === 0 && modules.size === 0 && haveRun()) undo.splice(0).forEach(end => end())
  }

  return {
    listen() {
      if (undo.length > 0) return
      // Before the listeners of the scripts: what they have missed comes before the `load` of the page.
      if (document.readyState !== 'complete') view.addEventListener('load', callMissed, { once: true })
      listenTo(document)
      listenTo(view)
      followHandler(view, view, 'load')
      followHandler(view, view, 'pageshow')
      followHandler(document, document, 'readystatechange')
      if (document.body) followHandler(document.body, view, 'load')
    },
    awaitModule(script) {
      modules.add(script)
      const end = (): void => {
        modules.delete(script)
        callSoon()
      }
      for (const type of ['load', 'error']) script.addEventListener(type, end, { once: true })
      if (!script.src) setTimeout(end, INLINE_MODULE_MS)
    },
    callSoon,
  }
}
