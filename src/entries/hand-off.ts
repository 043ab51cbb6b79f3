/**
 * `dist/hand-off.js`: a classic script, first in the head of sister sites. It takes a decision that has arrived out of the
 * address, before another script can read it there, and passes the visitor's decision on with links to sister sites.
 */
import { handOffShape, LONGEST_HAND_OFF } from '../consent/hand-off-text'
import { isDictionary } from '../consent/is-dictionary'
import { version } from '../consent/version'
import { readStored } from '../storage/local-storage'
import { storageKeys } from '../storage/storage-keys'

/** The start of the fragment. Fragments are in no request, and in no `Referer`. */
const START = '#consent-hand-off='

const tag = document.currentScript as HTMLScriptElement | null
const { handOff = '', backendUrl = '/api/c15t' } = tag?.dataset ?? {}
const sites = handOff.split(/\s+/).filter(Boolean)
const file = new URL(`consent-elements-hand-off.js?v=${version}`, tag?.src || document.baseURI).href
const load = () => import(file) as Promise<typeof import('./hand-off.chunk')>
const stored = () => readStored(storageKeys.record)

if (location.hash.startsWith(START)) {
  const token = location.hash.slice(START.length)
  history.replaceState(history.state, '', location.pathname + location.search)
  // Another decision on this site counts.
  if (sites.length > 0 && token.length <= LONGEST_HAND_OFF && handOffShape.test(token) && stored() === undefined)
    load()
      .then(({ arrive }) => arrive(token, backendUrl))
      .catch(() => {}) // the banner asks as usual
}

addEventListener('click', event => {
  const { button, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return
  const link = event.composedPath().find(element => element instanceof HTMLAnchorElement)
  if (!link?.href || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return
  // A fragment of its own is part of the address that the page wants.
  if (
    !sites.includes(link.hostname) ||
    link.hostname === location.hostname ||
    link.protocol !== location.protocol ||
    link.hash
  )
    return
  const record = stored()
  if (!isDictionary(record) || typeof record.id !== 'string') return
  event.preventDefault()
  const { href } = link
  load()
    .then(({ depart }) => depart(new URL(href), backendUrl, START))
    .catch(() => href)
    .then(address => location.assign(address))
})
