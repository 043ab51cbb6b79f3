/** The name of the function that reports storage writes. It is deleted before the page's own scripts run. */
export const writeBinding = '__consentElementsAuditWrite'

/** A report of a storage write, as JSON. */
export interface StorageWrite {
  kind: 'cookie' | 'localStorage' | 'sessionStorage'
  name: string
  stack: string
}

/**
 * Runs in every document before its own scripts and reports which script writes cookies and storage items. It must not
 * use imports, because its source text is sent to the browser.
 */
export function watchWrites(binding: string): void {
  const globals = globalThis as unknown as Record<string, unknown>
  const send = globals[binding] as ((text: string) => void) | undefined
  if (send === undefined) return
  delete globals[binding]
  const { stringify } = JSON
  const report = (kind: string, name: string) => {
    const limit = Error.stackTraceLimit
    Error.stackTraceLimit = 20
    const { stack } = new Error('stored')
    Error.stackTraceLimit = limit
    send(stringify({ kind, name, stack: `${stack}` }))
  }
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  const { set: setCookie } = cookie ?? {}
  if (cookie && setCookie)
    Object.defineProperty(Document.prototype, 'cookie', {
      ...cookie,
      set(value: unknown) {
        report('cookie', `${value}`.split('=')[0]?.trim() ?? '')
        setCookie.call(this, value)
      },
    })
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = {
    setItem(this: Storage, name: string, value: string) {
      let kind = 'sessionStorage'
      try {
        if (this === localStorage) kind = 'localStorage'
      } catch {
        // A frame without storage access. The call below throws the error that the page expects.
      }
      report(kind, `${name}`)
      return setItem.call(this, name, value)
    },
  }.setItem
  const { CookieStore } = globals as { CookieStore?: { prototype: { set: (...args: unknown[]) => Promise<void> } } }
  const setInStore = CookieStore?.prototype.set
  if (CookieStore && setInStore)
    CookieStore.prototype.set = {
      set(this: unknown, ...args: unknown[]) {
        const [first] = args
        const named = typeof first === 'object' && first !== null && 'name' in first ? first.name : first
        report('cookie', `${named}`)
        return setInStore.apply(this, args)
      },
    }.set
}
