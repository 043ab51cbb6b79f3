import { expect } from '@open-wc/testing'
import type { TcfChoice } from '../../../src/signals/tcf/tcf-choice'
import { acceptedChoice, refusedChoice, startingChoice, type TcfQuestion } from '../../../src/signals/tcf/tcf-question'
import type { LayerTab } from '../../../src/views/tcf/layer-tab'
import { SettingsLayer, type SettingsLayerActions } from '../../../src/views/tcf/SettingsLayer'
import type { ConsentStore } from '../../../src/store/create-consent-store'
import { isPrivacyDialogOpenAtom } from '../../../src/store/dialog-atoms'
import { eventually } from '../../support/eventually'
import { vendorList } from '../../support/vendor-list.mjs'
import { askingStore, clearPage } from '../page'
import { asked, button, one, switchesOf, texts, textsOf } from './asked'
import { rendered } from './rendered'

interface Shown {
  choice?: TcfChoice
  tab?: LayerTab
  signal?: string | null
  actions?: Partial<SettingsLayerActions>
}
const nothing = (): void => {}
const layerOf = (
  question: TcfQuestion = asked(),
  { choice, tab, signal, actions }: Shown = {},
  store?: ConsentStore,
): HTMLDialogElement =>
  one(
    rendered(
      <SettingsLayer
        question={question}
        texts={texts}
        language="en"
        choice={choice ?? startingChoice(question)}
        tab={tab ?? 'purposes'}
        lifetimeDays={180}
        signal={signal ?? null}
        actions={{ acceptAll: nothing, rejectAll: nothing, save: nothing, ...actions }}
      />,
      store,
    ),
    'dialog',
  ) as HTMLDialogElement

/** Returns the rows of each list of the content by the heading above it, each with its name and its switches. */
const sectionsOf = (layer: HTMLElement): Record<string, { note: string | null; rows: [string, string[]][] }> =>
  Object.fromEntries(
    [...one(layer, '.content').querySelectorAll('h3')].map(title => {
      const next = title.nextElementSibling!
      const list = next.matches('ul') ? next : next.nextElementSibling!
      const rows = [...list.children].map((row): [string, string[]] => [
        row.querySelector('.disclosure')?.textContent ?? '',
        switchesOf(row),
      ])
      return [title.textContent, { note: next.matches('p') ? next.textContent : null, rows }]
    }),
  )

/** The entries of all lists. */
const entriesOf = (layer: ParentNode): HTMLElement[] => [...layer.querySelectorAll<HTMLElement>('.rows > li')]

/** Opens an entry, and returns its panel. */
const opened = (entry: Element): HTMLElement => {
  one(entry, '.disclosure').click()
  return one(entry, '.panel')
}

const list = vendorList(11)
const consentTo = (name: string, on: boolean): string => `${texts.consent}: ${name}: ${on}`
const interestIn = (name: string, on: boolean): string => `${texts.interest}: ${name}: ${on}`
const names = (table: 'purposes' | 'specialPurposes' | 'features' | 'specialFeatures', ...ids: number[]): string[] =>
  ids.map(id => list[table][id]!.name)

describe('the purposes of the second layer', () => {
  afterEach(clearPage)

  it('have a switch for each legal basis that a partner has, off for consent and on for interests', () => {
    const [two, nine] = names('purposes', 2, 9) as [string, string]
    const { rows, note } = sectionsOf(layerOf())[texts.purposesTitle]!
    expect(note).to.equal(null)
    expect(rows.map(([name]) => name)).to.deep.equal(names('purposes', 1, 2, 3, 4, 7, 9, 10))
    expect(Object.fromEntries(rows)[two]).to.deep.equal([consentTo(two, false), interestIn(two, true)])
    expect(Object.fromEntries(rows)[nine]).to.deep.equal([interestIn(nine, true)])
    const [one] = names('purposes', 1) as [string]
    expect(Object.fromEntries(rows)[one]).to.deep.equal([consentTo(one, false)])
  })

  it('have switches with the choice that was made', () => {
    const question = asked()
    const isOn = (choice: TcfChoice): Set<string> =>
      new Set(switchesOf(layerOf(question, { choice })).map(text => text.split(': ').at(-1)!))
    expect([...isOn(acceptedChoice(question))]).to.deep.equal(['true'])
    expect([...isOn(refusedChoice)]).to.deep.equal(['false'])
  })

  it('are followed by special features with a switch, and by what needs no consent without one', () => {
    const sections = sectionsOf(layerOf())
    const [security] = names('specialPurposes', 1) as [string]
    expect(Object.keys(sections)).to.deep.equal([
      texts.purposesTitle,
      texts.specialFeaturesTitle,
      texts.specialPurposesTitle,
      texts.featuresTitle,
    ])
    expect(sections[texts.specialFeaturesTitle]).to.deep.equal({
      note: texts.specialNote.replace('{name}', security),
      rows: names('specialFeatures', 1, 2).map(name => [name, [consentTo(name, false)]]),
    })
    expect(sections[texts.specialPurposesTitle]).to.deep.equal({
      note: texts.alwaysActive,
      rows: names('specialPurposes', 1, 2, 3).map(name => [name, []]),
    })
    expect(sections[texts.featuresTitle]).to.deep.equal({
      note: (list as unknown as { standardTexts: { features: string } }).standardTexts.features,
      rows: names('features', 1, 2).map(name => [name, []]),
    })
  })

  it('have no section without entries, and no note that the list lacks', () => {
    const bare = vendorList(2)
    for (const vendor of Object.values(bare.vendors))
      Object.assign(vendor, { specialPurposes: [], specialFeatures: [] })
    Object.assign(bare, { standardTexts: { features: 5 } })
    const sections = sectionsOf(layerOf(asked({}, bare)))
    expect(Object.keys(sections)).to.deep.equal([texts.purposesTitle, texts.featuresTitle])
    expect(sections[texts.featuresTitle]!.note).to.equal(null)
    Object.assign(bare, { standardTexts: undefined, specialPurposes: {} })
    bare.vendors[1]!.specialFeatures = [1]
    const others = sectionsOf(layerOf(asked({}, bare)))
    expect(others[texts.specialFeaturesTitle]!.note).to.equal(null)
    expect(others[texts.featuresTitle]!.note).to.equal(null)
  })

  it("have the text of closed entries, which the browser's search in the page finds and unfolds", async () => {
    const row = entriesOf(layerOf())[0]!
    const [button, panel] = [one(row, '.disclosure'), one(row, '.panel')]
    const shown = (): (string | null)[] => [panel.getAttribute('hidden'), button.getAttribute('aria-expanded')]
    expect(panel.textContent).to.include(list.purposes[1]!.description)
    expect(button.getAttribute('aria-controls')).to.equal(panel.id)
    expect(shown()).to.deep.equal(['until-found', 'false'])
    panel.dispatchEvent(new Event('beforematch'))
    await eventually(() => expect(shown()).to.deep.equal([null, 'true']))
    button.click()
    expect(shown()).to.deep.equal(['until-found', 'false'])
  })

  it('explain each entry by its description, its examples and the partners of each legal basis', () => {
    const layer = layerOf()
    const rowOf = (name: string): Element => entriesOf(layer).find(row => one(row, '.disclosure').textContent === name)!
    const two = opened(rowOf(list.purposes[2]!.name))
    expect(one(two, 'p').textContent).to.equal(list.purposes[2]!.description)
    expect(one(two, 'h4').textContent).to.equal(texts.examples)
    expect(textsOf(two, '.facts > ul > li')).to.deep.equal(
      (list.purposes[2] as unknown as { illustrations: string[] }).illustrations,
    )
    const [consenting, interested, ...more] = [...two.querySelectorAll('.users')]
    expect(more).to.deep.equal([])
    const used = (count: number): string => texts.used.replace('{count}', String(count))
    expect(one(consenting!, 'button').textContent).to.equal(`${texts.consent} · ${used(10)}`)
    expect(one(interested!, 'button').textContent).to.equal(`${texts.interest} · ${used(1)}`)
    expect(textsOf(interested!, 'li')).to.deep.equal([])
    for (const isOpen of [true, false, true]) {
      one(interested!, 'button').click()
      const names = one(interested!, '.disclosed')
      expect(textsOf(names, 'li')).to.deep.equal(isOpen ? ['Kdvert 10'] : [])
      expect([one(interested!, 'button').ariaExpanded, names.hidden]).to.deep.equal([String(isOpen), !isOpen])
    }
    const nine = opened(rowOf(list.purposes[9]!.name))
    expect(textsOf(nine, '.users button')).to.deep.equal([`${texts.interest} · ${used(1)}`])
    const scanning = opened(rowOf(list.specialFeatures[2]!.name))
    expect(textsOf(scanning, '.users button')).to.deep.equal([used(5)])
  })

  it('have no heading for examples where there are none, and a number where the list has no name', () => {
    const bare = vendorList(1)
    delete bare.purposes[1]
    ;(bare.purposes[2] as unknown as { illustrations: string[] }).illustrations = []
    const layer = layerOf(asked({}, bare))
    const [first, second] = entriesOf(layer)
    expect(one(first!, '.disclosure').textContent).to.equal('1')
    expect(switchesOf(first!)).to.deep.equal([consentTo('1', false)])
    for (const row of [first!, second!]) expect(opened(row).querySelector('h4')).to.equal(null)
    expect(second!.querySelector('.facts > ul')).to.equal(null)
  })
})

describe('the legitimate interests of the second layer', () => {
  afterEach(clearPage)

  it('are on one layer: purposes, what cannot be objected to, and the partners that have any', () => {
    const layer = layerOf(asked(), { tab: 'interests' })
    const sections = sectionsOf(layer)
    expect(Object.keys(sections)).to.deep.equal([texts.purposesTitle, texts.specialPurposesTitle, texts.vendorsTab])
    expect(sections[texts.purposesTitle]!.rows).to.deep.equal(
      names('purposes', 2, 7, 9, 10).map(name => [name, [interestIn(name, true)]]),
    )
    const intro = [...one(layer, '.content').children].slice(0, 3).map(({ textContent }) => textContent)
    expect(intro).to.deep.equal([texts.description.replace('{vendors}', '1'), texts.interestNote, texts.scope])
    expect(textsOf(layer, '.vendor .disclosure')).to.deep.equal(['Kdvert 10'])
    for (const entry of entriesOf(layer)) opened(entry)
    expect(textsOf(layer, '.users button')).not.to.deep.equal([])
    expect(textsOf(layer, '.users button').some(text => text.startsWith(texts.consent))).to.equal(false)
  })

  it('have no tab if no partner has one', () => {
    const tabs = (question: TcfQuestion): string[] => textsOf(layerOf(question), '.tabs button')
    expect(tabs(asked())).to.deep.equal([texts.purposesTab, `${texts.interest} (1)`, `${texts.vendorsTab} (11)`])
    expect(tabs(asked({ vendors: [1] }))).to.deep.equal([texts.purposesTab, `${texts.vendorsTab} (1)`])
  })
})

describe('the second layer of TCF', () => {
  afterEach(clearPage)

  it('shows one tab at a time, says which one, and keeps what was switched on another', () => {
    const saved: TcfChoice[] = []
    const layer = layerOf(asked(), { actions: { save: choice => saved.push(choice) } })
    const content = one(layer, '.scroll-view')
    const pressed = (): string[] => textsOf(layer, '.tabs [aria-pressed=true]')
    expect(pressed()).to.deep.equal([texts.purposesTab])
    expect(layer.querySelectorAll('.tabs [aria-pressed=false]')).to.have.length(2)
    button(layer, `${texts.consent}: ${list.purposes[3]!.name}`).click()
    content.style.cssText = 'height: 50px; overflow: auto'
    content.scrollTop = 20
    button(layer, `${texts.vendorsTab} (11)`).click()
    expect(content.scrollTop).to.equal(0)
    expect(pressed()).to.deep.equal([`${texts.vendorsTab} (11)`])
    expect(textsOf(layer, 'h3')).to.deep.equal([])
    button(layer, `${texts.consent}: Bdvert 1`).click()
    button(layer, `${texts.interest} (1)`).click()
    button(layer, `${texts.interest}: ${list.purposes[9]!.name}`).click()
    button(layer, `${texts.interest}: Kdvert 10`).click()
    button(layer, texts.purposesTab).click()
    expect(switchesOf(layer)).to.include(consentTo(list.purposes[3]!.name, true))
    button(layer, `${texts.consent}: ${list.specialFeatures[1]!.name}`).click()
    button(layer, texts.save).click()
    expect(saved).to.deep.equal([
      {
        purposes: [3],
        interests: [2, 7, 10],
        specialFeatures: [1],
        vendors: [1],
        vendorInterests: [],
        additional: [],
      },
    ])
  })

  it('saves sorted ids, whatever the order of the presses, without a switch that is off again', () => {
    let saved: TcfChoice | null = null
    const layer = layerOf(asked(), { tab: 'vendors', actions: { save: choice => (saved = choice) } })
    for (const id of [11, 2, 9, 2, 1, 2]) button(layer, `${texts.consent}: ${list.vendors[id]!.name}`).click()
    button(layer, texts.save).click()
    expect(saved!.vendors).to.deep.equal([1, 2, 9, 11])
  })

  it('accepts, rejects and closes by its buttons, and closes by Escape', () => {
    const done: string[] = []
    const push = (name: string) => () => void done.push(name)
    const store = askingStore()
    const isOpen = (): boolean => store.get(isPrivacyDialogOpenAtom)
    const layer = layerOf(asked(), { actions: { acceptAll: push('accept'), rejectAll: push('reject') } }, store)
    for (const name of [texts.accept, texts.reject]) button(layer, name).click()
    expect(done).to.deep.equal(['accept', 'reject'])
    store.set(isPrivacyDialogOpenAtom, true)
    button(layer, texts.close).click()
    expect(isOpen()).to.equal(false)
    store.set(isPrivacyDialogOpenAtom, true)
    const cancelled = new Event('cancel', { cancelable: true })
    layer.dispatchEvent(cancelled)
    expect([cancelled.defaultPrevented, isOpen()]).to.deep.equal([true, false])
    store.set(isPrivacyDialogOpenAtom, true)
    layer.close()
    layer.dispatchEvent(new Event('close'))
    expect(isOpen()).to.equal(false)
    expect(done).to.deep.equal(['accept', 'reject'])
    const looks = [...one(layer, '.buttons').children].map(each => [each.getAttribute('part'), each.className])
    expect(looks).to.deep.equal([
      ['reject', 'button soft'],
      ['accept', 'button soft'],
      ['save', 'button solid'],
    ])
    for (const each of layer.querySelectorAll('button')) expect(each.type).to.equal('button')
  })

  it('says on each tab with switches of purposes for how long the choice is stored, and what a signal forbids', () => {
    const storage = texts.ownStorage.replace('{count}', '180')
    const layer = layerOf(asked(), { signal: 'A signal.' })
    for (const name of [texts.purposesTab, `${texts.interest} (1)`]) {
      button(layer, name).click()
      expect(one(layer, '.content').lastElementChild!.textContent).to.equal(storage)
      expect(one(layer, '.content').firstElementChild!.textContent).to.equal('A signal.')
    }
    expect(layerOf().querySelector('.note')).to.equal(null)
  })

  it('has a name and a description, the focus, and a group that the keyboard can scroll', async () => {
    const layer = layerOf()
    expect(layer.getAttribute('part')).to.equal('settings')
    expect(one(layer, `#${layer.getAttribute('aria-labelledby')}`).textContent).to.equal(texts.settingsTitle)
    const described = (): string => one(layer, `#${layer.getAttribute('aria-describedby')}`).textContent
    expect(described()).to.equal(texts.ownStorage.replace('{count}', '180'))
    button(layer, `${texts.vendorsTab} (11)`).click()
    expect(described()).to.equal(texts.found.replace('{count}', '11').replace('{vendors}', '11'))
    expect(document.activeElement).to.equal(layer)
    const content = one(layer, '.scroll-view')
    Object.assign(content.style, { flex: 'none', blockSize: '60px', overflow: 'auto' })
    await eventually(() =>
      expect([content.tabIndex, content.getAttribute('role'), content.getAttribute('aria-labelledby')]).to.deep.equal([
        0,
        'group',
        'title',
      ]),
    )
    expect(button(layer, texts.close).querySelector('svg')).not.to.equal(null)
    expect(button(layer, texts.close).getAttribute('part')).to.equal('close')
  })
})

describe('the tabs of the second layer', () => {
  afterEach(clearPage)

  it('begin at the top, say which of them is shown, and have interests only if a partner has one', () => {
    const layer = layerOf()
    const area = one(layer, '.scroll-view')
    Object.assign(area.style, { blockSize: '60px', overflow: 'auto' })
    const tabs = [...layer.querySelectorAll<HTMLElement>('.tabs button')]
    const pressed = (): (string | null)[] => tabs.map(tab => tab.getAttribute('aria-pressed'))
    expect(pressed()).to.deep.equal(['true', 'false', 'false'])
    area.scrollTop = 40
    expect(area.scrollTop).to.equal(40)
    tabs[2]!.click()
    expect([area.scrollTop, pressed()]).to.deep.equal([0, ['false', 'false', 'true']])
    const question = asked()
    const without = {
      ...question,
      vendors: question.vendors.filter(({ legIntPurposes }) => legIntPurposes.length === 0),
    }
    expect(layerOf(without).querySelectorAll('.tabs button')).to.have.length(2)
  })
})
