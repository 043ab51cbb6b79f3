import { expect } from '@open-wc/testing'
import type { DeclaredService } from '../../../src/services/declared-service'
import { en } from '../../../src/translations/en'
import { buildNodes } from '../../../src/views/declaration/build-nodes'
import { declaration, updatedLine, type DeclarationFacts } from '../../../src/views/declaration/declaration'
import { declarationTree } from '../../../src/views/declaration/declaration-tree'
import { isHeadingLevel } from '../../../src/views/declaration/is-heading-level'

const service = (name: string, more: Partial<DeclaredService> = {}): DeclaredService => ({
  name,
  title: `The ${name}`,
  category: 'marketing',
  purpose: 'Shows ads.',
  company: { name: 'Acme GmbH', country: 'DE' },
  privacyUrl: 'https://acme.example/privacy',
  hosts: [`${name}.example`],
  stores: [],
  ...more,
})
const facts = (more: Partial<DeclarationFacts> = {}): DeclarationFacts => ({
  services: [],
  shown: ['necessary', 'measurement'],
  customCategories: [],
  texts: en,
  language: 'en',
  updated: null,
  headingLevel: 2,
  translate: null,
  lifetimeDays: 182,
  cookie: null,
  ...more,
})
const outline = (given: DeclarationFacts): [string, string[]][] =>
  declaration(given).map(({ name, services }) => [name, services.map(({ name }) => name)])
const drawn = (given: DeclarationFacts): HTMLElement => {
  const place = document.createElement('div')
  place.append(...buildNodes(declarationTree(given)))
  return place
}
const film = { name: 'film', parent: 'experience' as const, title: 'Films', description: 'From another site.' }

describe('a declaration of services', () => {
  it('lists the categories that have services in their order, custom ones after their parent', () => {
    const services = [
      service('ads'),
      service('films', { category: 'experience', group: 'film' }),
      service('maps', { category: 'experience' }),
      service('login', { category: 'necessary' }),
    ]
    const other = { name: 'empty', parent: 'marketing' as const, title: 'Nothing' }
    expect(outline(facts({ services, customCategories: [film, other] }))).to.deep.equal([
      ['necessary', ['consent-elements', 'login']],
      ['experience', ['maps']],
      ['film', ['films']],
      ['marketing', ['ads']],
    ])
  })

  it('lists all categories that are shown if no optional service is declared', () => {
    for (const services of [[], [service('login', { category: 'necessary' })]])
      expect(outline(facts({ services })).map(([name]) => name)).to.deep.equal(['necessary', 'measurement'])
    const texts = declaration(facts()).map(({ title, description }) => [title, description])
    expect(texts[1]).to.deep.equal([en.consentTypes.measurement.title, en.consentTypes.measurement.description])
    const groups = declaration(
      facts({
        services: [service('films', { category: 'experience', group: 'film' })],
        customCategories: [{ ...film, description: undefined! }],
      }),
    )
    expect(groups[1]).to.deep.include({ title: 'Films', description: '' })
  })

  it('begins with what stores the choice, for how long, and the cookie of the site', () => {
    const own = (more?: Partial<DeclarationFacts>) => declaration(facts(more))[0]!.services[0]!
    expect(own()).to.deep.include({
      title: en.consentManagerDialog.title,
      company: null,
      country: '',
      privacyUrl: null,
    })
    const durations = ({ stores }: ReturnType<typeof own>) => stores.map(({ name, duration }) => [name, duration])
    expect(durations(own())).to.deep.equal([
      ['privacy-consent-storage', '182 days'],
      ['privacy-consent-receipts', en.services.persistent],
    ])
    expect(durations(own({ lifetimeDays: 30, cookie: 'privacy-consent' })).at(-1)).to.deep.equal([
      'privacy-consent',
      '30 days',
    ])
    for (const { purpose } of [own(), ...own().stores])
      expect(purpose).to.deep.equal({ text: en.services.choice, isEnglish: false })
  })

  it('names company, country and duration in the language, and what is stored elsewhere by its host', () => {
    const stores = [
      { name: '_a', purpose: 'Counts.', duration: 'P2Y' },
      { name: '_b', purpose: 'Counts more.', duration: 'session', domain: 'ads.example' },
    ]
    const { services } = declaration(facts({ language: 'de', services: [service('ads', { stores })] }))[1]!
    expect(services[0]).to.deep.include({ company: 'Acme GmbH', country: 'Deutschland', title: 'The ads' })
    expect(services[0]!.stores.map(({ name, duration }) => [name, duration])).to.deep.equal([
      ['_a', '2 Jahre'],
      ['_b (ads.example)', en.services.session],
    ])
  })

  it('translates each purpose by its service, and marks those that stay English', () => {
    const stores = [{ name: '_a', purpose: 'Counts.', duration: 'P2Y' }]
    const translate = (name: string, text: string): string | undefined =>
      name === 'ads' && text === 'Shows ads.' ? 'Zeigt Anzeigen.' : undefined
    const place = drawn(facts({ services: [service('ads', { stores })], translate: translate as never }))
    const ads = place.querySelector('[data-service-name=ads]')!
    const [purpose] = ads.querySelectorAll('p')
    expect([purpose!.textContent, purpose!.lang, purpose!.dir]).to.deep.equal(['Zeigt Anzeigen.', '', ''])
    const inTable = ads.querySelector('span')!
    expect([inTable.textContent, inTable.lang, inTable.dir]).to.deep.equal(['Counts.', 'en', 'ltr'])
  })

  it('links to the policy of a company with the name of the service, and to no script', () => {
    const linkOf = (privacyUrl: string): HTMLAnchorElement | null =>
      drawn(facts({ services: [service('ads', { privacyUrl })] })).querySelector('[data-service-name=ads] a')
    const link = linkOf('https://acme.example/privacy')!
    expect([link.href, link.rel, link.textContent, link.getAttribute('aria-label'), link.part.value]).to.deep.equal([
      'https://acme.example/privacy',
      'noopener',
      en.common.privacyPolicy,
      `${en.common.privacyPolicy}: The ads`,
      'link',
    ])
    expect(linkOf('javascript:alert(1)')).to.equal(null)
  })
})

describe('the elements of a declaration', () => {
  const stores = [
    { name: '_a', purpose: 'Counts.', duration: 'P1Y' },
    { name: '_b', purpose: 'Knows.', duration: 'P2M' },
  ]
  const place = (more: Partial<DeclarationFacts> = {}): HTMLElement =>
    drawn(facts({ services: [service('ads', { stores }), service('bare')], ...more }))

  it('are sections and articles that their headings name, one level apart', () => {
    for (const headingLevel of [1, 3, 5]) {
      const element = place({ headingLevel })
      for (const [selector, level, title] of [
        ['[data-category=marketing]', headingLevel, en.consentTypes.marketing.title],
        ['[data-service-name=ads]', headingLevel + 1, 'The ads'],
      ] as const) {
        const part = element.querySelector(selector)!
        const heading = element.querySelector(`#${part.getAttribute('aria-labelledby')}`)!
        expect([heading.localName, heading.textContent]).to.deep.equal([`h${level}`, title])
        expect(heading.parentElement).to.equal(part)
      }
    }
  })

  it('have the parts that a site can style', () => {
    const parts = new Set([...place({ updated: new Date(0) }).querySelectorAll('[part]')].map(({ part }) => part.value))
    expect([...parts].toSorted()).to.deep.equal([
      'category',
      'category-description',
      'category-title',
      'link',
      'service',
      'service-title',
      'table',
      'updated',
    ])
    const [section] = place().querySelectorAll('section')
    expect([section!.localName, section!.getAttribute('part')]).to.deep.equal(['section', 'category'])
  })

  it('name the company with its country', () => {
    const [, company] = place().querySelectorAll('[data-service-name=ads] > p')
    expect(company!.textContent).to.equal(`${en.services.company}: Acme GmbH, Germany · ${en.common.privacyPolicy}`)
    expect(company!.querySelector('bdi')!.textContent).to.equal('Acme GmbH')
    expect(place().querySelectorAll('[data-service-name=consent-elements] > p')).to.have.length(1)
  })

  it('have a table of what is stored, which stays one for screen readers where rows are blocks', () => {
    const table = place().querySelector('[data-service-name=ads] table')!
    expect(table.getAttribute('aria-label')).to.equal(`${en.services.stores}: The ads`)
    const heads = [en.services.name, en.services.purpose, en.services.duration]
    const rows = [...table.querySelectorAll('tr')].map(row => [...row.children].map(({ textContent }) => textContent))
    expect(rows).to.deep.equal([heads, ['_a', 'Counts.', '1 year'], ['_b', 'Knows.', '2 months']])
    const roles = { table: 'table', thead: 'rowgroup', tbody: 'rowgroup', tr: 'row', th: 'columnheader', td: 'cell' }
    for (const [tag, role] of Object.entries(roles))
      for (const each of [table, ...table.querySelectorAll('*')].filter(({ localName }) => localName === tag))
        expect(each.getAttribute('role'), tag).to.equal(role)
    for (const head of table.querySelectorAll('th')) expect(head.scope).to.equal('col')
    for (const row of table.querySelectorAll('tbody tr'))
      expect([...row.querySelectorAll('td')].map(({ dataset }) => dataset.label)).to.deep.equal(heads)
    for (const name of table.querySelectorAll('code')) expect(name.dir).to.equal('ltr')
    expect(table.querySelectorAll('code')).to.have.length(2)
    expect(place().querySelector('[data-service-name=bare] table')).to.equal(null)
  })

  it('leave out the column of purposes where each only repeats that of the service', () => {
    const same = (purposes: string[]): unknown => {
      const items = purposes.map(purpose => ({ name: '_a', purpose, duration: 'P1Y' }))
      const element = place({ services: [service('ads', { stores: items })] })
      return [...element.querySelectorAll('[data-service-name=ads] th')].length
    }
    expect([same(['Shows ads.', 'Shows ads.']), same(['Shows ads.', 'Counts.'])]).to.deep.equal([2, 3])
    const own = [...place().querySelectorAll('[data-service-name=consent-elements] tr')].map(row =>
      [...row.children].map(({ textContent }) => textContent),
    )
    expect(own[0]).to.deep.equal([en.services.name, en.services.duration])
    expect(own.flat()).not.to.include(en.services.choice)
  })

  it('end with the date of the last change, the same in each time zone, if there is a valid one', () => {
    const line = (updated: Date | null): string | null => updatedLine(facts({ updated }))
    expect(line(new Date('2026-05-03T00:30:00Z'))).to.equal('Last updated: May 3, 2026')
    expect(line(new Date('2026-05-03T23:30:00Z'))).to.equal('Last updated: May 3, 2026')
    for (const none of [null, new Date('x')]) {
      expect(line(none)).to.equal(null)
      expect(place({ updated: none }).querySelector('[part=updated]')).to.equal(null)
    }
    expect(place({ updated: new Date('2026-05-03') }).lastElementChild!.textContent).to.equal(
      'Last updated: May 3, 2026',
    )
  })

  it('contain markup of a site as text', () => {
    const element = drawn(facts({ services: [service('ads', { title: '<b>x</b>' })] }))
    expect(element.querySelector('b')).to.equal(null)
    expect(element.textContent).to.include('<b>x</b>')
  })

  it('may have headings from 1 to 5, whole numbers', () => {
    expect([-1, 0, 1, 2, 5, 6, 1.5, Number.NaN].filter(isHeadingLevel)).to.deep.equal([1, 2, 5])
  })
})
