import { expect } from '@open-wc/testing'
import { gatedAttributes } from '../../../src/blocking/markup/gated-attributes'
import { validateGatedMarkup } from '../../../src/blocking/markup/validate-gated-markup'

/** Creates an element in a document in which nothing is fetched. */
function create(html: string): HTMLElement {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content.querySelector<HTMLElement>('[data-consent],[data-service]')!
}
const known = 'known are necessary, functionality, measurement, experience, marketing'
const elements =
  'only these elements wait: script, iframe, img, source, video, audio, track, embed, object, link, input, image'

describe('validateGatedMarkup', () => {
  const valid = [
    '<iframe data-consent="marketing" data-src="/a"></iframe>',
    '<iframe data-consent="marketing" data-src="/a" src="about:blank"></iframe>',
    '<iframe data-consent=" marketing\n measurement " data-src="/a"></iframe>',
    '<iframe data-service="youtube" data-src="/a"></iframe>',
    '<iframe data-service="youtube" src="/a"></iframe>',
    '<script type="text/plain" data-consent="marketing"></script>',
    '<script type="text/plain" data-consent="marketing" data-src="/a"></script>',
    '<script type="text/plain" data-service="youtube" data-src="/a"></script>',
    '<img data-consent="marketing" data-srcset="/a 1x" data-src="/a" data-href="/own">',
    '<link data-consent="marketing" data-href="/a" data-src="/own">',
    '<object data-consent="marketing" data-data="/a"></object>',
    // Of other products: nothing here loads anything.
    '<div data-consent="yes"></div>',
    '<a data-consent="yes" href="/a"></a>',
    '<iframe data-consent="yes" srcdoc="a"></iframe>',
    '<iframe data-service=""></iframe>',
    '<script data-service=""></script>',
  ]
  for (const html of valid) it(`accepts ${html}`, () => expect(validateGatedMarkup(create(html))).to.equal(null))

  const invalid: [html: string, message: string][] = [
    [
      '<iframe data-consent="film" data-src="/a">',
      `<iframe data-consent="film"> names "film", so it never loads; ${known}`,
    ],
    ['<iframe data-consent="film" src="/a">', `<iframe data-consent="film"> names "film", so it never loads; ${known}`],
    ['<iframe data-consent="" data-src="/a">', `<iframe data-consent=""> names nothing, so it never loads; ${known}`],
    [
      '<script data-consent="marketing ads sales">',
      `<script data-consent="marketing ads sales"> names "ads", so it never loads; ${known}`,
    ],
    [
      '<div data-consent="Marketing" data-src="/a">',
      `<div data-consent="Marketing"> names "Marketing", so it never loads; ${known}`,
    ],
    ...['data-src="/a"', 'data-consent="film" data-src="/a"'].map((attributes): [string, string] => [
      `<iframe data-service=" " ${attributes}>`,
      '<iframe data-service=""> names no service, so it never loads; write one, such as data-service="youtube"',
    ]),
    [
      '<script data-service="" type="text/plain">',
      '<script data-service=""> names no service, so it never loads; write one, such as data-service="youtube"',
    ],
    ...['', ' type="module"', ' data-src="/a"', ' src="/a"'].map((attributes): [string, string] => [
      `<script data-consent="marketing"${attributes}>`,
      '<script data-consent="marketing"> is of another type than text/plain, so it did not wait',
    ]),
    [
      '<iframe data-consent="marketing" data-href="/a">',
      '<iframe data-consent="marketing"> has data-href, which does nothing there; write data-src',
    ],
    [
      '<img data-consent="marketing" data-poster="/a">',
      '<img data-consent="marketing"> has data-poster, which does nothing there; write data-srcset or data-src',
    ],
    [
      '<script type="text/plain" data-consent="marketing" data-href="/a">',
      '<script data-consent="marketing"> has data-href, which does nothing there; write data-src',
    ],
    [
      '<div data-consent="marketing" data-src="/a">',
      `<div data-consent="marketing"> has data-src, which does nothing there; ${elements}`,
    ],
    [
      '<img data-consent="marketing" src="/a" data-data="/a">',
      '<img data-consent="marketing"> has data-data, which does nothing there; write data-srcset or data-src',
    ],
  ]
  for (const [html, message] of invalid)
    it(`reports ${html}`, () => expect(validateGatedMarkup(create(html))).to.equal(message))

  for (const [name, attributes] of Object.entries(gatedAttributes))
    for (const attribute of attributes!)
      if (name !== 'script')
        it(`reports the address of <${name}> in ${attribute}, and accepts it in data-${attribute}`, () => {
          const element = document.implementation.createHTMLDocument('').createElement(name)
          element.dataset.consent = 'marketing'
          element.setAttribute(attribute, '/a')
          expect(validateGatedMarkup(element)).to.equal(
            `<${name} data-consent="marketing"> has its address in ${attribute}, so it did not wait; write data-${attribute}`,
          )
          element.setAttribute(`data-${attribute}`, '/a')
          expect(validateGatedMarkup(element)).to.equal(null)
        })
})
