/** In milliseconds: long enough to be read out, short enough not to be found later by somebody who reads on. */
export const STATUS_CLEAR_MS = 5000
