import { expect } from '@open-wc/testing'
import { guardedDocument } from '../../src/blocking/hold/guarded-document'
import { holdStyles } from '../../src/blocking/hold/hold-styles'
import { mayHoldMarkup } from '../../src/blocking/hold/may-hold-markup'
import { neutralize } from '../../src/blocking/hold/neutralize'
import { isTextHeld, watchImports } from '../../src/blocking/hold/script-text'
import { patchWrite } from '../../src/blocking/patch/patch-write'
import { patchStorage } from '../../src/blocking/storage-gate/patch-storage'
import { cleanHtml } from '../../src/blocking/tiers/clean-html'
import { matchWildcards } from '../../src/consent/match-wildcards'
import { withoutEndSlashes } from '../../src/consent/without-end-slashes'
import { matchStoredItem } from '../../src/services/match-stored-item'
import { traceMatcher } from '../../src/storage/trace-matcher'
import { decideBy } from '../blocking/stand-ins'

/** The pieces that hostile texts repeat: whatever opens something that a parser has to find the end of. */
const pieces = [
  ...' /=<"\'a;(*-\\',
  '\t\n',
  '<a b=',
  '<a b="',
  '<a "',
  '<a <b ',
  '<!--',
  '<!-- -->',
  '<style>',
  '<style>a{',
  '<style',
  '</style ',
  '<script>',
  '<script ',
  '</',
  '<svg><script>',
  '<base ',
  '<base href=',
  'from/*',
  'from/**/',
  '/**//**/from',
  'import(',
  'import("',
  'url(',
  '@import "',
  '--a:',
  ' --a',
  '&#',
  'https://a',
  '//a ',
  ';expires=',
  '; domain=',
  'a=b; ',
  '_ga',
  '%3C',
]

/** What reads texts of a page, each through the functions that the rest of the code calls. */
const readers: Record<string, (text: string) => unknown> = {
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

const bestOf = (times: number, run: () => void): number =>
  Math.min(
    ...Array.from({ length: times }, () => {
      const start = performance.now()
      run()
      return performance.now() - start
    }),
  )

/** How often the growth is measured at most. A busy machine makes some measurements slow, not all of them. */
const ROUNDS = 8

/** The growth that still counts as linear. */
const LIMIT = 80

/**
 * Returns by how much more time reading a text takes that is sixteen times as long: about 16 where the time is linear, 256
 * where it is quadratic. Times below 5 ms for the longer text say nothing, and count as linear. Both are read in turn, and
 * the shortest time of each counts, until the result is below the limit.
 */
function growth(readShort: () => void, readLong: () => void): number {
  readShort()
  let [short, long] = [Infinity, Infinity]
  for (let round = 0; round < ROUNDS; round++) {
    long = Math.min(long, bestOf(1, readLong))
    if (long < 5) return 1
    short = Math.min(short, bestOf(4, readShort))
    if (long / Math.max(0.1, short) < LIMIT) break
  }
  return long / Math.max(0.1, short)
}

describe('reading a page’s texts in linear time', () => {
  decideBy((url, channel) => (url.includes('tracker') ? { url, category: 'marketing', channel } : null))
  let restore: () => boolean
  before(() => void (restore = patchStorage()))
  after(() => void restore())

  for (const [name, read] of Object.entries(readers))
    it(`takes no more than linear time in ${name}, whatever the text repeats`, function () {
      this.timeout(60_000)
      const slow: string[] = []
      for (const piece of pieces)
        for (const [start, end] of [
          ['', ''],
          ['a', '\n'],
          ['<a b="', '>'],
          ['<svg>', '</script>'],
        ] as const) {
          const [short, long] = [500, 8000].map(length => start + piece.repeat(length / piece.length) + end)
          const times = growth(
            () => read(short!),
            () => read(long!),
          )
          if (times > LIMIT) slow.push(`${JSON.stringify(start + piece + end)}: ${times.toFixed(0)} times as long`)
        }
      expect(slow).to.deep.equal([])
    })

  it('takes no more than linear time for a tag that document.write() gets in many pieces', () => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    const inner = frame.contentWindow as Window & typeof globalThis
    const stop = patchWrite(inner)
    const write = (count: number): void => {
      inner.document.open()
      inner.document.write('<p title="')
      for (let at = 0; at < count; at++) inner.document.write('aaaa')
      inner.document.write('">')
      inner.document.close()
    }
    expect(
      growth(
        () => write(500),
        () => write(8000),
      ),
    ).to.be.below(LIMIT)
    stop()
    frame.remove()
  })
})
