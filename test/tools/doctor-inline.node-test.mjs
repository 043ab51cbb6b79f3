// Guards whose text is in the page: what the doctor finds and prints, by the facts of a page.
import { deepStrictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { file, find, guard, page, url } from './support/doctor-page.mjs'

test('an inlined guard names its file', () => {
  const text = '/*! consent-elements 1.5.0 | guard */'
  deepStrictEqual(find('inline-without-file', page(`<head>\n<script data-manager>${text}</script>`)), [
    {
      line: 2,
      seen: 'The inlined guard on line 2 does not state where its file is.',
      fix: 'Serve the package’s dist/ folder, and write the start tag like this:',
      paste: '<script data-file="/consent-elements/guard.js" data-manager>',
    },
  ])
  for (const html of [
    guard,
    '<p>a</p>',
    '<script data-manager></script>',
    `<script data-file="/guard.js">${text}</script>`,
    `<script src="/guard.js">${text}</script>`,
  ])
    deepStrictEqual(find('inline-without-file', page(html)), [], html)
})

test('the text of an inlined guard is compared with its file, or must at least be JavaScript', () => {
  const original = '/*! consent-elements 1.5.0 | guard */\nrun("$&")'
  const files = [file('guard.js', { text: original })]
  const inlined = (text, attributes = 'data-file="/consent-elements/guard.js"') =>
    `<head>\n<script ${attributes}>${text}</script>`
  const of = (text, more = { files }, attributes = undefined) =>
    find('inline-altered', page(inlined(text, attributes), more))
  const fix =
    'Insert the text of guard.js as it is. A text as the second argument of replace() expands $& and its like; a function does not:'
  const paste = `page.replace('<head>', () => '<head>' + tag)`
  deepStrictEqual(of(original.replace('$&', '<head>')), [
    { line: 2, seen: 'From character 44 on it has "<head>\\")" instead of "$&\\")".', fix, paste },
  ])
  deepStrictEqual(
    of(`${original}${';'.repeat(50)}`).map(({ seen }) => seen),
    [`From character ${original.length + 1} on it has "${';'.repeat(40)}" instead of "".`],
  )
  deepStrictEqual(
    of(original.replace('run("', 'run("&quot;').replace('")', '"')).map(({ seen }) => seen.slice(0, 25)),
    ['From character 44 on it h'],
    'a difference says more than the error',
  )
  const broken = { line: 2, seen: `Its text is no JavaScript: Unexpected token '&'.`, fix, paste }
  deepStrictEqual(of('/*! consent-elements 1.4.0 | guard */ a &amp;&amp; b'), [broken], 'another version')
  deepStrictEqual(of('a &amp;&amp; b', {}), [broken], 'no version')
  for (const [text, more, attributes] of [
    [original],
    [` \r\n${original.replaceAll('\n', '\r\n')}\n`],
    [original, { files: [file('guard.js', { text: `${original.replaceAll('\n', '\r\n')}\r\n` })] }],
    [original.replace('1.5.0', '1.4.0').replace('$&', 'x')],
    [original.replace('$&', 'x'), {}],
    ['', {}],
    [original.replace('$&', 'x'), { files }, 'data-manager'],
  ])
    deepStrictEqual(of(text, more, attributes), [], text)
  deepStrictEqual(find('inline-altered', page(`<script src="/guard.js">a &amp;&amp; b</script>`)), [])
})

test('an error in the lines of an inlined guard is of our file, unless its text has been changed', () => {
  const html =
    '<head>\n<script data-manager data-file="/consent-elements/guard.js">\n/*! consent-elements 1.5.0 | guard */\n</script>\n'
  const linesOf = (changed = html, more = {}) =>
    [1, 2, 3, 4, 5, null].filter(
      line => find('script-error', page(changed, { exceptions: [{ text: 'a', url, line }], ...more })).length > 0,
    )
  deepStrictEqual(linesOf(), [2, 3, 4])
  deepStrictEqual(linesOf(html.replace('*/', '*/ &')), [], 'altered')
  deepStrictEqual(linesOf(guard), [], 'not inlined')
})
