import { patch, type Handler } from '../patch/patch'
import type { Unpatch } from '../rules/page-blocker'
import { requestObjectUrl } from '../rules/request-url'
import { readOnce } from '../page/read-once'
import type { ElementGate } from './gate-elements'
import { isAny, mayBlockAddress, mayBlockMarkup, type GateRules } from './may-be-blocked'
import { mayBeListedKey } from './may-be-listed-key'

/** The properties by which page code usually gives elements an address. Such a write waits for the guard. */
const written = {
  HTMLScriptElement: 'src',
  HTMLImageElement: 'src srcset',
  HTMLIFrameElement: 'src',
  HTMLLinkElement: 'href imageSrcset',
  HTMLVideoElement: 'poster',
}

/** What cannot wait, by owner: such a call loads the guard before it goes on. Keys are those of `patch`. */
const immediate = {
  XMLHttpRequest: 'open',
  Navigator: 'sendBeacon',
  Cache: 'add addAll',
  Element: 'innerHTML= outerHTML= insertAdjacentHTML setHTMLUnsafe setAttributeNS',
  ShadowRoot: 'innerHTML= setHTMLUnsafe',
  Document: 'write writeln',
  DOMParser: 'parseFromString',
  Range: 'createContextualFragment',
  HTMLIFrameElement: 'srcdoc= contentWindow? contentDocument?',
  HTMLMediaElement: 'src=',
  HTMLSourceElement: 'src= srcset=',
  HTMLObjectElement: 'data=',
  HTMLEmbedElement: 'src=',
  HTMLInputElement: 'src=',
  HTMLFormElement: 'submit requestSubmit',
  // Browsers with Trusted Types have such properties of scripts.
  HTMLScriptElement: 'text= textContent= innerText=',
  Node: 'textContent=',
  CSSStyleSheet: 'insertRule replace replaceSync',
  '': 'Audio WebSocket EventSource FontFace Worker SharedWorker WebTransport RTCPeerConnection fetchLater',
}

/** What stores something under a name, by owner. Such a call loads the guard if services use that name. */
const storing: Record<string, string> = {
  Document: 'cookie=',
  Storage: 'setItem',
  CookieStore: 'set',
  IDBFactory: 'open',
  CacheStorage: 'open',
}

/** Calls after which page code may make any request: in the window of a frame, in a worker, or by hosts in an object. */
const always = /^(content\w+\?|Worker|SharedWorker|RTCPeerConnection)$/

/** A text whose last tag the next call of `document.write` goes on with. */
const unfinishedTag = /<[^<>]*$/

/** Whether the guard has started. */
interface Gate {
  isOpen: boolean
}

/**
 * Replaces the functions by which page code makes requests, until the guard has started.
 * @param loadNow loads and starts the guard at once
 * @returns a function that restores the native functions; what another script has replaced since stays, and passes
 *   everything on
 */
export function gateCalls(gate: Gate, rules: GateRules, elements: ElementGate, loadNow: () => void): () => void {
  const unpatches: Unpatch[] = []
  /** Replaces members of one owner. A caller that has kept our function calls the one of the guard by it. */
  const replace = (owner: string, words: string, handle: (word: string, again: Handler) => Handler): void => {
    let isRestored = false
    const handlers = words.split(' ').map(word => {
      const again: Handler = (call, args, self) => (isRestored ? callCurrent(owner, word, args, self) : call(args))
      const closed = handle(word, again)
      const handler: Handler = (call, args, self) => (gate.isOpen ? again : closed)(call, args, self)
      return [owner ? `${owner}: ${word}` : word, handler]
    })
    const unpatch = patch(window, Object.fromEntries(handlers) as never)
    // The newest first: WebKit has one property for scripts and all other nodes, which is replaced twice.
    unpatches.unshift(() => (isRestored = unpatch()))
  }
  const mayBlock = (value: unknown): boolean => {
    if (Array.isArray(value)) return isAny(value, mayBlock) // of Cache.addAll
    const text = requestObjectUrl(value) ?? `${value as string}`
    return /[<({\s]/.test(text) ? mayBlockMarkup(rules, text) : mayBlockAddress(rules, text)
  }
  const mayBlockCall = (owner: string, word: string, args: unknown[], self: unknown): boolean => {
    if (always.test(word)) return true
    // Other elements show such a text.
    if (/^(text|innerT)/.test(word) && !/^(style|script)$/.test((self as Element).localName)) return false
    const given = owner === 'HTMLFormElement' ? [Element.prototype.getAttribute.call(self, 'action') ?? ''] : args
    return isAny(given, value => mayBlock(value) || (owner === 'Document' && unfinishedTag.test(`${value as string}`)))
  }

  for (const [owner, names] of Object.entries(written))
    replace(owner, names.replace(/\w+/g, '$&='), word => (call, args, self) => {
      const value = readOnce(args[0])
      return elements.hold(self as Element, word.slice(0, -1).toLowerCase(), value) ? undefined : call([value])
    })
  replace('Element', 'setAttribute', () => (call, args, self) => {
    const [name, value, ...more] = args.map(readOnce)
    const isHeld = args.length > 1 && elements.hold(self as Element, `${name as string}`.toLowerCase(), value)
    return isHeld ? undefined : call(args.length > 1 ? [name, value, ...more] : args)
  })
  const replaceImmediate = (all: Record<string, string>, mayBeBlocked: typeof mayBlockCall): void => {
    for (const [owner, words] of Object.entries(all))
      replace(owner, words, (word, again) => (call, args, self) => {
        if (!mayBeBlocked(owner, word, args, self)) return call(args)
        loadNow()
        return again(call, args, self)
      })
  }
  replaceImmediate(immediate, mayBlockCall)
  replaceImmediate(storing, (_, __, [first]) => mayStoreListed(first))
  return () => unpatches.forEach(unpatch => unpatch())
}

/** Returns whether the name of what is stored may be listed. A cookie is given as its text or as an object. */
function mayStoreListed(given: unknown): boolean {
  const { name = given } = Object(given) as { name?: unknown }
  return mayBeListedKey(
    `${name as string}`
      .replace(/^[\s=]+/, '')
      .replace(/[=;][^]*/, '')
      .trim(),
  )
}

/** Calls, constructs or writes by the function that is in place now. */
function callCurrent(owner: string, word: string, args: unknown[], self: unknown): unknown {
  const page = window as unknown as Record<string, { prototype: object }>
  if (!owner)
    return typeof self === 'function'
      ? Reflect.construct(page[word] as never, args, self)
      : Reflect.apply(page[word] as never, self, args)
  const { prototype } = page[owner]!
  const key = word.replace(/\W/, '')
  if (word.endsWith('=')) return Reflect.set(prototype, key, args[0], self)
  if (word.endsWith('?')) return Reflect.get(prototype, key, self)
  return Reflect.apply(Reflect.get(prototype, key) as never, self, args)
}
