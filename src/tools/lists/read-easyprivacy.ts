import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { findPeer } from '../find-peer'
import type { KnownList } from './known-list'

/** The package that reads rules with paths, types and exceptions. */
export const RULE_READER = '@ghostery/adblocker'

/** The kinds of requests that rules can name. A rule for one of them is enough. One rule forbids all `ping` requests. */
const kinds = ['script', 'xhr', 'image', 'sub_frame'] as const

/**
 * Reads a list in the format of Adblock Plus.
 * @throws Error if the text is something else, or the package that reads rules is missing
 */
export function readEasyPrivacy(text: string): KnownList {
  if (!text.startsWith('[Adblock Plus')) throw new Error('it is no filter list')
  const peer = findPeer(RULE_READER)
  if (peer === null) throw new Error(`its rules are read by ${RULE_READER}: npm install --save-dev ${RULE_READER}`)
  const { FiltersEngine, Request } = createRequire(peer)(fileURLToPath(peer)) as typeof import('@ghostery/adblocker')
  const engine = FiltersEngine.parse(text, { loadCosmeticFilters: false, debug: true })
  const { networkFilters } = engine.getFilters()
  if (networkFilters.length === 0) throw new Error('it has no rules')
  return {
    size: networkFilters.length,
    find: (url, page) => {
      const matches = kinds.map(type =>
        engine.match(Request.fromRawDetails({ url: url.href, sourceUrl: page.href, type })),
      )
      const { filter } = matches.find(({ match }) => match) ?? {}
      if (filter === undefined) return null
      const wholeHost = filter.isHostnameAnchor() && /^\^?$/.test(filter.getFilter())
      return { category: 'measurement', company: null, wholeHost }
    },
    companyOf: () => null,
  }
}
