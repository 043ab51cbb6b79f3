import { trusted, trustedTypes } from '../page/read-once'
import { runsLater } from './runs-later'

/** Runs a script that a released one has written. */
type Run = (script: HTMLScriptElement, start: () => void) => void

/** What the released scripts of a document write. */
export interface ReleasedWrites {
  /** Whether code of a released script runs now: the script, or undefined. */
  running(): HTMLScriptElement | undefined
  /** Treats a script as released. */
  add(script: HTMLScriptElement): void
  /** Calls a function of a released script, outside of it. */
  within(script: HTMLScriptElement, call: () => void): void
}

/** What one script has written. */
interface Written {
  /** The text that waits for its end. */
  rest: string
  /** Whether it may be written in a page that requires Trusted Types. */
  isTrusted: boolean
  /** The last node that was written. */
  last: ChildNode
}

const end = '<!--end-->'
const typeAttribute = 'data-written-type'
/** Elements of a `<head>`. The parser ends the head before any other. */
const content = ':not(script,style,link,meta,title,base,noscript,template,noscript *,template *)'

/**
 * Inserts what released scripts write with `document.write()` after them. Once a page is parsed, the browser replaces
 * it with the text.
 */
export function writesOfReleased(document: Document, run: Run): ReleasedWrites {
  const written = new WeakMap<Element, Written>()
  /** The released files and inline scripts that write. Their callbacks are recognized by their stack. */
  const files = new Map<string, HTMLScriptElement>()
  /** What stacks have for an inline script. Chromium has no address for those that were inserted by a script. */
  const inlineAddresses = [...stackAddresses(document.URL), '<anonymous>:']
  let called: HTMLScriptElement | undefined
  /** The written scripts that have not run, in order, and whether one of them is loading. */
  const queue: HTMLScriptElement[] = []
  let isLoading = false

  const running = (): HTMLScriptElement | undefined => {
    const script = called ?? (document.currentScript as HTMLScriptElement | null)
    return script && written.has(script) ? script : undefined
  }
  const writer = (): HTMLScriptElement | undefined => {
    const script = running()
    if (script || document.readyState === 'loading') return script
    const current = document.currentScript as HTMLScriptElement | null
    // An inline script that a released one has inserted. Files of such scripts cannot write; the browser ignores them.
    if (current) return current.src ? undefined : current
    const { stack = '' } = new Error()
    return [...files].find(([address]) => stack.includes(address))?.[1]
  }

  const runNext = (): void => {
    for (let script; !isLoading && (script = queue.shift());) {
      const type = script.getAttribute(typeAttribute)!
      script.removeAttribute(typeAttribute)
      if (type) script.type = type
      else script.removeAttribute('type')
      const { parentNode, nextSibling, async } = script
      if (!parentNode) continue
      isLoading = !async && runsLater(script)
      if (isLoading) for (const event of ['load', 'error']) script.addEventListener(event, onLoaded, { once: true })
      run(script, () => parentNode.insertBefore(script, nextSibling))
    }
  }
  const onLoaded = (): void => {
    isLoading = false
    runNext()
  }

  const put = (script: HTMLScriptElement, isEnd: boolean): void => {
    const state = written.get(script)!
    const text = state.rest
    if (text === '') return
    const place = state.last.parentNode ? state.last : script
    const { body } = document
    let parent = place.parentNode
    if (!parent || isAsyncFile(script)) {
      state.rest = ''
      const why = parent ? 'because it is async' : 'because it is no longer in the page'
      const name = script.src || 'An inline script'
      console.warn(`consent-elements: ${name} cannot write with document.write(), ${why}. Its text: ${text}`)
      return
    }
    const range = document.createRange()
    range.selectNode(place)
    const html = text + end
    const fragment = range.createContextualFragment((state.isTrusted && trusted(html)) || html)
    const { lastChild } = fragment
    // The end is within an element that is not complete yet.
    if (!isEnd && lastChild?.nodeType !== 8) return
    state.rest = ''
    if (lastChild?.nodeType === 8) lastChild.remove()
    else if (isEnd) removeEnd(fragment)
    if (!fragment.firstChild) return
    const scripts = [...fragment.querySelectorAll('script')]
    for (const one of scripts) {
      one.setAttribute(typeAttribute, one.getAttribute('type') ?? '')
      one.type = 'text/plain'
      one.async = one.hasAttribute('async')
    }
    let next: ChildNode | null = place.nextSibling
    if (parent === document.head && fragment.querySelector(content)) {
      parent = body
      next = body.firstChild
    }
    state.last = fragment.lastChild!
    parent.insertBefore(fragment, next)
    queue.unshift(...scripts)
    runNext()
  }

  const add = (script: HTMLScriptElement): void => {
    if (written.has(script)) return
    written.set(script, { rest: '', isTrusted: true, last: script })
    const addresses = script.src ? stackAddresses(script.src) : script.text.includes('write') ? inlineAddresses : []
    // Files can differ in their query alone.
    for (const address of addresses) if (!isAsyncFile(script) || !files.has(address)) files.set(address, script)
  }

  const patch = (name: 'write' | 'writeln', lineEnd: string): void => {
    const native = document[name]
    document[name] = (...args: string[]): void => {
      const script = writer()
      if (!script) return native.apply(document, args)
      add(script)
      const state = written.get(script)!
      state.isTrusted = (state.rest === '' || state.isTrusted) && args.every(text => trustedTypes?.isHTML(text))
      state.rest += args.join('') + lineEnd
      try {
        put(script, false)
      } catch (error) {
        // As the browser's own function without a Trusted Type.
        state.rest = ''
        throw error
      }
      queueMicrotask(() => put(script, true))
    }
  }
  patch('write', '')
  patch('writeln', '\n')
  const { open, close } = document
  // Without effect in scripts that run while the page is parsed.
  document.open = ((...args: Parameters<typeof open>) =>
    writer() ? document : open.apply(document, args)) as typeof open
  document.close = () => void (writer() ?? close.call(document))

  return {
    running,
    add,
    within(script, call) {
      const before = called
      called = script
      try {
        call()
      } finally {
        called = before
      }
    },
  }
}

/**
 * Returns what stacks have for an address, with what follows it: a colon and the line, or in Firefox, for scripts that a
 * script has inserted, the line of that script. WebKit leaves out the query.
 */
const stackAddresses = (url: string): string[] =>
  ['#', /[?#]/].flatMap(end => [':', ' line '].map(behind => url.split(end)[0] + behind))

/** Returns whether the browser ignores what a script writes. */
const isAsyncFile = ({ async, src }: HTMLScriptElement): boolean => async && src !== ''

/** Removes the end from within an element that was never completed. */
function removeEnd(fragment: DocumentFragment): void {
  let node: Node | null = fragment
  while (node?.lastChild) node = node.lastChild
  if (node?.nodeType === 8) (node as Comment).remove()
  else if (node?.nodeType === 3) node.textContent = node.textContent!.replace(end, '')
}
