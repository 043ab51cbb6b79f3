import { expect } from '@open-wc/testing'
import * as fc from 'fast-check'
import { tagsIn } from '../../../src/blocking/hold/tags-in'
import { seed } from '../../support/seed'

/** Returns the names of the elements that the browser's own parser finds, if scripts may run, or not. */
const parsedNames = (markup: string, mayRun = true): string[] => {
  const template = document.createElement('template')
  const place = mayRun ? document.createElement('div') : template.content
  ;(mayRun ? (place as Element) : template).innerHTML = markup
  return [...place.querySelectorAll('*')].map(({ localName }) => localName)
}
const foundNames = (markup: string): string[] =>
  tagsIn(markup)
    .filter(({ isWhole }) => isWhole)
    .map(({ tag }) => /^<([a-z][^\s/>]*)/i.exec(tag)![1]!.toLowerCase())

describe('the start tags in markup', () => {
  const rows: [string, string[]][] = [
    ['<p>a</p><img alt=b>', ['p', 'img']],
    ['<!-- <img> --><p>', ['p']],
    ['<!--><img>--><p>', ['img', 'p']],
    ['<!---><img>--><p>', ['img', 'p']],
    ['<!-- a --> <!-- <b> --> <i>', ['i']],
    ['<!-- without an end <img>', []],
    ['<script>"<img>"</script><p>', ['script', 'p']],
    ['<script>"<img>" without an end', ['script']],
    ['<scripts><img></scripts>', ['scripts', 'img']],
    ['<svg><script><path></script></svg>', ['svg', 'script', 'path']],
    ['<a title=">"><b>', ['a', 'b']],
    ["<a title='>' b=c><b>", ['a', 'b']],
    ['<a title=x"><b>', ['a', 'b']],
    ['<a"b><b>', ['a"b', 'b']],
    ['< a><1><b>', ['b']],
    ['<!doctype html><p>', ['p']],
    // What parsers drop like a comment ends at the first ">", whatever it contains.
    ['</<script><b>', ['b']],
    ['<?<script><b>', ['b']],
    ['<!<script><b>', ['b']],
    ['</><b>', ['b']],
    ['<!-- a --!><b><!-- -->', ['b']],
    // The attributes of an end tag are read, too.
    ['<p></p title="<script>"><b>', ['p', 'b']],
    // Some elements contain only text.
    ['<title><script></title><b>', ['title', 'b']],
    ['<textarea><!-- </textarea><b>-->', ['textarea', 'b']],
    ['<style><!-- </style><b>-->', ['style', 'b']],
    ['<iframe><script></iframe><b>', ['iframe', 'b']],
    ['<script></scripts></script ><b>', ['script', 'b']],
  ]
  for (const [markup, names] of rows)
    it(`are ${names.join(', ') || 'none'} in ${markup}`, () => {
      if (!markup.includes('without an end')) expect(foundNames(markup)).to.deep.equal(names)
      expect(parsedNames(markup)).to.deep.equal(names)
    })

  it('have the index and the text that they have in the markup', () => {
    const markup = 'text <p class="a">b<!-- <i> --><IMG SRC=c>'
    expect(tagsIn(markup)).to.deep.equal([
      { tag: '<p class="a">', at: 5, isWhole: true },
      { tag: '<IMG SRC=c>', at: markup.indexOf('<IMG'), isWhole: true },
    ])
  })

  it('include one without its end, and those that may be in it', () => {
    expect(tagsIn('text <').map(({ at, isWhole }) => [at, isWhole])).to.deep.equal([[5, false]])
    expect(tagsIn('<p title="<img src=x>').map(({ tag, isWhole }) => [tag, isWhole])).to.deep.equal([
      ['<p title="<img src=x>', false],
      ['<img src=x>', true],
    ])
  })

  it(`contain every element that the browser finds in generated markup; seed ${seed}`, () => {
    const pieces = fc.constantFrom(
      '<!--',
      '-->',
      '<p>',
      '<img src=a>',
      '<b title=">">',
      "<i id='>'>",
      '<script>',
      '</script>',
      '<svg>',
      '</svg>',
      '<a href="',
      '"',
      '>',
      ' ',
      'text',
      '<',
      '</',
      '<br/>',
      '<u x=y>',
      '=',

      '</p x="',
      '<title>',
      '</title>',
      '<textarea>',
      '</textarea>',
      '<style>',
      '</style>',
      '<noscript>',
      '</noscript>',
      '--!>',
      '<!',
      '<?',
      '</ ',
      '<!-->',
      '<xmp>',
      '</xmp>',
      '<p x',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), words => {
        const markup = words.join('')
        const found = tagsIn(markup).map(({ tag }) => tag.toLowerCase())
        return [true, false].every(mayRun =>
          // The parser adds `tbody` and the like, and an end tag of a paragraph makes one.
          parsedNames(markup, mayRun).every(name => name === 'p' || found.some(tag => tag.startsWith(`<${name}`))),
        )
      }),
      { seed, numRuns: 3000 },
    )
  })
})
