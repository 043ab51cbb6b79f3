import { pageBlocker, type FetchRelay } from '../rules/page-blocker'

const { apply, defineProperty } = Reflect

/**
 * Replaces `fetch` with a function that calls our patch while there is one, and else the native function. SDKs such as
 * Sentry and PostHog keep `fetch` in a variable. If they do so while everything is granted, they keep this function, so
 * a withdrawal also blocks them.
 */
export function relayFetch(): void {
  const { fetch: native } = window
  const blocker = pageBlocker()
  if (!native || blocker.relay) return
  const relay: FetchRelay = (blocker.relay = {
    native: (args, self) => apply(native as () => unknown, self, args),
  })
  const value = new Proxy(native, {
    __proto__: null,
    apply: (_, self: unknown, args: unknown[]) => (relay.patched ?? relay.native)(args, self),
    // Sentry takes the `fetch` of an empty frame instead, unless this one has the text of a native function.
    get: (_, key) => (key === 'toString' ? () => `${native}` : native[key as keyof typeof native]),
  } as ProxyHandler<typeof native>)
  if (!defineProperty(window, 'fetch', { __proto__: null, value } as PropertyDescriptor)) blocker.relay = undefined
}
