/** Returns how reports name a link, for example `link 3 of chain 1`. Chain 0 is not named. */
export const linkName = (chain: number, seq: number): string => `link ${seq}${chain === 0 ? '' : ` of chain ${chain}`}`
