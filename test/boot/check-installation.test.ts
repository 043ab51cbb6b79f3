import { expect } from '@open-wc/testing'
import { checkInstallation } from '../../src/boot/check-installation'
import { whenIdle } from '../../src/browser/when-idle'

const guard = '<script src="/c/guard.js" data-manager data-mode="offline"></script>'

describe('the installation on the machine of its owner', () => {
  const { warn } = console
  const { fetch } = window
  let said: string[]
  let requested: string[]
  let inserted: Element[]

  /** Inserts HTML first in an element. Scripts in it do not run. */
  const put = (html: string, place: Element = document.head): void => {
    const before = new Set(document.querySelectorAll('*'))
    place.insertAdjacentHTML('afterbegin', html)
    const added = [...document.querySelectorAll('*')].filter(one => !before.has(one))
    inserted.push(...added)
    // As if the parser of the page had inserted them; in Firefox they are async.
    for (const one of added) if (one instanceof HTMLScriptElement) one.async = one.hasAttribute('async')
  }
  /** Checks the page, and returns what the console has. */
  const check = async (): Promise<string[]> => {
    checkInstallation()
    // Tasks for an idle page run in order.
    await new Promise(done => whenIdle(() => setTimeout(done)))
    return said
  }

  beforeEach(() => {
    said = []
    requested = []
    inserted = []
    console.warn = (text: string) => void said.push(text)
    window.fetch = (url, init) => {
      requested.push(`${init?.method} ${new URL(url as URL).pathname}`)
      return Promise.resolve(new Response(null, { status: String(url).includes('/shop/') ? 404 : 200 }))
    }
  })
  afterEach(() => {
    inserted.forEach(element => element.remove())
    console.warn = warn
    window.fetch = fetch
  })

  for (const [what, html] of [
    ['the lines of the docs', `<link rel="modulepreload" href="/c/consent-elements.js">${guard}`],
    ['no guard', '<script src="/app.js"></script>'],
    [
      'scripts that run after the guard',
      `<script type="module" src="/a.js"></script><script async src="/b.js"></script><script defer src="/c.js"></script><script nomodule src="/d.js"></script><script type="text/plain" src="/e.js"></script>${guard}`,
    ],
    [
      'files of this package that belong in front of the guard',
      `<script src="/c/tcf-stub.js"></script><script src="/c/consent-or-pay.js"></script>${guard}`,
    ],
    [
      'marks of optimizers',
      guard.replace(
        'data-manager',
        'data-cfasync="false" data-no-optimize="1" data-pagespeed-no-defer nowprocket data-manager',
      ),
    ],
    ['a preload of another script', `<link rel="preload" as="script" href="/assets/app.js">${guard}`],
    [
      'a manager at another address',
      `<link rel="modulepreload" href="/m/consent-elements.js">${guard.replace('data-manager', 'data-manager="/m/consent-elements.js"')}`,
    ],
    ['a policy at the root of the site', guard.replace('data-manager', 'data-policy-url="/privacy" data-manager')],
    [
      'a policy on another site',
      guard.replace('data-manager', 'data-policy-url="https://example.com/shop/p" data-manager'),
    ],
    [
      'a tag of the guard with async, which the guard itself names',
      `<script src="/app.js"></script>${guard.replace('src', 'async src')}`,
    ],
  ] as const)
    it(`has no message for ${what}`, async () => {
      put(html)
      expect(await check()).to.eql([])
      expect(requested).to.eql([])
    })

  const line = '<script src="/c/guard.js" data-manager="" data-mode="offline"></script>'
  for (const [what, html, ...messages] of [
    [
      'a tag that ends like XML',
      guard.replace('></script>', '/><title>Shop</title></script>'),
      `The tag of the guard ends with "/>", so browsers take what is behind it for its text. Write ${line}`,
    ],
    ['a second tag', guard + guard, `The page has 2 tags of the guard. Remove ${line}`],
    [
      'a script in front of it',
      `<script src="/app.js"></script>${guard}`,
      `<script src="/app.js"></script> runs before the guard. Write the guard first in <head>: ${line}`,
    ],
    [
      'a second manager',
      `${guard}<script type="module" src="/c/consent-elements.js"></script>`,
      'The guard loads consent-elements.js. Remove <script type="module" src="/c/consent-elements.js"></script>',
    ],
    [
      'a preload of another folder',
      `<link rel="modulepreload" href="/d/consent-elements-core.js">${guard}`,
      '<link rel="modulepreload" href="/d/consent-elements-core.js"> loads a file that nothing uses. Write href="/c/consent-elements-core.js"',
    ],
    [
      'a preload from another site',
      `<link rel="modulepreload" href="/c/consent-elements.js">${guard.replace('/c/', 'https://cdn.example/c/')}`,
      '<link rel="modulepreload" href="/c/consent-elements.js"> loads a file that nothing uses. Write href="https://cdn.example/c/consent-elements.js"',
    ],
    [
      'names that are misspelt, too short or without "data-"',
      guard.replace(
        'data-mode',
        'data-categorys="all" data-policy="/p" theme="x" language="de" layout="bar" data-mode',
      ),
      'The guard has the attribute "data-categorys", which is not known. Write data-categories="all"',
      'The guard has the attribute "data-policy", which is not known. Write data-policy-url="/p"',
      'The guard has the attribute "layout", which is not known. Write data-layout="bar"',
    ],
    [
      'a value with quotation marks',
      guard.replace('data-mode', `data-option='{"mode": "offline"}' data-mode`),
      'The guard has the attribute "data-option", which is not known. Write data-options="{&quot;mode&quot;: &quot;offline&quot;}"',
    ],
    [
      'a policy that is another address in this folder',
      `<base href="/shop/bread">${guard.replace('data-mode', 'data-policy-url="privacy" data-mode')}`,
      'The address of the policy is "privacy", which leads to /shop/privacy in this folder, where nothing is. Write it from the root of the site: data-policy-url="/privacy"',
    ],
  ] as const)
    it(`has one message for ${what}`, async () => {
      put(html)
      expect(await check()).to.eql(messages.map(text => `consent-elements: ${text}`))
    })

  it('has one message for a guard in the body', async () => {
    put(guard, document.body)
    expect(await check()).to.have.length(1)
    expect(said[0]).to.contain('The guard is not in <head>').and.to.contain(`Write it first in <head>: ${line}`)
  })

  it('has no message for a policy beside the page', async () => {
    put(`<base href="/offers/bread">${guard.replace('data-mode', 'data-policy-url="privacy" data-mode')}`)
    expect(await check()).to.eql([])
    expect(requested).to.eql(['HEAD /offers/privacy'])
  })
})
