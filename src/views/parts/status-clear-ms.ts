/** In milliseconds: long enough to be read out, short enough not to be found later by somebody who reads on. */
export const NOTICE_LASTS = 5000
