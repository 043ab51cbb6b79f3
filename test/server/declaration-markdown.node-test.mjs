// The declaration for servers, compiled from the sources, of services that the site describes itself.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { serverSource } from './server-source.mjs'

const { declarationHtml, declarationMarkdown } = await serverSource()
const chat = {
  name: 'chat',
  title: 'Chat_1',
  category: 'marketing',
  purpose: 'Shows a *chat*\n window.',
  company: { name: 'Acme', country: 'GB' },
  privacyUrl: 'https://acme.example/a b',
  hosts: ['acme.example'],
  stores: [
    { name: 'a|b', purpose: 'Knows # you.', duration: 'P2D' },
    { name: 'c', domain: 'acme.example', purpose: 'More.', duration: 'session' },
  ],
}
const plain = { ...chat, name: 'plain', title: 'Plain', stores: [] }
const ofCategory = (markdown, title) => markdown.slice(markdown.indexOf(`# ${title}\n`))

describe('declarationMarkdown', () => {
  it('writes categories, services and tables, with an empty line between blocks', async () => {
    const markdown = await declarationMarkdown({ services: [chat, plain], updated: '2026-04-30' })
    const facts = '- Company: Acme, United Kingdom\n- [Privacy policy](<https://acme.example/a%20b>)\n\n'
    const written = ofCategory(markdown, 'Marketing')
    assert.match(written, /^# Marketing\n\n[^#\n|]+\n\n### Chat\\_1\n\n/)
    assert.equal(
      written.slice(written.indexOf('### ')),
      `### Chat\\_1\n\nShows a \\*chat\\* window.\n\n${facts}| Name | Purpose | Duration |\n| --- | --- | --- |\n| a\\|b | Knows \\# you. | 2 days |\n| c (acme.example) | More. | Until the browser is closed |\n\n` +
        `### Plain\n\nShows a \\*chat\\* window.\n\n${facts.trimEnd()}\n\nLast updated: April 30, 2026\n`,
    )
  })

  it('begins with what stores the choice, without a company or a policy', async () => {
    const own = async more => {
      const markdown = await declarationMarkdown({ services: [], ...more })
      return markdown.split('\n').filter(line => /^\| .*privacy-/.test(line) || line.startsWith('- '))
    }
    const rows = (...names) => names.map(name => `| ${name} |`)
    const starts = async more => (await own(more)).map(line => /^\| [^|]+ \|/.exec(line)?.[0])
    assert.deepEqual(await starts(), rows('privacy-consent-storage', 'privacy-consent-receipts'))
    assert.deepEqual(
      await starts({ cookie: true }),
      rows('privacy-consent-storage', 'privacy-consent-receipts', 'privacy-consent'),
    )
    assert.ok(
      (await starts({ cookie: 'host' })).at(-1).includes('Host-privacy-consent'),
      await starts({ cookie: 'host' }),
    )
    assert.ok((await own({ lifetimeDays: 7, cookie: true })).filter(line => line.includes('7 days')).length === 2)
    assert.ok((await own())[0].includes('182 days'))
  })

  it('ends without a date if there is none, and refuses one that cannot be read', async () => {
    assert.ok(!(await declarationMarkdown({ services: [] })).includes('Last updated'))
    for (const updated of ['yesterday', '', new Date(Number.NaN), 5])
      await assert.rejects(declarationMarkdown({ services: [], updated }), /as updated; allowed is a date such as/)
    const given = new Date('2026-01-02T00:00:00Z')
    assert.match(await declarationMarkdown({ services: [], updated: given }), /Last updated: January 2, 2026\n$/)
  })

  for (const [headingLevel, first, second] of [
    [undefined, '##', '###'],
    [1, '#', '##'],
    [5, '#####', '######'],
  ])
    it(`has headings from level ${headingLevel}`, async () => {
      const markdown = await declarationMarkdown({ services: [chat], headingLevel })
      const headings = markdown.split('\n').filter(line => line.startsWith('#'))
      assert.deepEqual([...new Set(headings.map(line => line.split(' ')[0]))], [first, second])
    })

  it('lists every problem at once', async () => {
    const wrong = {
      services: [
        { ...chat, title: 5 },
        { ...plain, hosts: 'a' },
      ],
      headingLevel: 0,
    }
    await assert.rejects(declarationMarkdown(wrong), ({ message }) => {
      assert.match(
        message,
        /^The declaration cannot be written:\nheadingLevel is 0; allowed is a whole number from 1 to 5\n/,
      )
      return message.includes('"chat"') && message.includes('"plain"')
    })
    for (const headingLevel of ['2', 1.5, 6, null])
      await assert.rejects(declarationMarkdown({ services: [], headingLevel }), /headingLevel is/)
  })

  it('lists a category of the site behind its parent, with its services, and none that is empty', async () => {
    const customCategories = [
      { name: 'social', parent: 'marketing', title: 'Social', description: 'Posts.' },
      { name: 'empty', parent: 'marketing', title: 'Empty' },
    ]
    const services = [{ ...chat, category: 'social' }, plain]
    const markdown = await declarationMarkdown({ services, customCategories })
    const headings = markdown.split('\n').filter(line => line.startsWith('##'))
    assert.deepEqual(headings.slice(2), ['## Marketing', '### Plain', '## Social', '### Chat\\_1'])
    assert.match(markdown, /\n## Social\n\nPosts\.\n\n### /)
    const without = await declarationMarkdown({
      services,
      customCategories: [{ ...customCategories[0], description: undefined }],
    })
    assert.match(without, /\n## Social\n\n### /)
  })

  it('speaks the language of the options, with the site’s own texts', async () => {
    const of = more => declarationMarkdown({ services: [chat], ...more })
    assert.match(
      await of({ language: 'de' }),
      /\n- Firma: Acme, Vereinigtes Königreich\n|Unternehmen: Acme, Vereinigtes Königreich\n/,
    )
    const translations = { de: { services: { company: 'Wer' } }, tlh: { services: { company: 'DIvI' } } }
    assert.match(await of({ language: 'de-CH', translations }), /\n- Wer: Acme, /)
    assert.match(await of({ language: 'tlh', translations }), /\n- DIvI: Acme, /)
    assert.match(await of({ language: 'xx', translations }), /\n- Company: Acme, United Kingdom\n/)
  })
})

describe('declarationHtml', () => {
  it('has the language, its direction, the date and the nonce', async () => {
    const html = await declarationHtml({ services: [chat], language: 'ar', updated: '2026-04-30', nonce: 'YQ==' })
    assert.match(
      html,
      /^<consent-declaration updated="2026-04-30"><template shadowrootmode="open"><style nonce="YQ==">/,
    )
    assert.match(html, /<\/style><div lang="ar" dir="rtl"><.*<\/div><\/template><\/consent-declaration>$/s)
    const plainHtml = await declarationHtml({ services: [chat] })
    assert.match(plainHtml, /^<consent-declaration><template shadowrootmode="open"><style>/)
    assert.match(plainHtml, /<\/style><div lang="en" dir="ltr">/)
    assert.match(plainHtml, /<h3[^>]*>Marketing<\/h3>.*<h4[^>]*>Chat_1<\/h4>/s)
  })
})
