/** A request that reached the consent server. */
export interface LoggedCall {
  method: string
  path: string
  headers: Record<string, string>
  body: string
  /** The behavior of the server; for `ok` and `slow` the real server responded. */
  mode: NonNullable<Behaviour['mode']>
  status: number
}

/** The behavior of the server; see Behaviour in c15t-server.mjs. */
export interface Behaviour {
  mode?: 'ok' | 'down' | 'slow' | 'cut' | 'lost' | 'nonsense' | 'html' | number
  delay?: number
  body?: unknown
  only?: string
  times?: number
  country?: string
  region?: string
  headers?: Record<string, string>
  protocol?: 1 | 2
}

/** A room of the real consent server: a separate backend, which a test can make fail. */
export interface ConsentServer {
  /** The backend-url for pages. */
  url: string
  behave(behaviour: Behaviour): Promise<void>
  /** The requests so far, without preflights. */
  calls(path?: string): Promise<LoggedCall[]>
}

let count = 0

/**
 * Creates a room.
 * @param room its name; `same-origin` is served under /api/c15t of the page itself
 */
export async function consentServer(room = `room-${Date.now()}-${count++}`): Promise<ConsentServer> {
  const origin = await (await fetch('/consent-server')).text()
  const post = async (command: string, body = {}): Promise<void> => {
    const response = await fetch(`${origin}/${room}/${command}`, { method: 'POST', body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`The test server answered ${response.status} to ${command}`)
  }
  await post('__reset')
  return {
    url: room === 'same-origin' ? '/api/c15t' : `${origin}/${room}/api/c15t`,
    behave: behaviour => post('__control', behaviour),
    async calls(path = '') {
      const log = (await (await fetch(`${origin}/${room}/__log`)).json()) as LoggedCall[]
      return log.filter(call => call.method !== 'OPTIONS' && call.path.endsWith(path))
    },
  }
}
