import { expect } from '@open-wc/testing'
import { TCString, type TCModel } from '@iabtechlabtcf/core'
import { contrast as contrastOf } from '../views/accessibility/contrast'
import { closePages, openPage, type Page } from '../support/open-page'
import {
  accept,
  box,
  idsIn,
  last,
  list,
  listenTo,
  openTcf,
  press,
  reject,
  said,
  settings,
  tcfBody,
  tcfHead,
  type TcData,
} from '../support/tcf-page'

/**
 * The rules for platforms of TCF 2.4, each with its paragraph. "P" is IAB Europe's TCF Policies 5.0.b (II is the chapter
 * for platforms, B, C and D are sections of Appendix B); "API" is IAB Tech Lab's CMP API v2; "String" is its Consent
 * string and vendor list formats v2. docs/guides/tcf.md names the rules that only the owner can follow.
 */
type Rule = readonly [paragraph: string, rule: string, holds: () => unknown]

type Ping = Record<'cmpStatus' | 'displayStatus' | 'apiVersion', string> &
  Record<'cmpId' | 'cmpVersion' | 'gvlVersion' | 'tcfPolicyVersion', number> & {
    cmpLoaded: boolean
    gdprApplies: boolean
  }

interface Stage {
  data: TcData & { publisherCC?: string }
  model: TCModel
}

const options = {
  publisherCountryCode: 'DE',
  additionalVendors: [{ id: 89, name: 'Example Ads', policyUrl: 'https://ads.example/privacy' }],
}
const api =
  (page: Page) =>
  (command: string, parameter?: unknown, version: unknown = 2): Promise<[never, boolean]> =>
    new Promise(resolve =>
      (page.window as unknown as Record<string, (...call: unknown[]) => void>)['__tcfapi']!(
        command,
        version,
        (...answer: [never, boolean]) => resolve(answer),
        parameter,
      ),
    )
const pingOf = async (page: Page): Promise<Ping> => (await api(page)('ping'))[0]
const stageOf = async (page: Page, status: string): Promise<Stage> => {
  const { data, model } = await last(page, status)
  return { data, model }
}
const root = (page: Page): ShadowRoot => page.peek('consent-tcf')!.shadowRoot!
const all = (page: Page, selector: string): HTMLElement[] => [...root(page).querySelectorAll<HTMLElement>(selector)]
const texts = (page: Page, selector: string): string[] => all(page, selector).map(element => element.textContent ?? '')
const inView = (page: Page, element: Element | null | undefined): boolean => {
  if (!element) return false
  const { top, bottom, height } = element.getBoundingClientRect()
  const within = element.closest('.content')?.getBoundingClientRect()
  return height > 0 && top >= (within?.top ?? 0) && bottom <= (within?.bottom ?? page.window.innerHeight) + 1
}
const tab = async (page: Page, at: number): Promise<void> => {
  const button = all(page, '.tabs button')[at]!
  button.click()
  await page.until('the tab shows', () => button.getAttribute('aria-pressed') === 'true')
}
const openAll = async (page: Page): Promise<void> => {
  // Those of the vendors of a purpose are built when the purpose is opened.
  for (const selector of ['.row .disclosure', '.users>.disclosure'])
    for (const button of all(page, selector)) button.click()
  const closed = (): unknown =>
    all(page, '.disclosure').find(button => button.getAttribute('aria-expanded') === 'false')
  await page.until('all is open', () => !closed())
}
/** Returns the facts of one layer, as a rule needs them after the page has gone on. */
const facts = (page: Page) => ({
  text: root(page).textContent ?? '',
  boxes: Object.fromEntries(
    all(page, '[role=switch]').map(({ ariaLabel, ariaChecked }) => [ariaLabel!, ariaChecked === 'true']),
  ),
  links: (all(page, 'a') as HTMLAnchorElement[]).map(({ href }) => href),
  headings: texts(page, 'h3'),
  names: texts(page, '.names li'),
  users: texts(page, '.users > button'),
  named: texts(page, '.users li'),
})
type Facts = ReturnType<typeof facts>
const none = (...vectors: Iterable<[number, boolean]>[]): boolean => vectors.every(one => idsIn(one).length === 0)
const is = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

describe('TCF', () => {
  const at = {} as {
    stub: Ping
    asking: Stage
    ping: Ping
    first: Facts & Record<'modal' | 'escaped' | 'dimmed' | 'inert', boolean> & { seen: Record<string, boolean> }
    calls: { text: string; contrast: number; font: string }[]
    purposes: Facts
    interests: Facts
    vendors: Facts
    accepted: Stage
    acceptedPing: Ping
    returned: Stage & { statuses: string[] }
    resurfaced: Stage & Facts
    rejected: Stage
    custom: Stage & { boxes: Record<string, boolean> }
    restricted: Stage & Facts
    german: Facts & { language: string; standard: string }
    changed: { statuses: string[]; asks: boolean }
    outside: { before: TcData; open: TcData; after: TcData; next: TcData }
    gpc: Stage & Facts
    answers: Record<string, [unknown, boolean]>
    stored: { before: string | null; after: string | null }
  }
  const before390 = { width: 390, height: 844 }

  before(async function () {
    this.timeout(90_000)
    localStorage.clear()
    let stub: Ping | undefined
    const page = listenTo(
      await openPage({
        ...before390,
        head: tcfHead(options).replace(
          '<script type="module"',
          `<script>__tcfapi('ping', 2, answer => stubbed(answer))</script><script type="module"`,
        ),
        body: tcfBody.replace('mode=', 'policy-url="/privacy" mode='),
        before: target => Object.assign(target, { stubbed: (answer: Ping) => (stub = { ...answer }) }),
      }),
    )
    at.stub = stub!
    const banner = await page.find<HTMLDialogElement>('[part=banner]')
    at.asking = await stageOf(page, 'cmpuishown')
    at.ping = await pingOf(page)
    at.stored = { before: localStorage.getItem('consent-elements-tcf'), after: null }
    const middle = page.document.elementFromPoint(195, 5)
    const seen = Object.fromEntries(
      [...banner.querySelectorAll('.content p, .links button, .actions button')].map(element => [
        element.textContent!,
        inView(page, element),
      ]),
    )
    banner.dispatchEvent(new Event('cancel', { cancelable: true }))
    banner.close()
    await page.until('it is open again', () => banner.open)
    at.first = {
      ...facts(page),
      seen,
      modal: banner.matches(':modal'),
      escaped: (await page.manager()).state.consentInfo !== null,
      dimmed: page.window.getComputedStyle(banner, '::backdrop').backgroundColor !== 'rgba(0, 0, 0, 0)',
      inert: middle === null || middle.localName === 'consent-tcf' || middle.localName === 'html',
    }
    at.calls = ['accept', 'reject'].map(name => {
      const button = banner.querySelector(`[part~=${name}]`)!
      const { color, backgroundColor, fontFamily, fontSize, fontStyle, fontWeight } =
        page.window.getComputedStyle(button)
      return {
        text: button.textContent!,
        contrast: contrastOf(color, backgroundColor),
        font: [fontFamily, fontSize, fontStyle, fontWeight].join(),
      }
    })
    all(page, '[data-tab=interests]')[0]!.click()
    await page.find('dialog[part=settings]')
    await openAll(page)
    at.interests = facts(page)
    await tab(page, 0)
    await openAll(page)
    at.purposes = facts(page)
    await tab(page, 2)
    await openAll(page)
    at.vendors = facts(page)
    await accept(page)
    at.accepted = await stageOf(page, 'useractioncomplete')
    at.acceptedPing = await pingOf(page)
    at.stored.after = localStorage.getItem('consent-elements-tcf')
    at.answers = {}
    for (const [name, ...call] of [
      ['list', 'getVendorList'],
      ['latest', 'getVendorList', 'LATEST'],
      ['wrong', 'getVendorList', 'abc'],
      ['negative', 'getVendorList', -1],
      ['unknown', 'getUnknown'],
      ['data', 'getTCData'],
      ['null', 'getTCData', null],
      ['registered', 'addEventListener'],
      ['removed', 'removeEventListener', said(page).at(-1)!.listenerId],
      ['missing', 'removeEventListener', 4711],
    ] as const)
      at.answers[name!] = await api(page)(call[0]!, call[1])
    await page.reload()
    listenTo(page)
    at.returned = { ...(await stageOf(page, 'tcloaded')), statuses: said(page).map(({ eventStatus }) => eventStatus) }
    await settings(page)
    at.resurfaced = { ...(await stageOf(page, 'cmpuishown')), ...facts(page) }
    await reject(page)
    at.rejected = await stageOf(page, 'useractioncomplete')
    await settings(page)
    ;(await box(page, 'Consent: Measure advertising performance')).click()
    ;(await box(page, 'Consent: Use precise location data')).click()
    await tab(page, 2)
    ;(await box(page, 'Consent: Bdvert 1')).click()
    await press(page, '[part~=save]')
    await page.until('the choice', () => said(page).at(-1)!.purpose.consents[7] === true)
    at.custom = { ...(await stageOf(page, 'useractioncomplete')), boxes: {} }
    await settings(page)
    at.custom.boxes = facts(page).boxes
    page.close()

    localStorage.clear()
    const restricted = await openTcf({
      vendors: [1, 10, 25],
      purposes: [1, 2, 3, 7],
      specialFeatures: [],
      stacks: [2],
      restrictions: [
        { purpose: 3, type: 'not-allowed' },
        { purpose: 2, type: 'consent', vendors: [10] },
      ],
    })
    await restricted.find('[part=banner]')
    const firstTexts = texts(restricted, '.names li')
    await settings(restricted)
    const restrictedFacts = facts(restricted)
    await accept(restricted)
    at.restricted = { ...(await stageOf(restricted, 'useractioncomplete')), ...restrictedFacts, names: firstTexts }
    restricted.close()

    localStorage.clear()
    const german = await openTcf({ language: 'de' })
    await settings(german)
    const standard = texts(german, '.content > .muted').join(' ')
    await tab(german, 2)
    await openAll(german)
    at.german = { ...facts(german), standard, language: '' }
    await accept(german)
    at.german.language = (await stageOf(german, 'useractioncomplete')).model.consentLanguage
    const saved = JSON.parse(localStorage.getItem('consent-elements-tcf')!) as object
    localStorage.setItem('consent-elements-tcf', JSON.stringify({ ...saved, checked: 0 }))
    german.close()
    const changed = await openTcf({ language: 'de', vendorListUrl: `${list}?policy=6` })
    await changed.find('[part=banner]')
    await last(changed, 'cmpuishown')
    at.changed = { statuses: said(changed).map(({ eventStatus }) => eventStatus), asks: true }
    changed.close()

    localStorage.clear()
    const nowhere = { body: tcfBody.replace('mode=', 'place="US-CA" mode=') }
    const outside = await openTcf({}, nowhere)
    await outside.until('it does not apply', () => said(outside).at(-1)?.gdprApplies === false)
    const before = said(outside).at(-1)!
    await settings(outside)
    const open = said(outside).at(-1)!
    await reject(outside)
    await outside.until('the layer is gone', () => !outside.peek('consent-tcf'))
    await outside.until('the choice is stored', () => localStorage.getItem('consent-elements-tcf') !== null)
    const after = said(outside).at(-1)!
    await outside.reload()
    listenTo(outside)
    await outside.until('it answers', () => said(outside).length > 0)
    at.outside = { before, open, after, next: said(outside).at(-1)! }
    outside.close()

    localStorage.clear()
    const gpc = await openTcf(
      {},
      { before: target => Object.defineProperty(target.navigator, 'globalPrivacyControl', { value: true }) },
    )
    await gpc.find('[part=banner]')
    const gpcFacts = facts(gpc)
    await accept(gpc)
    at.gpc = { ...(await stageOf(gpc, 'useractioncomplete')), ...gpcFacts }
  })
  after(closePages)
  after(() => localStorage.clear())

  const rules: Rule[] = [
    [
      'P II 5(3)',
      'there is no consent before an affirmative action',
      () => none(at.asking.model.purposeConsents, at.asking.model.vendorConsents),
    ],
    [
      'P II 5(4)',
      'a legitimate interest is signaled once it is shown',
      () => is(idsIn(at.asking.model.purposeLegitimateInterests), [2, 7, 9, 10]),
    ],
    [
      'P II 5(4)',
      'an objection ends all legitimate interests',
      () => none(at.rejected.model.purposeLegitimateInterests, at.rejected.model.vendorLegitimateInterests),
    ],
    [
      'P II 5(5)',
      'there is no opt-in to special features before an affirmative action',
      () => none(at.asking.model.specialFeatureOptins),
    ],
    ['P II 5(7)', 'visitors are asked again after a change of the policies', () => at.changed.asks],
    [
      'P II 5(8)',
      'a vendor that the site does not name has no bit, and is not disclosed',
      () => is(idsIn(at.restricted.model.vendorsDisclosed), [1, 10, 25]),
    ],
    [
      'P II 5(8)',
      'a purpose that the site does not ask for has no bit',
      () => !idsIn(at.restricted.model.purposeConsents).some(id => id > 7),
    ],
    [
      'P II 5(8)',
      'a special feature that the site does not ask for has no bit',
      () => none(at.restricted.model.specialFeatureOptins),
    ],
    [
      'P II 5(8)',
      'special purposes and features are always disclosed',
      () => ['Ensure security', 'Combine data'].every(text => at.restricted.text.includes(text)),
    ],
    [
      'P II 5(9)',
      'a restriction is in the string',
      () =>
        ['2:1', '3:0'].every(rule =>
          at.restricted.model.publisherRestrictions
            .getRestrictions(10)
            .some(({ purposeId, restrictionType }) => `${purposeId}:${restrictionType}` === rule),
        ),
    ],
    [
      'P II 5(9)',
      'a restriction is in the layers',
      () => !Object.keys(at.restricted.boxes).some(name => name.includes('Create profiles')),
    ],
    [
      'P II 6(1), B(e), C(e)',
      'providers outside of the framework are in a list of their own',
      () => at.vendors.headings.includes('Other partners of Google'),
    ],
    ['P B(a)', 'there are two layers', () => at.first.text !== at.purposes.text],
    [
      'P B(b)',
      'purposes have their standard names',
      () => at.first.names.includes('Use limited data to select advertising'),
    ],
    [
      'P B(b)',
      'purposes have their standard texts',
      () => at.purposes.text.includes('What it means that data is used to use limited data'),
    ],
    [
      'P B(b)',
      'purposes have their illustrations',
      () => at.purposes.text.includes('Second example of measure advertising performance'),
    ],
    [
      'P B(b)',
      'special purposes have their standard texts',
      () => at.purposes.text.includes('used to ensure security and prevent fraud'),
    ],
    ['P B(b)', 'features have their standard texts', () => at.purposes.text.includes('used to link different devices')],
    [
      'P B(b)',
      'special features have their standard texts',
      () => at.purposes.text.includes('used to use precise location data'),
    ],
    [
      'P B(b)',
      'categories of data have their standard texts',
      () => at.vendors.text.includes('All that counts as Browsing data'),
    ],
    [
      'P B(b), 5.0.b',
      'the standard text of all features is beside them',
      () => at.purposes.text.includes('only for the purposes above'),
    ],
    [
      'P B(b)',
      'stacks stand for their purposes by their standard names',
      () =>
        at.restricted.names.includes('Basic advertising and measurement') &&
        !at.restricted.names.includes('Measure advertising performance'),
    ],
    [
      'P B(c)',
      'another language has the official translation of purposes',
      () => at.german.boxes['Einwilligung: Zweck 2'] !== undefined || at.german.text.includes('Zweck 2'),
    ],
    [
      'P B(c)',
      'another language has the official translation of categories of data',
      () => at.german.text.includes('Kategorie 1: Beschreibung'),
    ],
    [
      'P B(c), 5.0.b',
      'another language has the official text of all features',
      () => at.german.standard.includes('so werden Daten zusammengeführt'),
    ],
    [
      'P B(d)',
      'vendors are described by their own declarations',
      () => at.vendors.text.includes('Cookies are stored for up to'),
    ],
    [
      'P B(f)',
      'features have no control',
      () => !Object.keys(at.purposes.boxes).some(name => name.includes('Link different devices')),
    ],
    [
      'P B(f)',
      'visitors learn that they cannot object to special purposes',
      () => at.purposes.headings.includes('Purposes that you cannot object to'),
    ],
    [
      'P B(f)',
      'visitors learn that special features may serve security, whatever they choose',
      () => /Whatever you choose.*Ensure security/.test(at.purposes.text),
    ],
    ['P C(a)', 'the first layer is a modal dialog', () => at.first.modal],
    ['P C(a)', 'the page below the first layer is dimmed', () => at.first.dimmed],
    ['P C(a)', 'the page below the first layer cannot be used', () => at.first.inert],
    ['P C(a)', 'only a choice closes the first layer', () => !at.first.escaped],
    [
      'P C(b)I',
      'the first layer names the storage on the device',
      () => at.first.text.includes('store and read information on your device'),
    ],
    [
      'P C(b)II',
      'the first layer names the personal data and its nature',
      () => at.first.text.includes('your IP address, identifiers and the pages you visit'),
    ],
    [
      'P C(b)III',
      'the first layer counts the vendors, also those outside of the framework',
      () => at.first.text.includes('our partners (31)'),
    ],
    ['P C(b)III', 'the first layer links the list of vendors, in view', () => at.first.seen['List of partners (31)']],
    ['P C(b)IV', 'the first layer lists all purposes', () => at.first.names.length === 7 + 2],
    [
      'P C(b)V',
      'the first layer names the special features apart from purposes',
      () => at.first.headings.includes('Features that need your consent'),
    ],
    [
      'P C(b)VII',
      'the first layer names the scope, in view',
      () => Object.entries(at.first.seen).some(([text, seen]) => seen && text.includes('this website only')),
    ],
    [
      'P C(b)VIII',
      'the first layer says how to withdraw, in view',
      () =>
        Object.entries(at.first.seen).some(
          ([text, seen]) => seen && text.includes('withdraw your consent at any time in the privacy settings'),
        ),
    ],
    [
      'P C(b)IX, D(b)',
      'the first layer names legitimate interests and the right to object',
      () => /legitimate interest.*object/.test(at.first.text),
    ],
    [
      'P C(b)IX, D(b)',
      'the first layer links the layer of legitimate interests, in view',
      () => at.first.seen['Legitimate interest (3)'],
    ],
    ['P C(b)X', 'the first layer has Accept, in view', () => at.first.seen['Accept All']],
    ['P C(b)XI', 'the first layer has Settings, in view', () => at.first.seen.Settings],
    [
      'P C(c)I',
      'each vendor has its privacy policy',
      () => at.vendors.links.includes('https://vendor-1.example/privacy'),
    ],
    [
      'P C(c)I',
      'each vendor has its purposes by legal basis, with retention',
      () => at.vendors.text.includes('kept for 365 days'),
    ],
    [
      'P C(c)I',
      'each vendor has its special purposes, features and special features',
      () =>
        ['Save privacy choices', 'Link different devices', 'Actively scan device'].every(text =>
          at.vendors.text.includes(text),
        ),
    ],
    [
      'P C(c)I',
      'each vendor has its categories of data',
      () => at.vendors.headings !== null && at.vendors.text.includes('Categories of data'),
    ],
    [
      'P C(c)II',
      'each purpose counts the vendors that ask for consent',
      () => at.purposes.users.includes('Consent · Partners: 29'),
    ],
    ['P C(c)II', 'each purpose names these vendors', () => at.purposes.named.includes('Bdvert 1')],
    [
      'P C(c)III',
      'each purpose has a choice',
      () => at.purposes.boxes['Consent: Measure advertising performance'] === false,
    ],
    ['P C(c)III', 'each vendor has a choice', () => at.vendors.boxes['Consent: Bdvert 1'] === false],
    [
      'P C(c)IV',
      'each special feature has a choice',
      () => at.purposes.boxes['Consent: Use precise location data'] === false,
    ],
    [
      'P C(c)VII',
      'each vendor has the duration of its storage, and whether it is extended',
      () =>
        ['Cookies are stored for up to 2 days', 'lifetime can be extended'].every(text =>
          at.vendors.text.includes(text),
        ),
    ],
    [
      'P C(c)VII',
      'each vendor links the details of its storage',
      () => at.vendors.links.includes('https://vendor-1.example/deviceStorage.json'),
    ],
    [
      'P C(d)',
      'all choices of consent start with no',
      () =>
        [at.purposes, at.vendors].every(({ boxes }) =>
          Object.entries(boxes).every(([name, on]) => !name.startsWith('Consent') || !on),
        ),
    ],
    [
      'P C(f)',
      'the resurfaced layers have a way to withdraw everything',
      () => at.resurfaced.text.includes('Reject All'),
    ],
    [
      'P C(f)',
      'it withdraws everything',
      () =>
        none(
          at.rejected.model.purposeConsents,
          at.rejected.model.vendorConsents,
          at.rejected.model.specialFeatureOptins,
        ),
    ],
    ['P C(g)', 'Accept and Reject have the same font', () => at.calls[0]!.font === at.calls[1]!.font],
    ['P C(g)', 'Accept and Reject have a contrast of 5 to 1', () => at.calls.every(({ contrast }) => contrast >= 5)],
    [
      'P D(a)',
      'there is one layer for legitimate interests',
      () => at.interests.headings.includes('Purposes that you cannot object to'),
    ],
    [
      'P D(c)I',
      'that layer names the personal data and its nature',
      () => at.interests.text.includes('your IP address, identifiers and the pages you visit'),
    ],
    [
      'P D(c)II',
      'that layer names the scope of processing and objection',
      () => at.interests.text.includes('this website only'),
    ],
    [
      'P D(c)III',
      'that layer has controls to object',
      () => at.interests.boxes['Legitimate interest: Measure advertising performance'] === true,
    ],
    [
      'P D(c)IV',
      'that layer counts the vendors of each purpose, apart from consent',
      () =>
        at.interests.users.includes('Legitimate interest · Partners: 3') &&
        !at.interests.users.some(text => text.startsWith('Consent')),
    ],
    ['P D(c)IV', 'that layer names these vendors', () => at.interests.named.includes('Kdvert 10')],
    [
      'P D(c)IV',
      'that layer lists special purposes with their texts',
      () => at.interests.text.includes('used to ensure security and prevent fraud'),
    ],
    [
      'P D(c)V',
      'that layer has an objection for each vendor',
      () => at.interests.boxes['Legitimate interest: Kdvert 10'] === true,
    ],
    [
      'P D(c)VI',
      'that layer links the explanation of each vendor',
      () => at.interests.links.includes('https://vendor-10.example/lic'),
    ],
    [
      'P D(c)VII',
      'that layer names for how long the choice is stored',
      () => at.interests.text.includes('stored on this device for 182 days'),
    ],
    [
      'API ping',
      'the stub answers ping at once with the status stub',
      () => at.stub.cmpStatus === 'stub' && !at.stub.cmpLoaded,
    ],
    [
      'API ping',
      'the version of the API is the same in the stub and later',
      () => at.stub.apiVersion === at.ping.apiVersion,
    ],
    [
      'API ping',
      'while asking, the status is loaded and visible',
      () => at.ping.cmpStatus === 'loaded' && at.ping.displayStatus === 'visible',
    ],
    [
      'API ping',
      'while asking, the platform and its versions are named',
      () => is([at.ping.cmpId, at.ping.cmpVersion, at.ping.gvlVersion, at.ping.tcfPolicyVersion], [300, 2, 123, 5]),
    ],
    ['API ping', 'after a choice, the layer is hidden', () => at.acceptedPing.displayStatus === 'hidden'],
    [
      'API addEventListener',
      'while asking, the string has all legitimate interests and no consent',
      () =>
        at.asking.data.eventStatus === 'cmpuishown' && idsIn(at.asking.model.vendorLegitimateInterests).length === 3,
    ],
    [
      'API addEventListener',
      'while asking, the country of the publisher is named',
      () => at.asking.model.publisherCountryCode === 'DE',
    ],
    ['API addEventListener', 'a listener gets its id', () => Number.isInteger(at.asking.data.listenerId)],
    [
      'API addEventListener',
      'a valid string is announced by tcloaded, without the layer',
      () => !at.returned.statuses.includes('cmpuishown') && at.returned.data.tcString === at.accepted.data.tcString,
    ],
    [
      'API addEventListener',
      'a string that is no longer valid is not announced by tcloaded',
      () => !at.changed.statuses.includes('tcloaded'),
    ],
    [
      'API addEventListener',
      'a resurfaced layer keeps the earlier choice',
      () => at.resurfaced.data.tcString === at.accepted.data.tcString,
    ],
    ['API removeEventListener', 'a listener can be removed', () => at.answers.removed![0] === true],
    ['API removeEventListener', 'an unknown listener cannot be removed', () => at.answers.missing![0] === false],
    ['API getVendorList', 'the list is returned, also as LATEST', () => at.answers.list![1] && at.answers.latest![1]],
    [
      'API getVendorList',
      'a wrong version returns null and false',
      () =>
        is(
          [at.answers.wrong, at.answers.negative],
          [
            [null, false],
            [null, false],
          ],
        ),
    ],
    ['API', 'an unknown command returns false', () => at.answers.unknown![1] === false],
    ['API', 'a parameter of null counts as none', () => is(at.answers.null, at.answers.data)],
    ['API gdprApplies', 'it is true for visitors who are asked', () => at.asking.data.gdprApplies],
    [
      'API gdprApplies',
      'it is false where no law asks, also after the settings and a choice there',
      () =>
        [at.outside.before, at.outside.open, at.outside.after, at.outside.next].every(
          ({ gdprApplies }) => gdprApplies === false,
        ),
    ],
    [
      'String Created',
      'created and last updated are the same day',
      () => at.accepted.model.created.getTime() === at.accepted.model.lastUpdated.getTime(),
    ],
    ['String ConsentScreen', 'the layer of the choice is numbered', () => at.accepted.model.consentScreen === 2],
    [
      'String ConsentLanguage',
      'the language of the layer is named',
      () => at.accepted.model.consentLanguage === 'EN' && at.german.language === 'DE',
    ],
    ['String VendorListVersion', 'the version of the list is named', () => at.accepted.model.vendorListVersion === 123],
    [
      'String TcfPolicyVersion',
      'the version of the policies is named',
      () => Number(at.accepted.model.policyVersion) === 5,
    ],
    ['String IsServiceSpecific', 'the string is for this service', () => at.accepted.model.isServiceSpecific],
    ['String SpecialFeatureOptIns', 'an opt-in is stored', () => is(idsIn(at.custom.model.specialFeatureOptins), [1])],
    ['String PurposesConsent', 'a choice by purpose is stored', () => is(idsIn(at.custom.model.purposeConsents), [7])],
    [
      'String PurposesLITransparency',
      'purposes 1 and 3 to 6 have no legitimate interest',
      () => !idsIn(at.accepted.model.purposeLegitimateInterests).some(id => [1, 3, 4, 5, 6].includes(id)),
    ],
    ['String VendorConsent', 'a choice by vendor is stored', () => is(idsIn(at.custom.model.vendorConsents), [1])],
    [
      'String VendorLegitimateInterest, 2.4',
      'vendors with special purposes only have no legitimate-interest bit',
      () => !idsIn(at.accepted.model.vendorLegitimateInterests).includes(25),
    ],
    [
      'String DisclosedVendors',
      'vendors with special purposes only are disclosed',
      () => idsIn(at.accepted.model.vendorsDisclosed).includes(25),
    ],
    [
      'String DisclosedVendors',
      'the segment is there in each state',
      () =>
        [at.asking, at.accepted, at.rejected, at.custom].every(
          ({ model }) => idsIn(model.vendorsDisclosed).length === 30,
        ),
    ],
    [
      'String PubRestrictions',
      'a basis is only required where the vendor is flexible',
      () => !at.restricted.model.publisherRestrictions.getRestrictions(1).some(({ purposeId }) => purposeId === 2),
    ],
    [
      'String Publisher TC',
      'there is a segment of the publisher',
      () => at.accepted.data.tcString.split('.').length === 3,
    ],
    [
      'Additional Consent 2',
      'providers outside of the framework are in a string of their own',
      () => at.accepted.data.addtlConsent === '2~89~dv.',
    ],
    ['ePrivacy 5(3)', 'nothing is stored before a choice', () => at.stored.before === null && at.stored.after !== null],
    ['11 CCR 7025', 'the layers name Global Privacy Control', () => at.gpc.text.includes('Global Privacy Control')],
    [
      '11 CCR 7025',
      'a string does not contradict Global Privacy Control',
      () => !idsIn(at.gpc.model.purposeConsents).some(id => [2, 3, 4, 7].includes(id)),
    ],
  ]

  it('has a checklist of at least 75 rules', () => {
    expect(rules).to.have.length.above(75)
    expect(new Set(rules.map(([paragraph, rule]) => `${paragraph} ${rule}`)).size).to.equal(rules.length)
    expect(TCString.decode(at.accepted.data.tcString).version).to.equal(2)
  })
  for (const [paragraph, rule, holds] of rules)
    it(`${paragraph}: ${rule}`, () => {
      expect(Boolean(holds()), rule).to.equal(true)
    })
})
