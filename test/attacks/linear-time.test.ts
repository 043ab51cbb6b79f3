import { expect } from '@open-wc/testing'
import type { counted as Counted } from './text-readers'

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

/** What stands before and after the pieces. */
const surroundings = [
  ['', ''],
  ['a', '\n'],
  ['<a b="', '>'],
  ['<svg>', '</script>'],
  ['from', ''],
] as const

/** Texts of this length are compared with texts of four times the length: linear work grows by 4, quadratic by 16. */
const LENGTH = 200
/** The growth that still counts as linear. */
const LIMIT = 5

/** Returns by how much the work grows that a text causes. */
const growth = (read: (text: string) => number, piece: string, start = '', end = ''): number => {
  const [short, long] = [LENGTH, 4 * LENGTH].map(length => read(start + piece.repeat(length / piece.length) + end))
  return long! / short!
}

// The address is not one of a module of the sources, so the bundler leaves it alone.
const { counted } = (await import(`/__counted/${'test/attacks/text-readers'}.js`)) as { counted: typeof Counted }

/** Firefox would send them with every later page, and a server answers such long headers by a reset. */
function deleteCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.includes('=') ? cookie.slice(0, cookie.indexOf('=')) : ''
    // A cookie without name and value is invalid.
    document.cookie = `${name}=x; max-age=0`
  }
}

describe('reading a page’s texts with work that grows as they do', () => {
  after(() => {
    deleteCookies()
    expect(document.cookie).to.equal('')
  })

  for (const [name, read] of Object.entries(counted.readers))
    it(`does no more than linear work in ${name}, whatever the text repeats`, () => {
      const slow: string[] = []
      for (const piece of pieces)
        for (const [start, end] of surroundings) {
          const times = growth(read, piece, start, end)
          if (times > LIMIT) slow.push(`${JSON.stringify(start + piece + end)}: ${times.toFixed(1)} times as much`)
        }
      expect(slow).to.deep.equal([])
    })

  it('does no more than linear work for a tag that document.write() gets in many pieces', () => {
    expect(growth(counted.writtenInPieces, 'a')).to.be.below(LIMIT)
  })

  for (const [name, read] of Object.entries(counted.slowReaders))
    it(`finds ${name}`, () => expect(growth(read, 'a')).to.be.above(2 * LIMIT))
})
