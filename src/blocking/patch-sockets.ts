import { blockedText } from './blocked-request'
import { held } from './held'
import { nowhere } from './nowhere'
import { readAddress } from './read-address'
import type { Realm } from './realm'
import { replace, type Behaviour, type Restore } from './replace'
import { baseUri, parseUrl, requestObjectUrl } from './request-url'

interface Ice {
  iceServers?: Iterable<{ urls: string | string[] }>
}

/**
 * Watches connections that stay open. A held one is made to an address that leads nowhere, so that it fails by the
 * browser's own events and promises, after the constructor has returned; its `url` is still the one that was asked for.
 * EventSource would try an unreachable host again and again; an answer of the wrong type ends it. WebRTC goes without
 * the servers that are held. What caches and worklets fetch by themselves is rejected.
 */
export function patchSockets(realm: Realm = window): Restore {
  const connect =
    (name: 'EventSource' | 'WebSocket' | 'WebSocketStream' | 'WebTransport', elsewhere: string): Behaviour =>
    (construct, args) => {
      const url = readAddress(args)
      if (!held(url, name)) return construct(args)
      args[0] = elsewhere
      return Object.defineProperty(construct(args) as object, 'url', {
        value: parseUrl(url, baseUri())?.href,
      })
    }
  const ice: Behaviour = (call, args) => {
    const { iceServers } = (args[0] ?? {}) as Ice
    if (iceServers)
      args[0] = {
        ...(args[0] as Ice),
        iceServers: [...iceServers].filter(
          ({ urls }) => ![urls].flat().some(url => held(`${url}`.replace(/^\w+:/, 'https://'), 'RTCPeerConnection')),
        ),
      }
    return call(args)
  }
  const add: Behaviour = (call, args) => {
    // Read once: what is judged is what is sent.
    const inputs = [args[0]].flat().map(input => (requestObjectUrl(input) === undefined ? `${input as string}` : input))
    if (Array.isArray(args[0])) args[0] = inputs
    else args[0] &&= inputs[0]
    for (const input of inputs) {
      const url = requestObjectUrl(input) ?? (input as string)
      if (held(url, 'fetch')) return Promise.reject(new TypeError(blockedText(url)))
    }
    return call(args)
  }
  return replace(realm, {
    EventSource: connect('EventSource', 'data:,'),
    WebSocket: connect('WebSocket', `wss://${nowhere}`),
    WebSocketStream: connect('WebSocketStream', `wss://${nowhere}`),
    WebTransport: connect('WebTransport', `https://${nowhere}`),
    'RTCPeerConnection RTCPeerConnection: setConfiguration': ice,
    'Cache: add addAll Worklet: addModule': add,
  })
}
