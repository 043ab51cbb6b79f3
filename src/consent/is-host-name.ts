const hostName = /^(?=.{4,128}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/

/** Returns whether a text is the name of a host on the web, in lower case: `shop.example`, without scheme, port or path. */
export const isHostName = (text: string): boolean => hostName.test(text)
