/**
 * The host of requests that the browser itself is to fail. All browsers block port 1
 * (https://fetch.spec.whatwg.org/#port-blocking). For a WebSocket to a blocked port, WebKit dispatches only `error`, no
 * `close`, and accepts invalid subprotocols.
 */
export const UNREACHABLE_HOST = 'consent.invalid:1/'
