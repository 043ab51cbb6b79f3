// What plain JavaScript can pass to the functions for servers: every option of each, with values that it may not have.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it, mock } from 'node:test'
import * as server from 'consent-elements/server'

const request = () =>
  new Request('https://shop.example/consent', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams('consent=all'),
  })

/** Each function by its name: how it is called with options, and options that it needs. */
const functions = {
  headHtml: { call: server.headHtml, of: 'HeadHtmlOptions', file: 'head-tags' },
  bannerHtml: { call: server.bannerHtml, of: 'BannerHtmlOptions', file: 'banner-html' },
  declarationHtml: {
    call: server.declarationHtml,
    of: 'DeclarationOptions',
    file: 'declaration-facts',
    needs: { services: 'youtube' },
  },
  declarationMarkdown: {
    call: server.declarationMarkdown,
    of: 'DeclarationOptions',
    file: 'declaration-facts',
    needs: { services: 'youtube' },
  },
  consentFromRequest: {
    call: options => server.consentFromRequest(request(), options),
    of: 'RequestConsentOptions',
    file: 'consent-from-request',
  },
  isSameOriginRequest: {
    call: async options => server.isSameOriginRequest(request(), options),
    of: 'OriginOptions',
    file: 'is-same-origin-request',
  },
}

/** Returns the names of the options in the source of an interface. */
function optionsIn(file, name) {
  const text = readFileSync(new URL(`../../src/server/${file}.ts`, import.meta.url), 'utf8')
  const body = new RegExp(`interface ${name}\\b[^{]*\\{\\n([^]*?)\\n\\}`).exec(text)[1]
  return [...body.matchAll(/^ {2}(\w+)\??:/gm)].map(found => found[1])
}

/** What each option may be, of the values below; an option without a line may be none of them. */
const allowed = {
  inline: [true],
  stopPreloadScanner: [true],
  serviceHosts: [true],
  manager: [true],
  secure: [true],
  trustForwardedHost: [true],
  allowSameSite: [true],
  cookie: { headHtml: ['youtube', null], bannerHtml: ['youtube', null], other: [true] },
  base: ['youtube'],
  nonce: ['youtube', null],
  options: [{}],
  services: { headHtml: ['youtube', null], other: ['youtube', []] },
  layout: ['youtube', null],
  allow: [[]],
  decision: [null, {}],
  tcf: [null],
  attributes: [{}],
  slots: [{}],
  acceptLanguage: ['youtube', null],
  pageLanguage: ['youtube', null],
  action: ['youtube'],
  customCategories: [[]],
  language: ['youtube'],
  translations: [{}],
  lifetimeDays: [7],
  now: [7],
  policyVersion: ['youtube'],
  origin: ['youtube', []],
}
/** What messages about the parts of an option name instead of it. */
const names = { consentOrPay: '(consentOrPay|label)', tcf: '(tcf|cmpId)' }
const values = [7, Number.NaN, 'youtube', true, null, {}, [], [7], () => {}]

describe('a function for servers', () => {
  for (const [name, { call, of, file, needs }] of Object.entries(functions)) {
    const options = [
      ...new Set([
        ...optionsIn(file, of),
        ...(name === 'consentFromRequest' ? optionsIn('is-same-origin-request', 'OriginOptions') : []),
      ]),
    ]

    it(`accepts undefined for every option of ${name}`, async () => {
      assert.ok(options.length > 2)
      for (const option of options) if (!(option in { ...needs })) await call({ ...needs, [option]: undefined })
    })

    it(`says what ${name} was given, for which option, and what is allowed`, async () => {
      for (const option of options)
        for (const value of values) {
          const may = allowed[option] ?? []
          const isAllowed = (Array.isArray(may) ? may : (may[name] ?? may.other ?? [])).some(
            one => JSON.stringify(one) === JSON.stringify(value) && typeof one === typeof value && !Number.isNaN(value),
          )
          const what = `${name}({${option}: ${typeof value === 'function' ? 'a function' : JSON.stringify(value)}})`
          const thrown = await call({ ...needs, [option]: value }).then(
            () => null,
            error => error,
          )
          if (isAllowed) assert.equal(thrown, null, what)
          else
            assert.match(
              String(thrown?.message),
              new RegExp(`${names[option] ?? option}[^]*allowed (is|are) \\S`),
              what,
            )
        }
    })

    it(`refuses anything but an object as the options of ${name}`, async () => {
      for (const value of [null, 7, 'youtube', true, []])
        await assert.rejects(
          call(value),
          new RegExp(`^TypeError: ${name} was given .*; allowed is an object with its options`),
        )
    })
  }

  it('names an option that it does not have once, with the one that is meant', async () => {
    const warn = mock.method(console, 'warn', () => {})
    try {
      for (let page = 0; page < 2; page++) await server.headHtml({ servces: 'youtube', categories: 'all', zzzzzz: 1 })
      await server.bannerHtml({ aktion: '/consent' })
      await server.declarationMarkdown({ services: 'youtube', backendUrl: '/c' })
      const said = warn.mock.calls.map(({ arguments: [text] }) => text.replace(/^.*; /, ''))
      assert.deepEqual(said.slice(0, 2), [
        'did you mean "services"?',
        'write it into "options": { options: { categories: … } }',
      ])
      assert.match(said[2], /^it has tier, inline, base, /)
      assert.equal(said[3], 'did you mean "action"?')
      assert.match(said[4], /^it has services, /) // it has no "options"
      assert.equal(said.length, 5)
    } finally {
      warn.mock.restore()
    }
  })

  it('says so if an argument is not what it works on', async () => {
    const { consentFromRequest, isSameOriginRequest, insertHead, readConsent, contentSecurityPolicy } = server
    const context = { req: request(), method: () => 'POST', headers: {} } // of a framework
    for (const given of [undefined, null, 5, 'POST', {}, { method: 'POST' }, { req: request() }, context]) {
      await assert.rejects(
        consentFromRequest(given),
        /^TypeError: consentFromRequest was given no request; allowed are/,
      )
      assert.throws(
        () => isSameOriginRequest(given),
        /^TypeError: isSameOriginRequest was given no request; allowed are/,
      )
    }
    for (const given of [undefined, null, 5, {}, ['<head>'], Buffer.from('<head>')]) {
      assert.throws(() => insertHead(given, ''), /^TypeError: insertHead was given .*; allowed are the texts/)
      assert.throws(() => insertHead('<head>', given), /^TypeError: insertHead was given .*; allowed are the texts/)
    }
    for (const given of [5, {}, ['a=1'], true])
      assert.throws(() => readConsent(given), /^TypeError: readConsent was given .*; allowed are a text, null/)
    for (const given of [undefined, null, 5, 'cdn.example', {}])
      assert.throws(
        () => contentSecurityPolicy(given),
        /^TypeError: contentSecurityPolicy was given .*; allowed is a list/,
      )
  })

  it('takes a text for a flag as a mistake, although JavaScript would count it as true', async () => {
    await assert.rejects(
      server.consentFromRequest(request(), { allowSameSite: 'false' }),
      /^TypeError: consentFromRequest was given "false" as allowSameSite; allowed is true or false$/,
    )
  })
})
