import { expect } from '@open-wc/testing'
import type { AdditionalVendor } from '../../../src/signals/tcf/tcf-options'
import { refusedChoice, startingChoice, type TcfQuestion } from '../../../src/signals/tcf/tcf-question'
import { choiceOf, draftOf, type ChoiceDraft } from '../../../src/views/tcf/choice-draft'
import { VendorList } from '../../../src/views/tcf/VendorList'
import { vendorList } from '../../support/vendor-list.mjs'
import { reactHasRendered } from '../../support/react-has-rendered'
import { clearPage } from '../page'
import { asked, button, one, switchesOf, texts, textsOf } from './asked'
import { rendered } from './rendered'

const viewOf = (
  question: TcfQuestion,
  draft: ChoiceDraft = draftOf(startingChoice(question)),
  others: readonly AdditionalVendor[] = [],
): HTMLElement => rendered(<VendorList question={question} draft={draft} texts={texts} language="en" others={others} />)
const many = (count: number): TcfQuestion => asked({}, vendorList(count))
const shown = (view: HTMLElement): string[] => textsOf(view, '.vendor bdi')
const more = (view: HTMLElement): HTMLElement => button(view, texts.more)
const found = (count: number, vendors: number): string =>
  texts.found.replace('{count}', String(count)).replace('{vendors}', String(vendors))
const search = async (view: HTMLElement, words: string): Promise<void> => {
  const field = one(view, 'input') as HTMLInputElement
  field.value = words
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await reactHasRendered()
}

describe('the list of vendors', () => {
  const { IntersectionObserver: native } = window
  /** Reports to the newest observer whether the end of the list is in view. */
  let tell: (isIntersecting: boolean) => Promise<void>
  let watched: Element | null

  beforeEach(() => {
    tell = async () => expect.fail('not observed')
    watched = null
    window.IntersectionObserver = class {
      constructor(report: (entries: object[]) => void) {
        tell = async isIntersecting => {
          report([{ isIntersecting: false }, { isIntersecting }])
          await reactHasRendered()
        }
      }
      observe(element: Element): void {
        watched = element
      }
      disconnect(): void {
        watched = null
      }
    } as never
  })
  afterEach(async () => {
    window.IntersectionObserver = native
    await clearPage()
  })

  it('has a switch for each legal basis of a vendor, and none for special purposes', () => {
    const view = viewOf(asked({ vendors: [1, 10, 25] }, vendorList(25)))
    const rows = [...view.querySelectorAll('.vendor')].map(row => [
      row.querySelector('bdi')!.textContent,
      ...switchesOf(row),
    ])
    expect(rows).to.deep.equal([
      ['Bdvert 1', 'Consent: Bdvert 1: false'],
      ['Kdvert 10', 'Consent: Kdvert 10: false', 'Legitimate interest: Kdvert 10: true'],
      ['Zdvert 25'],
    ])
  })

  it('changes the draft at each press, and says whether the switch is on', () => {
    const question = asked({ vendors: [10], additionalVendors: [{ id: 89, name: 'Acme' }] })
    const draft = draftOf(startingChoice(question))
    const view = viewOf(question, draft, question.options.additionalVendors)
    const toggles = [...view.querySelectorAll<HTMLElement>('[role=switch]')]
    for (const toggle of toggles) toggle.click()
    expect(choiceOf(draft)).to.deep.equal({
      ...refusedChoice,
      interests: question.interests,
      vendors: [10],
      vendorInterests: [],
      additional: [89],
    })
    expect(toggles.map(each => each.getAttribute('aria-checked'))).to.deep.equal(['true', 'false', 'true'])
    for (const toggle of toggles) toggle.click()
    expect(choiceOf(draft)).to.deep.equal(startingChoice(question))
    expect(toggles.map(each => each.getAttribute('aria-checked'))).to.deep.equal(['false', 'true', 'false'])
    for (const toggle of toggles) {
      expect(toggle.getAttribute('type')).to.equal('button')
      expect(toggle.querySelectorAll('.track .thumb')).to.have.length(1)
      expect(toggle.querySelector('svg') !== null).to.equal(toggle.getAttribute('aria-checked') === 'true')
    }
  })

  it('builds the facts of a vendor when they are opened', () => {
    const view = viewOf(asked({ vendors: [10] }))
    expect(view.querySelector('.facts')).to.equal(null)
    one(view, '.disclosure').click()
    const panel = one(view, '.panel')
    expect([panel.hidden, panel.id]).to.deep.equal([false, one(view, '.disclosure').getAttribute('aria-controls')])
    const groups = [...panel.querySelectorAll('h4')].map(({ textContent }) => textContent).slice(0, 2)
    expect(groups).to.deep.equal([texts.consent, texts.interest])
    expect(one(panel, '.facts').textContent).to.include('kept for 365 days')
  })

  for (const [count, batches] of [
    [39, [39]],
    [40, [40]],
    [41, [40, 41]],
    [81, [40, 80, 81]],
  ] as const)
    it(`shows ${count} vendors in batches of forty`, () => {
      const question = many(count)
      const view = viewOf(question)
      for (const [at, length] of batches.entries()) {
        if (at > 0) more(view).click()
        expect(shown(view)).to.deep.equal(question.vendors.slice(0, length).map(({ name }) => name))
        expect(more(view).hidden).to.equal(length === count)
        expect(one(view, '[role=status]').textContent).to.equal(found(count, count))
      }
    })

  it('moves the focus to the first vendor that the button adds', () => {
    const question = many(41)
    const view = viewOf(question)
    more(view).focus()
    more(view).click()
    expect(document.activeElement!.textContent).to.equal(question.vendors[40]!.name)
  })

  it('adds a batch when the browser says that its end is near, without moving the focus', async () => {
    const view = viewOf(many(130))
    const field = one(view, 'input')
    field.focus()
    await reactHasRendered()
    expect(watched).to.equal(more(view))
    await tell(false)
    expect(shown(view)).to.have.length(40)
    for (const length of [80, 120]) {
      await tell(true)
      expect(shown(view)).to.have.length(length)
      expect(watched, 'it is watched anew: its end may still be near').to.equal(more(view))
    }
    expect(document.activeElement).to.equal(field)
    await search(view, 'no such name')
    expect(watched).to.equal(null)
    expect(shown(view)).to.deep.equal([])
  })

  it('is whole in browsers without that observer, by its button', () => {
    delete (window as { IntersectionObserver?: unknown }).IntersectionObserver
    const view = viewOf(many(41))
    more(view).click()
    expect(shown(view)).to.have.length(41)
  })

  it('finds names that contain the words, whatever their case, accents and surrounding spaces', async () => {
    const list = vendorList(60)
    list.vendors[3]!.name = 'Mühle Werbung'
    const question = asked({}, list)
    const view = viewOf(question)
    for (const words of ['muhle', ' MÜHLE w ', 'WERB']) {
      await search(view, words)
      expect(shown(view), words).to.deep.equal(['Mühle Werbung'])
      expect(more(view).hidden).to.equal(true)
      expect(one(view, '[role=status]').textContent).to.equal(found(1, 60))
    }
    await search(view, 'no such name')
    expect(shown(view)).to.deep.equal([])
    expect(one(view, '[role=status]').textContent).to.equal(found(0, 60))
    await search(view, '')
    expect(shown(view)).to.deep.equal(question.vendors.slice(0, 40).map(({ name }) => name))
    expect(more(view).hidden).to.equal(false)
  })

  it('keeps what was switched while the search hides it', async () => {
    const view = viewOf(many(3))
    button(view, 'Consent: Bdvert 1').click()
    await search(view, 'zzz')
    await search(view, 'bdvert')
    expect(switchesOf(view)).to.deep.equal(['Consent: Bdvert 1: true'])
  })

  it('lists the partners outside of the framework by themselves, with links that run no script', () => {
    const others = [
      { id: 1, name: 'Acme', policyUrl: 'https://acme.example/privacy' },
      { id: 2, name: 'Beta', policyUrl: 'javascript:alert(1)' },
      { id: 3, name: 'Cola' },
    ]
    const question = asked({ vendors: [1], additionalVendors: others })
    const view = viewOf(question, draftOf({ ...refusedChoice, additional: [3] }), others)
    expect(textsOf(view, 'h3')).to.deep.equal([texts.additionalTitle])
    const rows = [...one(view, 'h3').nextElementSibling!.children]
    expect(rows.map(row => [row.firstElementChild!.textContent, ...switchesOf(row)])).to.deep.equal([
      ['Acme', 'Consent: Acme: false'],
      ['Beta', 'Consent: Beta: false'],
      ['Cola', 'Consent: Cola: true'],
    ])
    const links = [...view.querySelectorAll('a')]
    expect(links.map(({ href, target, rel }) => [href, target, rel])).to.deep.equal([
      ['https://acme.example/privacy', '_blank', 'noreferrer'],
    ])
    const without = viewOf(question)
    expect(without.querySelector('h3')).to.equal(null)
    expect(without.querySelectorAll('ul')).to.have.length(1)
  })

  it('names its field and its list for screen readers', () => {
    const view = viewOf(many(1))
    const field = one(view, 'input') as HTMLInputElement
    expect([field.type, field.getAttribute('aria-label'), field.placeholder]).to.deep.equal([
      'search',
      texts.search,
      texts.search,
    ])
    expect(one(view, 'ul').getAttribute('aria-label')).to.equal(texts.vendorsTab)
    expect(more(view).getAttribute('type')).to.equal('button')
  })
})
