import type { Service } from './service'

/** Returns the hosts of a service, and the paths of the site's own host that belong to it. */
export const addressesOf = ({ hosts, paths = [] }: Pick<Service, 'hosts' | 'paths'>): readonly string[] =>
  paths.length > 0 ? [...hosts, ...paths] : hosts
