import { bareHost } from '../rules/build-host-map'
import { parentOf } from '../rules/match-host'
import { bitsOfHost } from './host-hashes'
import { hostFilter } from './host-filter'

const { atob } = globalThis
let bytes: string | undefined

const isSet = (bit: number): boolean => (bytes!.charCodeAt(bit >> 3) & (1 << (bit & 7))) !== 0

/**
 * Returns whether a host may be listed as a tracking host, itself or by a parent domain or with some of its paths. Never
 * false for a listed host; true for about one other host in thirty.
 * @param hostname as in a URL: lower case, in ASCII
 */
export function mayBeListed(hostname: string): boolean {
  bytes ??= atob(hostFilter)
  for (let host = bareHost(hostname); host !== ''; host = parentOf(host)) if (bitsOfHost(host).every(isSet)) return true
  return false
}
