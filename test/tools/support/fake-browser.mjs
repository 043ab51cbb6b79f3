// A browser whose calls of the DevTools protocol are answered here, for the parts of `audit` and `doctor` that talk to one:
// what they send, in which order, and what they make of the events.

/** Resolves when the tasks that are queued now have run. */
export const tasks = () => new Promise(resolve => setImmediate(resolve))

/** @returns an event `Network.requestWillBeSent` of a page of site.test */
export const requestEvent = (id, url, more = {}) => ({
  requestId: id,
  request: { url, method: 'GET' },
  wallTime: 5,
  documentURL: 'https://site.test/',
  initiator: { type: 'parser', url: 'https://site.test/', lineNumber: 2 },
  type: 'Image',
  frameId: 'main',
  ...more,
})

/** @param {Record<string, (given: any) => any>} answers by method; others answer an empty object */
export function fakeSession(answers = {}, connection = undefined) {
  const listeners = new Map()
  const sent = []
  const session = {
    sent,
    send: async (method, given) => {
      sent.push([method, given])
      return answers[method]?.(given, session) ?? {}
    },
    on: (name, listener) => void listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    once(name, listener) {
      const run = event => {
        session.off(name, run)
        listener(event)
      }
      session.on(name, run)
    },
    off: (name, listener) =>
      void listeners.set(
        name,
        (listeners.get(name) ?? []).filter(other => other !== listener),
      ),
    emit: (name, event) => (listeners.get(name) ?? []).forEach(listener => listener(event)),
    /** @returns how many listeners there are */
    listening: () => [...listeners.values()].flat().length,
    connection: () => connection,
    /** @returns what was sent with a method */
    given: method => sent.filter(([name]) => name === method).map(([, given]) => given),
  }
  return session
}

/**
 * A browser with pages of one document each.
 * @param {(visit: { expression: string, session: object }) => unknown} evaluate answers expressions in a page
 * @param {object} [page] further answers of pages
 */
export function fakeBrowser(evaluate = () => undefined, page = {}) {
  const pages = []
  const sessions = new Map()
  const connection = { session: id => sessions.get(id) }
  let contexts = 0
  const root = fakeSession(
    {
      'Browser.getVersion': () => ({
        userAgent: 'Mozilla/5.0 (X11; Linux) HeadlessChrome/141.0',
        product: 'Chrome/141.0.1',
      }),
      'Target.createBrowserContext': () => ({ browserContextId: `context${++contexts}` }),
      'Target.createTarget': ({ browserContextId }) => {
        const targetId = `page of ${browserContextId}`
        attach({ sessionId: `session of ${browserContextId}`, targetId, type: 'page', browserContextId, parent: root })
        return { targetId }
      },
      'Storage.getCookies': () => ({ cookies: [] }),
    },
    connection,
  )
  function attach({ sessionId, targetId, type, browserContextId, parent, url = 'about:blank' }) {
    let address = url
    const session = fakeSession(
      {
        'Page.navigate': ({ url }, self) => {
          address = url
          setImmediate(() => self.emit('Page.loadEventFired', {}))
          return {}
        },
        'Page.reload': (_, self) => void setImmediate(() => self.emit('Page.loadEventFired', {})),
        'Page.getFrameTree': () => ({ frameTree: { frame: { id: targetId, url: address } } }),
        'Page.createIsolatedWorld': () => ({ executionContextId: 2 }),
        'Page.captureScreenshot': () => ({ data: 'image' }),
        'Runtime.evaluate': ({ expression, contextId }, self) => ({
          result: { value: evaluate({ expression, contextId, session: self }) },
        }),
        'Accessibility.getFullAXTree': () => ({ nodes: [] }),
        ...page,
      },
      connection,
    )
    sessions.set(sessionId, session)
    pages.push(session)
    const targetInfo = { targetId, type, url, browserContextId }
    parent.emit('Target.attachedToTarget', { sessionId, targetInfo })
    session.emit('Runtime.executionContextCreated', {
      context: { id: 1, auxData: { frameId: targetId, isDefault: true } },
    })
    return session
  }
  return { root, pages, attach }
}
