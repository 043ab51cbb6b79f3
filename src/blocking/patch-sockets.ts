import type { Judge } from './blocking-rules'
import { nowhere } from './nowhere'
import { constructor, replaceProperties, type Replacement } from './replace-properties'
import type { Restore } from './replace-methods'
import { baseUri, parseUrl } from './request-url'

/**
 * Watches connections that stay open. A held one is made to an address that leads nowhere, so that it fails by the
 * browser's own events and promises, after the constructor has returned; its `url` is still the one that was asked for.
 * EventSource would try an unreachable host again and again; an answer of the wrong type ends it.
 */
export function patchSockets(held: Judge): Restore {
  const connect = (name: 'EventSource' | 'WebSocket' | 'WebTransport', elsewhere: string): readonly Replacement[] =>
    constructor(name, (construct, args) => {
      if (args.length === 0) return construct(args)
      // Read once: what is judged is what is sent.
      const url = (args[0] = `${args[0]}`)
      if (!held(url, name)) return construct(args)
      args[0] = elsewhere
      return Object.defineProperty(construct(args), 'url', {
        value: parseUrl(url, baseUri())?.href,
      })
    })
  return replaceProperties([
    ...connect('EventSource', 'data:,'),
    ...connect('WebSocket', `wss://${nowhere}`),
    ...connect('WebTransport', `https://${nowhere}`),
  ])
}
