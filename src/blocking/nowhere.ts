/**
 * Where a held request is sent when the browser itself shall make it fail: port 1 is one that browsers never connect
 * to. WebKit tells a socket of the failure by `error` and leaves out `close`, as it does with every forbidden port.
 */
export const nowhere = 'consent.invalid:1/'
