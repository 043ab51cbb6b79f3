/** Returns a host and its parent domains, the longest first. */
export const suffixes = (hostname: string): string[] =>
  hostname.split('.').flatMap((_, at, labels) => (at < labels.length - 1 ? [labels.slice(at).join('.')] : []))
