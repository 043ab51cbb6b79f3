/** Returns whether a site is one of the names, of which `*.shop.example` stands for each subdomain. */
export const isNamedSite = (site: string, names: readonly string[]): boolean =>
  names.some(name => name === site || (name.startsWith('*.') && site.endsWith(name.slice(1))))
