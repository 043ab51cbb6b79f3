import { bareHost } from '../rules/build-host-map'
import { indexOf } from '../realm/primordials'
import { parentOf } from '../rules/match-host'
import { HOST_BITS } from './filter-bits'
import { hostFilter } from './host-filter'
import { lookUpIn } from './look-up'

const isInFilter = lookUpIn(hostFilter, HOST_BITS)

/**
 * Returns whether a host may be listed as a tracking host, itself or by a parent domain or with some of its paths. Never
 * false for a listed host; true for about one other host in fifteen.
 * @param hostname as in a URL: lower case, in ASCII
 */
export function mayBeListed(hostname: string): boolean {
  // Not the last label, which would hold all hosts below a top-level domain if it matched by chance.
  for (let host = bareHost(hostname); indexOf(host, '.') > 0; host = parentOf(host)) if (isInFilter(host)) return true
  return false
}
