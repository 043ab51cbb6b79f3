/** The longest token of a hand-off, in characters: two names of hosts of 253 characters, and all categories. */
export const LONGEST_HAND_OFF = 1200

/** The shape of such a token: content and signature. The server also knows the length of the signature. */
export const handOffShape = /^[\w-]+\.[\w-]+$/
