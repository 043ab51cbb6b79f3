/** Removes control characters, so that stored text cannot move the cursor or write lines of its own. */
export const plainText = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '\ufffd')
