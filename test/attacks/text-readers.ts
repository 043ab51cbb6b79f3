// Served by test/support/counted-work.mjs. Our own files keep the browser's functions, so these have to be replaced first.
import { workOf } from './counted-natives'
import { guardedDocument } from '../../src/blocking/hold/guarded-document'
import { holdStyles } from '../../src/blocking/hold/hold-styles'
import { mayHoldMarkup } from '../../src/blocking/hold/may-hold-markup'
import { neutralize } from '../../src/blocking/hold/neutralize'
import { isTextHeld, watchImports } from '../../src/blocking/hold/script-text'
import { patchWrite } from '../../src/blocking/patch/patch-write'
import { pageBlocker } from '../../src/blocking/rules/page-blocker'
import { patchStorage } from '../../src/blocking/storage-gate/patch-storage'
import { cleanHtml } from '../../src/blocking/tiers/clean-html'
import { matchWildcards } from '../../src/consent/match-wildcards'
import { withoutEndSlashes } from '../../src/consent/without-end-slashes'
import { matchStoredItem } from '../../src/services/match-stored-item'
import { traceMatcher } from '../../src/storage/trace-matcher'

pageBlocker().judges.push((url, channel) => (url.includes('tracker') ? { url, category: 'marketing', channel } : null))
patchStorage()

type Reader = (text: string) => unknown

/** What reads texts of a page, each through the functions that the rest of the code calls. */
const readers: Record<string, Reader> = {
  neutralize,
  mayHoldMarkup,
  watchImports: text => watchImports(text),
  isTextHeld: text => isTextHeld(text, '', 'script'),
  holdStyles: text => holdStyles(text),
  cleanHtml: text => cleanHtml(() => null, text),
  srcdoc: text => guardedDocument('srcdoc', text, 'iframe'),
  'javascript: address': text => guardedDocument('src', `javascript:${text}`, 'iframe'),
  withoutEndSlashes,
  matchWildcards: text => matchWildcards('a*a*b*/*=*x', text),
  matchStoredItem: text => matchStoredItem('_ga*_*_*x', text),
  traceMatcher: text => traceMatcher(() => false, { marketing: '*a*_*b*x *?=*?/' })(text),
  'document.cookie': text => void (document.cookie = text),
}
const late = new RegExp('a+$')

/** What takes quadratic time: a loop, a search, and an expression that only a program puts together. */
const slowReaders: Record<string, Reader> = {
  'a loop in a loop'(text) {
    for (let from = 0; from < text.length; from++) for (let at = from; at < text.length; at++);
  },
  'a search of the rest for each character': text => Array.from(text, (_, at) => text.indexOf('b', at)),
  'an expression that begins at each character': text => late.test(`${text}b`),
}

function writtenInPieces(text: string): void {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const inner = frame.contentWindow as Window & typeof globalThis
  const stop = patchWrite(inner)
  inner.document.open()
  inner.document.write('<p title="')
  for (let at = 0; at < text.length; at += 4) inner.document.write(text.slice(at, at + 4))
  inner.document.write('">')
  inner.document.close()
  stop()
  frame.remove()
}

const measured = (list: Record<string, Reader>): Record<string, (text: string) => number> =>
  Object.fromEntries(
    Object.entries(list).map(([name, read]) => [name, (text: string) => workOf(() => void read(text))]),
  )

/** Functions that read a text, and return how much work that was. */
export const counted = {
  readers: measured(readers),
  slowReaders: measured(slowReaders),
  writtenInPieces: (text: string) => workOf(() => writtenInPieces(text)),
}
