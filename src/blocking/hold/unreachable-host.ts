/**
 * Where a held request is sent when the browser itself shall make it fail: port 1 is one that browsers never connect
 * to. As with every forbidden port, WebKit tells a socket by `error` alone, without `close`, and overlooks a protocol
 * that is misspelt.
 */
export const UNREACHABLE_HOST = 'consent.invalid:1/'
