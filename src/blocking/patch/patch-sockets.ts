import { rejectHeld } from '../page/blocked-request'
import { judgeRequest } from '../rules/judge-request'
import { UNREACHABLE_HOST } from '../hold/unreachable-host'
import { readAddress, readRequest } from './read-address'
import type { Realm } from '../realm/realm'
import { patch, type Handler } from './patch'
import type { Unpatch } from '../rules/page-blocker'
import { baseUri, parseUrl } from '../rules/request-url'

interface Ice {
  iceServers?: Iterable<{ urls: string | string[] }>
}

/**
 * Patches long-lived connections. The constructor of a blocked one connects to an unreachable address, so that the
 * browser itself reports the failure with its events and promises. Its `url` is still the requested one.
 * EventSource gets a response of the wrong type, because it would retry an unreachable host forever. WebRTC connects
 * without its blocked servers. `Cache.add()`, `Cache.addAll()` and `Worklet.addModule()` reject.
 */
export function patchSockets(realm: Realm = window): Unpatch {
  const connect =
    (name: 'EventSource' | 'WebSocket' | 'WebSocketStream' | 'WebTransport', elsewhere: string): Handler =>
    (construct, args) => {
      const url = readAddress(args)
      if (!judgeRequest(url, name)) return construct(args)
      args[0] = elsewhere
      return Object.defineProperty(construct(args) as object, 'url', {
        __proto__: null,
        value: parseUrl(url, baseUri())?.href,
      } as PropertyDescriptor)
    }
  const ice: Handler = (call, args) => {
    const { iceServers } = (args[0] ?? {}) as Ice
    if (iceServers)
      args[0] = {
        ...(args[0] as Ice),
        iceServers: [...iceServers].filter(
          ({ urls }) =>
            ![urls].flat().some(url => judgeRequest(`${url}`.replace(/^\w+:/, 'https://'), 'RTCPeerConnection')),
        ),
      }
    return call(args)
  }
  const add: Handler = (call, args) => {
    const many = Array.isArray(args[0]) && (args[0] = [...(args[0] as unknown[])])
    for (const at of many ? many.keys() : [0]) {
      const url = readRequest(many || args, at)
      if (judgeRequest(url, 'fetch')) return rejectHeld(url)
    }
    return call(args)
  }
  return patch(realm, {
    EventSource: connect('EventSource', 'data:,'),
    WebSocket: connect('WebSocket', `wss://${UNREACHABLE_HOST}`),
    WebSocketStream: connect('WebSocketStream', `wss://${UNREACHABLE_HOST}`),
    WebTransport: connect('WebTransport', `https://${UNREACHABLE_HOST}`),
    'RTCPeerConnection webkitRTCPeerConnection RTCPeerConnection: setConfiguration': ice,
    'Cache: add addAll Worklet: addModule': add,
  })
}
