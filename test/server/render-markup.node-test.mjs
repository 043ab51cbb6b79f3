import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { source } from '../tools/support/source.mjs'

const { escapeHtml, renderAttributes, renderMarkup } = await source('../server/render-markup.ts')

describe('renderAttributes', () => {
  for (const [attributes, expected] of [
    [{}, ''],
    [{ a: 'b', c: 'd' }, ' a="b" c="d"'],
    [{ a: '' }, ' a=""'],
    [{ a: true }, ' a=""'],
    [{ a: false, b: null, c: undefined, d: 'e' }, ' d="e"'],
    [{ 'data-a:b.c_1': '<"&>' }, ' data-a:b.c_1="&lt;&quot;&amp;&gt;"'],
  ])
    it(`renders ${JSON.stringify(attributes)}`, () => assert.equal(renderAttributes(attributes), expected))

  it('refuses a name that would end the tag, also of an attribute that is omitted', () => {
    for (const name of ['', ' ', 'a b', 'a\n', 'a=', '>', 'a/', '"'])
      assert.throws(() => renderAttributes({ [name]: null }), {
        name: 'TypeError',
        message: /attribute name .*; allowed are/,
      })
  })
})

it('escapeHtml escapes every sign, and nothing else', () =>
  assert.equal(escapeHtml(`&&<b>"'`), `&amp;&amp;&lt;b&gt;&quot;'`))

describe('renderMarkup', () => {
  const values = { text: 'A & B', on: true, off: false, none: '' }
  for (const [what, markup, expected] of [
    ['texts', [['{text}, {text}']], 'A &amp; B, A &amp; B'],
    [
      'elements in order',
      [
        ['p', {}, []],
        ['b', { a: 'c' }, [['d']]],
      ],
      '<p></p><b a="c">d</b>',
    ],
    ['placeholders in attributes', [['p', { a: '{text}' }, []]], '<p a="A &amp; B"></p>'],
    [
      'elements with a condition',
      [
        ['p', {}, [], 'on'],
        ['b', {}, [], 'off'],
        ['i', {}, [], '!off'],
        ['u', {}, [], 'none'],
      ],
      '<p></p><i></i>',
    ],
    [
      'attributes with a condition',
      [['p', { a: ['on', 'b', 'c'], d: ['off', 'b', 'c'], e: ['off', 'b', null], f: ['on', '{text}', null] }, []]],
      '<p a="b" d="c" f="A &amp; B"></p>',
    ],
    ['children', [['p', {}, [['b', {}, [['{text}']]], ['c']]]], '<p><b>A &amp; B</b>c</p>'],
  ])
    it(`renders ${what}`, () => assert.equal(renderMarkup(markup, values), expected))

  it('adds attributes, which override those of the element, at every depth', () => {
    const markup = [['p', { a: '1' }, [['b', { a: '2', type: 'button' }, []]]]]
    const html = renderMarkup(markup, values, ({ a }) => (a === '2' ? { type: 'submit', form: 'f' } : { c: 'd' }))
    assert.equal(html, '<p a="1" c="d"><b a="2" type="submit" form="f"></b></p>')
  })

  it('has the buttons in the order of the site', () => {
    const buttons = [
      ['a', { part: 'accept' }, []],
      ['b', { part: 'reject' }, []],
    ]
    assert.equal(
      renderMarkup([['p', { part: 'actions' }, buttons]], { ...values, buttonOrder: 'reject accept' }),
      '<p part="actions"><b part="reject"></b><a part="accept"></a></p>',
    )
  })
})
