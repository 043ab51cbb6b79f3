import type { GivenParts } from './read-given-services'

/**
 * Returns whether a site describes a service itself, completely or not: with more fields than a name and the addresses.
 */
export const isDescribed = ({ fields }: GivenParts): boolean =>
  ['title', 'category', 'purpose', 'company', 'stores'].filter(name => name in fields).length +
    Number('hosts' in fields) >
  1
