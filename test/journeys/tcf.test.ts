import type * as Axe from 'axe-core'
import { expect } from '@open-wc/testing'
import { TCString } from '@iabtechlabtcf/core'
import { sendKeys } from '@web/test-runner-commands'
import { atRest } from '../support/at-rest'
import { firstFileTook } from '../support/first-file-took'
import { closePages, openPage, type Page } from '../support/open-page'
import {
  accept,
  box,
  idsIn as ids,
  last,
  list,
  listenTo,
  openTcf as open,
  press,
  reject,
  said,
  settings,
  tcfBody as body,
  tcfHead as head,
  type TcData,
} from '../support/tcf-page'

beforeEach(() => localStorage.clear())
afterEach(closePages)

describe('a page with TCF', () => {
  it('says that the layer is shown, with a string of no consent and no objection, before a choice', async () => {
    const page = await open()
    const { data, model } = await last(page, 'cmpuishown')
    expect(data.gdprApplies).to.equal(true)
    expect([model.purposeConsents, model.vendorConsents, model.specialFeatureOptins].map(ids)).to.deep.equal([
      [],
      [],
      [],
    ])
    expect([model.purposeLegitimateInterests, model.vendorLegitimateInterests].map(ids)).to.deep.equal([
      [2, 7, 9, 10],
      [10, 20, 30],
    ])
    expect(localStorage.getItem('consent-elements-tcf')).to.equal(null)
    expect((await page.manager()).state.consents.marketing).to.equal(false)
  })

  it('writes a string of TCF 2.3 when everything is accepted, which returns on the next page', async () => {
    const page = await open()
    await accept(page)
    const { data, model } = await last(page, 'useractioncomplete')
    expect(data.tcString.split('.')).to.have.length(3)
    expect([model.cmpId, model.cmpVersion, model.isServiceSpecific, model.publisherCountryCode]).to.deep.equal([
      300,
      2,
      true,
      'DE',
    ])
    expect([Number(model.policyVersion), model.vendorListVersion, model.consentLanguage]).to.deep.equal([5, 123, 'EN'])
    expect(ids(model.purposeConsents)).to.deep.equal([1, 2, 3, 4, 7])
    expect(ids(model.purposeLegitimateInterests)).to.deep.equal([2, 7, 9, 10])
    expect(ids(model.specialFeatureOptins)).to.deep.equal([1, 2])
    expect(ids(model.vendorsDisclosed)).to.have.length(30)
    expect(ids(model.vendorConsents)).to.have.length(29) // vendor 25 declares special purposes only
    // Since TCF 2.4 vendors with special purposes only, such as 25, have no legitimate-interest bit.
    expect(ids(model.vendorLegitimateInterests)).to.deep.equal([10, 20, 30])
    const { consents } = (await page.manager()).state
    expect(Object.values(consents)).to.deep.equal([true, true, true, true, true])
    await page.reload()
    listenTo(page)
    const again = await last(page, 'tcloaded')
    expect(again.data.tcString).to.equal(data.tcString)
    expect(page.peek('[part=banner]')).to.equal(null)
  })

  it('refuses everything with one press, and objects to legitimate interests', async () => {
    const page = await open()
    await reject(page)
    const { model } = await last(page, 'useractioncomplete')
    expect([model.purposeConsents, model.purposeLegitimateInterests, model.vendorConsents].map(ids)).to.deep.equal([
      [],
      [],
      [],
    ])
    expect(ids(model.vendorsDisclosed)).to.have.length(30)
    expect((await page.manager()).state.consentInfo?.type).to.equal('necessary')
  })

  it('saves purposes, vendors and objections one by one, and shows them again', async () => {
    const page = await open({ purposes: [1, 2, 3, 4, 7, 9] })
    await settings(page)
    for (const name of ['Store and access information on a device', 'Measure advertising performance'])
      (await box(page, `Consent: ${name}`)).click()
    ;(await box(page, 'Legitimate interest: Understand audiences through statistics')).click()
    await press(page, '.tabs button:last-child')
    ;(await box(page, 'Consent: Bdvert 1')).click()
    ;(await box(page, 'Legitimate interest: Kdvert 10')).click()
    await press(page, '[part~=save]')
    const { model } = await last(page, 'useractioncomplete')
    expect(model.consentScreen).to.equal(2)
    expect(ids(model.purposeConsents)).to.deep.equal([1, 7])
    expect(ids(model.purposeLegitimateInterests)).to.deep.equal([2, 7])
    expect(ids(model.vendorConsents)).to.deep.equal([1])
    expect(ids(model.vendorLegitimateInterests)).to.not.include(10)
    const { consents } = (await page.manager()).state
    expect(consents).to.deep.include({ functionality: true, marketing: false, measurement: false })
    // The purpose that the site does not ask for is forbidden to the vendors that declare it.
    const forbidden = model.publisherRestrictions.getRestrictions(10)
    expect(forbidden.map(({ purposeId, restrictionType }) => [purposeId, restrictionType])).to.deep.equal([[10, 0]])
    await page.reload()
    await settings(page)
    expect((await box(page, 'Consent: Measure advertising performance')).ariaChecked).to.equal('true')
    expect((await box(page, 'Legitimate interest: Understand audiences through statistics')).ariaChecked).to.equal(
      'false',
    )
  })

  it('withdraws consent in the settings, and follows scripts that decide by categories', async () => {
    const page = await open()
    await accept(page)
    await last(page, 'useractioncomplete')
    await settings(page)
    await last(page, 'cmpuishown')
    await reject(page)
    await page.until('nothing is granted', () => said(page).at(-1)?.purpose.consents[1] !== true)
    const manager = await page.manager()
    expect(manager.state.consents.marketing).to.equal(false)
    const screen = () => TCString.decode(said(page).at(-1)!.tcString).consentScreen
    expect(screen()).to.equal(2)
    manager.save({ measurement: true })
    await page.until('purpose 1 is granted', () => said(page).at(-1)?.purpose.consents[1] === true)
    expect(screen()).to.equal(1)
    expect(said(page).at(-1)!.purpose.consents[3]).to.not.equal(true)
    manager.reset()
    await page.find('[part=banner]')
    expect(ids((await last(page, 'cmpuishown')).model.purposeConsents)).to.deep.equal([])
  })

  it('follows a choice in another tab', async () => {
    const [one, other] = [await open(), await open()]
    await other.find('[part=banner]')
    await accept(one)
    const { data } = await last(one, 'useractioncomplete')
    expect((await last(other, 'useractioncomplete')).data.tcString).to.equal(data.tcString)
    await other.until('the first layer is gone', () => !other.peek('[part=banner]'))
  })

  it('answers ping, getVendorList, unknown commands and removed listeners', async () => {
    const page = await open()
    await page.find('[part=banner]')
    const { __tcfapi: api } = page.window as unknown as { __tcfapi: (...call: unknown[]) => void }
    const ask = (command: string, parameter?: unknown): Promise<unknown[]> =>
      new Promise(resolve => api(command, 2, (...answer: unknown[]) => resolve(answer), parameter))
    const [ping] = (await ask('ping')) as [Record<string, unknown>]
    expect(ping).to.include({
      cmpLoaded: true,
      cmpStatus: 'loaded',
      displayStatus: 'visible',
      cmpId: 300,
      gdprApplies: true,
    })
    const [gvl] = (await ask('getVendorList')) as [{ vendorListVersion: number; vendors: object }]
    expect([gvl.vendorListVersion, Object.keys(gvl.vendors).length]).to.deep.equal([123, 30])
    expect((await ask('unknown'))[1]).to.equal(false)
    const before = said(page).length
    expect((await ask('removeEventListener', said(page).at(-1)!.listenerId))[0]).to.equal(true)
    await accept(page)
    await page.until('it is decided', () => !page.peek('[part=banner]'))
    expect(said(page)).to.have.length(before)
  })

  it('answers frames by postMessage, also while the platform loads', async () => {
    const page = await openPage({ head: head(), body })
    const answers: { returnValue: TcData; success: boolean; callId: string }[] = []
    // oxlint-disable-next-line react/iframe-missing-sandbox -- an ad's frame of the same site
    const frame = page.document.createElement('iframe')
    page.document.body.append(frame)
    expect(page.window.frames['__tcfapiLocator' as never]).to.not.equal(undefined)
    const ad = frame.contentWindow as Window & typeof globalThis
    const answer = '__tcfapiReturn'
    ad.addEventListener('message', ({ data }: MessageEvent<string>) => answers.push(JSON.parse(data)[answer]))
    const script = page.document.createElement('script')
    script.textContent = `parent.postMessage('{"__tcfapiCall":{"command":"addEventListener","version":2,"callId":"a"}}', '*')`
    ad.document.body.append(script)
    await accept(page)
    await page.until('the frame has the string', () => answers.at(-1)?.returnValue.eventStatus === 'useractioncomplete')
    expect(answers.at(-1)).to.include({ success: true, callId: 'a' })
    expect(ids(TCString.decode(answers.at(-1)!.returnValue.tcString).purposeConsents)).to.include(1)
  })

  it('adds the Additional Consent string of Google', async () => {
    const page = await open({
      additionalVendors: [
        { id: 89, name: 'Example Ads' },
        { id: 35, name: 'Sample Ads' },
      ],
    })
    await settings(page)
    await press(page, '.tabs button:last-child')
    ;(await box(page, 'Consent: Example Ads')).click()
    await press(page, '[part~=save]')
    expect((await last(page, 'useractioncomplete')).data.addtlConsent).to.equal('2~89~dv.35')
  })

  it('restricts vendors and their legal basis', async () => {
    const page = await open({
      restrictions: [
        { purpose: 2, type: 'consent', vendors: [10] },
        { purpose: 3, type: 'not-allowed' },
      ],
    })
    await accept(page)
    const { model } = await last(page, 'useractioncomplete')
    const of = (vendor: number) =>
      model.publisherRestrictions
        .getRestrictions(vendor)
        .map(({ purposeId, restrictionType }) => `${purposeId}:${restrictionType}`)
        .sort()
    expect([of(10), of(20), of(25)]).to.deep.equal([['2:1', '3:0'], ['3:0'], []])
    expect(ids(model.purposeConsents)).to.deep.equal([1, 2, 4, 7])
  })

  it('does not start without a CMP id', async () => {
    const page = await openPage({ head: head({ cmpId: undefined }), body })
    await page.until('an error', () => page.console.some(text => text.includes('tcf.cmpId is undefined')))
    expect(page.console.join()).to.include('your own registration')
    expect(page.peek('[part=banner]')).to.equal(null)
  })

  it('uses no earlier consent with options that are no JSON, and offers to reject', async () => {
    const before = await open()
    await accept(before)
    await last(before, 'useractioncomplete')
    const page = await openPage({ head: head().replace('data-tcf="{', 'data-tcf="{,'), body })
    await page.until('the console says why', () => page.console.some(text => text.includes('TCF was not started')))
    const manager = await page.manager()
    await page.until('nothing is in force', () => !manager.state.effectiveConsents.marketing)
    manager.openSettings()
    ;(await page.find('.failure [part~=reject]')).click()
    await page.until('it is refused', () => manager.state.consentInfo?.type === 'necessary')
  })

  it('asks again when the options ask for more, and not when the list has a new version', async () => {
    const page = await open()
    await accept(page)
    await last(page, 'useractioncomplete')
    const longer = await open({ vendorListUrl: `${list}?vendors=31` })
    await last(longer, 'tcloaded')
    const changed = await open({ purposes: [1, 2] })
    await changed.find('[part=banner]')
  })

  it('asks again after a week if the policies of TCF have changed', async () => {
    const page = await open()
    await accept(page)
    await last(page, 'useractioncomplete')
    const saved = JSON.parse(localStorage.getItem('consent-elements-tcf')!) as { checked: number }
    localStorage.setItem('consent-elements-tcf', JSON.stringify({ ...saved, checked: 0 }))
    const later = await open({ vendorListUrl: `${list}?policy=6` })
    await later.find('[part=banner]')
    expect((await later.manager()).state.consentInfo).to.equal(null)
  })

  it('uses the texts of the list in German', async () => {
    const page = await open({ language: 'de' })
    expect((await page.find('[part~=accept]')).textContent).to.equal('Alle akzeptieren')
    expect((await page.find('.names')).textContent).to.include('Zweck 1')
    await accept(page)
    expect((await last(page, 'useractioncomplete')).model.consentLanguage).to.equal('DE')
  })

  it('uses the newest language when the texts of an older one arrive later', async () => {
    const held: (() => void)[] = []
    const holdGerman = (window: Page['window']): void => {
      const { fetch } = window
      window.fetch = async (...call) => {
        if (String(call[0]).includes('purposes-de')) await new Promise<void>(resolve => held.push(resolve))
        return fetch(...call)
      }
    }
    const page = await open({}, { before: holdGerman, body: body.replace('mode=', 'language="page" mode=') })
    await page.find('[part=banner]')
    const { documentElement } = page.document
    const accepts = (text: string) => () => page.peek('[part~=accept]')?.textContent === text
    documentElement.lang = 'de'
    await page.until('the German list is requested', () => held.length > 0)
    documentElement.lang = 'fr'
    await page.until('the French layer is there', accepts('Tout accepter'))
    held.forEach(release => release())
    const german = (): unknown =>
      page.window.performance.getEntriesByType('resource').some(({ name }) => name.includes('purposes-de'))
    await page.until('the German list is there', german)
    await settings(page)
    const dialog = await page.find('dialog[part=settings]')
    expect(dialog.parentElement!.lang).to.equal('fr')
    expect(dialog.querySelector('[part~=accept]')!.textContent).to.equal('Tout accepter')
  })

  it('works in front of the guard, which releases what the choice grants', async () => {
    const guard = '<script src="/dist/guard.js"></script>'
    const page = listenTo(await openPage({ head: head({}, guard), body }))
    await page.find('[part=banner]')
    await accept(page)
    await last(page, 'useractioncomplete')
    expect((await page.manager()).hasConsentFor('marketing')).to.equal(true)
  })
})

describe('a page whose visitors TCF cannot ask', () => {
  const causes = {
    'the vendor list answers 404': { vendorListUrl: '/page/tcf/missing.json' },
    'the vendor list answers 503': { vendorListUrl: `${list}?fault=503` },
    'the vendor list is cut': { vendorListUrl: `${list}?fault=cut` },
    'the vendor list is of version 2': { vendorListUrl: `${list}?fault=old` },
    'the options are refused': { cmpId: undefined },
  }
  type Answer = [data: { cmpStatus: string } | null, success: boolean]
  const api = (page: Page) => (page.window as unknown as Record<string, (...call: unknown[]) => void>)['__tcfapi']!
  const ask = (page: Page, command: string): Promise<Answer> =>
    new Promise(resolve => api(page)(command, 2, (...answer: Answer) => resolve(answer)))
  const failed = (page: Page): Promise<void> =>
    page.until('the status is error', () => {
      let status = ''
      api(page)('ping', 2, (data: { cmpStatus: string }) => (status = data.cmpStatus))
      return status === 'error'
    })
  /** Leaves the record and the string of a visitor who has accepted in the storage. */
  const acceptBefore = async (): Promise<void> => {
    const page = await open()
    await accept(page)
    await last(page, 'useractioncomplete')
    page.close()
  }

  for (const [cause, options] of Object.entries(causes)) {
    it(`lets visitors withdraw stored consent in the settings when ${cause}`, async () => {
      await acceptBefore()
      const page = await openPage({ head: head(options), body })
      await page.manager()
      ;(await page.find('#settings')).click()
      const layer = await page.find('dialog[part=settings]')
      expect(layer.textContent).to.include('cannot give consent now')
      expect(layer.querySelector('[part~=accept]')).to.equal(null)
      await reject(page)
      await page.until('the layer is gone', () => !page.peek('dialog[part=settings]'))
      const { state } = await page.manager()
      expect([state.consentInfo?.type, state.consents.marketing]).to.deep.equal(['necessary', false])
      await failed(page)
      expect(await ask(page, 'getTCData')).to.deep.equal([null, false])
      page.close()

      const next = await open()
      const { model } = await last(next, 'tcloaded')
      expect([ids(model.purposeConsents), ids(model.vendorsDisclosed).length]).to.deep.equal([[], 30])
      expect(next.peek('[part=banner]')).to.equal(null)
    })

    it(`answers waiting calls when ${cause}, although a callback throws`, async () => {
      const answers: unknown[] = []
      const page = await openPage({
        head: head(options).replace(
          '</script>',
          `</script><script>
          __tcfapi('getTCData', 2, () => { answered('throws'); throw new Error('a fault of a vendor') })
          __tcfapi('addEventListener', 2, (data, success) => answered([data, success]))</script>`,
        ),
        body,
        before: target => {
          Object.assign(target, { answered: (answer: unknown) => answers.push(answer) })
          target.addEventListener('error', event => event.preventDefault())
        },
      })
      await failed(page)
      expect(answers).to.deep.equal(['throws', [null, false]])
      expect(await ask(page, 'addEventListener')).to.deep.equal([null, false])
    })

    it(`closes the layer without a decision when ${cause}`, async () => {
      const page = await openPage({ head: head(options), body })
      await failed(page)
      expect(page.peek('[part=banner]')).to.equal(null)
      await page.manager()
      ;(await page.find('#settings')).click()
      await press(page, 'dialog [part~=close]')
      await page.until('the layer is gone', () => !page.peek('consent-tcf'))
      const { state } = await page.manager()
      expect([state.consentInfo, state.isPrivacyDialogOpen]).to.deep.equal([null, false])
    })
  }

  it('ends the consent of listeners that have the stored string, when visitors reject without the list', async () => {
    await acceptBefore()
    const page = await open({ vendorListUrl: '/page/tcf/missing.json' })
    expect(ids((await last(page, 'tcloaded')).model.purposeConsents)).to.include(1)
    await page.manager()
    ;(await page.find('#settings')).click()
    await reject(page)
    await page.until('the string has ended', () => said(page).at(-1)!.tcString === '')
    expect(said(page).at(-1)!.gdprApplies).to.equal(true)
    expect(Object.values(said(page).at(-1)!.purpose.consents)).to.not.include(true)
  })

  it('grants nothing to scripts that accept when the options are refused', async () => {
    const page = await openPage({ head: head({ cmpId: undefined }), body })
    const manager = await page.manager()
    manager.acceptAll()
    await page.until('the consent is gone', () => manager.state.consentInfo === null)
    expect(manager.state.consents.marketing).to.equal(false)
  })

  for (const [what, change] of Object.entries<(saved: object) => object | null>({
    'is missing': () => null,
    'is unreadable': saved => ({ ...saved, tcString: 'CO' }),
    'belongs to another decision': saved => ({ ...saved, decision: 'another' }),
  }))
    it(`asks again after stored consent whose string ${what}`, async () => {
      await acceptBefore()
      const changed = change(JSON.parse(localStorage.getItem('consent-elements-tcf')!) as object)
      localStorage.setItem('consent-elements-tcf', JSON.stringify(changed))
      const page = await open()
      await page.find('[part=banner]')
      const { state } = await page.manager()
      expect([state.consentInfo, state.consents.marketing]).to.deep.equal([null, false])
      expect(ids((await last(page, 'cmpuishown')).model.purposeConsents)).to.deep.equal([])
    })
})

describe('a page without TCF and without a place', () => {
  it('downloads nothing of either', async () => {
    const page = await openPage({
      head: '<script src="/dist/guard.js"></script><script type="module" src="/dist/consent-elements.js"></script>',
      body,
    })
    await page.find('[part=banner]')
    await press(page, '[part~=customize]')
    await page.find('[part~=dialog]')
    ;(await page.manager()).acceptAll()
    expect(await (await page.manager()).receipts()).to.have.length(1)
    await page.reload()
    await page.manager()
    const files = page.window.performance.getEntriesByType('resource').map(({ name }) => name)
    const ours = files.filter(name => name.includes('/dist/'))
    expect(ours).to.have.length.above(1)
    for (const file of ours) {
      const text = await (await fetch(file)).text()
      // The API, the library, the texts of the layers, and a policy pack
      expect(text, file).to.not.match(/__tcfapi|tcString|segmentType|publisherRestrictions|gdpr-fr|PIPEDA, schedule/)
    }
  })
})

describe('the layers of TCF', () => {
  /** Waits until the layer has risen and is opaque. */
  const hasRisen = async (page: Page): Promise<void> => {
    const animations = page.peek('consent-tcf')!.shadowRoot!.getAnimations()
    await Promise.all(animations.map(({ finished }) => finished))
  }
  const violations = async (page: Page): Promise<string[]> => {
    await hasRisen(page)
    const script = page.document.createElement('script')
    script.src = '/node_modules/axe-core/axe.min.js'
    const loaded = new Promise(resolve => script.addEventListener('load', resolve))
    if (!('axe' in page.window)) {
      page.document.head.append(script)
      await loaded
    }
    const { axe: within } = page.window as unknown as { axe: typeof Axe }
    const results = await within.run(page.document, { resultTypes: ['violations'] })
    return results.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.flat().join(' ')}`))
  }
  for (const [device, width, height] of [
    ['a desktop', 1000, 800],
    ['a phone', 360, 740],
  ] as const) {
    it(`have no findings of axe on ${device}, and stay within the window`, async () => {
      const page = await open({}, { width, height })
      const banner = await page.find('[part=banner]')
      expect(await violations(page)).to.deep.equal([])
      const { top, right } = banner.getBoundingClientRect()
      expect(top >= 0 && right <= width).to.equal(true)
      await press(page, '[part~=customize]')
      await page.find('dialog[part=settings]')
      expect(await violations(page)).to.deep.equal([])
      for (const tab of ['.tabs button:nth-child(2)', '.tabs button:last-child']) {
        await press(page, tab)
        expect(await violations(page), tab).to.deep.equal([])
      }
    })
  }

  it('name what the policies of TCF require on the first layer, with equal buttons', async () => {
    const page = await open({ stacks: [2] })
    const banner = await page.find('[part=banner]')
    for (const text of [
      'our partners (30)',
      'store and read information on your device',
      'legitimate interest',
      'withdraw',
      'this website only',
      'Basic advertising and measurement',
      'Use precise location data',
    ])
      expect(banner.textContent).to.include(text)
    expect(banner.textContent).to.not.include('Use limited data to select advertising') // it is in the stack
    const looks = ['accept', 'reject'].map(name => {
      const style = page.window.getComputedStyle(banner.querySelector(`[part~=${name}]`)!)
      return [style.backgroundColor, style.color, style.fontSize, style.fontWeight].join()
    })
    expect(looks[0]).to.equal(looks[1])
    await press(page, '[data-tab=vendors]')
    expect(await page.find('input[type=search]')).to.not.equal(null)
  })

  it('load the file of their settings, and not that of the dialog, which they replace', async () => {
    const page = await open({}, { before: firstFileTook(20) })
    const has = (file: string): boolean =>
      page.window.performance
        .getEntriesByType('resource')
        .some(({ name }) => name.includes(`consent-elements-${file}.js`))
    await page.find('[part=banner]')
    await page.until('it is prefetched', () => has('tcf-settings'))
    await settings(page)
    await press(page, '[part~=close]')
    await page.find('[part=banner]')
    await atRest(page)
    expect(has('ui')).to.equal(false)
  })

  it('offer Reject if the file of their settings cannot be loaded', async () => {
    const files = ['page/first.js', ...['tcf-stub', 'consent-elements'].map(name => `dist/${name}.js`)]
    const chunks = ['tcf', 'core', 'banner', 'blocking', 'rest'].map(name => `dist/consent-elements-${name}.js`)
    const allowed = [...files, ...chunks].map(path => `${location.origin}/${path}`)
    const page = await open({}, { csp: `script-src 'unsafe-inline' ${allowed.join(' ')}` })
    await press(page, '[part~=customize]')
    const layer = await page.find('dialog[part=settings]')
    expect(layer.textContent).to.include('cannot give consent now')
    await reject(page)
    await page.until('the layer is gone', () => !page.peek('consent-tcf'))
    expect((await page.manager()).state.consentInfo?.type).to.equal('necessary')
  })

  it('list 1,000 vendors in batches, and find one by its name', async () => {
    const page = await open({ vendorListUrl: `${list}?vendors=1000` })
    await settings(page)
    await press(page, '.tabs button:last-child')
    const rows = () => page.peek('dialog')!.querySelectorAll('li.vendor')
    await page.until('the list', () => rows().length > 0)
    expect(rows().length).to.be.within(1, 120)
    const field = await page.find<HTMLInputElement>('input[type=search]')
    const search = async (words: string, isFound: () => boolean): Promise<void> => {
      field.value = words
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await page.until(`what is found by “${words}”`, isFound)
    }
    await search('dvert 777', () => rows().length === 1)
    rows()[0]!.querySelector<HTMLElement>('.disclosure')!.click()
    await page.until('the facts', () => rows()[0]!.querySelector('.panel .facts'))
    const facts = rows()[0]!.querySelector('.panel .facts')!
    for (const text of ['kept for 365 days', 'kept for 807 days', 'IP addresses', 'Browsing data', 'Privacy policy'])
      expect(facts.textContent).to.include(text)
    expect(facts.querySelector('a')!.href).to.equal('https://vendor-777.example/privacy')
    await search('', () => rows().length > 1)
    const before = rows().length
    ;(await page.find('dialog ul + button')).click()
    await page.until('more rows', () => rows().length > before)
    expect(page.peek('consent-tcf')!.shadowRoot!.activeElement!.matches('li.vendor .disclosure')).to.equal(true)
    await accept(page)
    expect(ids((await last(page, 'useractioncomplete')).model.vendorConsents)).to.have.length(959)
  })

  for (const [width, height] of [
    [320, 568],
    [375, 667],
    [844, 390],
  ] as const)
    it(`have equal buttons in view, and room for the text, at ${width}x${height} with a font twice as large`, async () => {
      const page = await open({ language: 'de' }, { width, height, body: `<style>html{font-size:200%}</style>${body}` })
      const box = (element: Element) => element.getBoundingClientRect()
      const wrong = (layer: Element): string[] => {
        const [accept, reject, first] = ['[part~=accept]', '[part~=reject]', '.actions button,.buttons button'].map(
          name => box(layer.querySelector(name)!),
        )
        // In low windows, title and tabs of the second layer scroll with its list.
        const area = layer.querySelector('.scroll,.scroll-view')!
        const isCard = page.window.getComputedStyle(area).overflowY === 'visible'
        const room = isCard
          ? box(layer.querySelector('.footer')!).top - box(layer.querySelector('.card')!).top
          : box(area).height
        const found = {
          'Accept and Reject differ':
            Math.abs(accept!.width - reject!.width) > 1 || Math.abs(accept!.height - reject!.height) > 1,
          'a button is out of view': [accept!, reject!, first!].some(({ top, bottom }) => top < 0 || bottom > height),
          [`the text has ${room}px`]: room < height / 4,
        }
        return Object.entries(found).flatMap(([name, isWrong]) => (isWrong ? [name] : []))
      }
      expect(wrong(await page.find('[part=banner]')), 'first layer').to.deep.equal([])
      await press(page, '[part~=customize]')
      const second = await page.find('dialog[part=settings]')
      await hasRisen(page)
      expect(wrong(second), 'second layer').to.deep.equal([])
    })

  for (const language of ['en', 'ar'])
    for (const width of [320, 390, 1280])
      it(`have title, tabs and entries on one line at ${width} pixels in ${language}`, async () => {
        const page = await open({ language }, { width, height: 844 })
        await page.manager()
        await settings(page)
        const edge = (selector: string): number => {
          const { left, right } = page.peek(selector)!.getBoundingClientRect()
          return language === 'ar' ? right : left
        }
        await page.find('[part=settings] .rows')
        expect(edge('[part=settings] h2'), 'the title').to.be.closeTo(edge('[part=settings] .rows'), 1)
        expect(edge('[part=settings] .tabs'), 'the tabs').to.be.closeTo(edge('[part=settings] .rows'), 1)
      })

  it('follow the color scheme of the options, and link the privacy policy', async () => {
    const page = await open({}, { body: body.replace('mode=', 'color-scheme="dark" policy-url="/privacy" mode=') })
    const banner = await page.find('[part=banner]')
    expect(page.window.getComputedStyle(banner).backgroundColor).to.equal('rgb(24, 28, 36)')
    expect(banner.querySelector('a')!.getAttribute('href')).to.equal('/privacy')
    expect(await violations(page)).to.deep.equal([])
    await press(page, '[part~=customize]')
    const dialog = await page.find('dialog[part=settings]')
    expect(page.window.getComputedStyle(dialog).backgroundColor).to.equal('rgb(24, 28, 36)')
    expect(await violations(page)).to.deep.equal([])
  })

  it('read from right to left in Arabic, with English names in their own direction', async () => {
    const page = await open({ language: 'ar' }, { width: 360, height: 740 })
    const banner = await page.find('[part=banner]')
    const style = (element: Element) => page.window.getComputedStyle(element).direction
    expect(banner.textContent).to.include('تخزين معلومات على جهازك')
    expect([style(banner), style(banner.querySelector('.names bdi')!)]).to.deep.equal(['rtl', 'ltr'])
    expect(await violations(page)).to.deep.equal([])
    await press(page, '[part~=customize]')
    const content = (await page.find('dialog[part=settings]')).querySelector('.content')!
    expect(content.scrollWidth).to.equal(content.clientWidth)
    expect(await violations(page)).to.deep.equal([])
  })

  it('use English for languages without texts, from left to right', async () => {
    const page = await open({ language: 'fa' })
    const banner = await page.find('[part=banner]')
    expect(banner.textContent).to.include('store and read information on your device')
    const { lang, dir } = banner.parentElement!
    expect([lang, dir]).to.deep.equal(['en', 'ltr'])
  })

  it('can be used by keyboard and screen reader with 1,000 vendors', async () => {
    const page = await open({ vendorListUrl: `${list}?vendors=1000` })
    await settings(page)
    page.window.focus()
    const root = page.peek('consent-tcf')!.shadowRoot!
    const focused = () => root.activeElement as HTMLElement
    const name = () => focused().getAttribute('aria-label') ?? focused().textContent ?? ''
    const tabTo = async (text: string): Promise<void> => {
      for (let step = 0; step < 12 && !name().startsWith(text); step++) await sendKeys({ press: 'Tab' })
      expect(name()).to.match(new RegExp(`^${text}`))
    }
    expect(root.contains(focused())).to.equal(true)
    await tabTo('Partners')
    await sendKeys({ press: 'Enter' })
    await tabTo('Search partners')
    await sendKeys({ type: 'dvert 77' })
    const status = (): string => root.querySelector('[role=status]')!.textContent
    await page.until('what is found', () => status() === 'Listed partners: 11 of 999')
    // 77, then 770 to 779, then 177 and so on: the first of the list, its details, and its switch
    await sendKeys({ press: 'Tab' })
    expect(focused().ariaExpanded).to.equal('false')
    const vendor = name()
    await sendKeys({ press: 'Enter' })
    await page.until('its facts', () => focused().closest('li')!.querySelector('.facts'))
    await tabTo(`Consent: ${vendor}`)
    await sendKeys({ press: ' ' })
    await page.until('it is checked', () => focused().ariaChecked === 'true')
    // Back to the end of the list without tabbing through it.
    await sendKeys({ press: 'Escape' })
    await page.find('[part=banner]')
    expect((await page.manager()).state.consentInfo).to.equal(null)
    // The tree that screen readers read has a name for each control.
    await settings(page)
    await press(page, '.tabs button:last-child')
    const all = () => [...root.querySelectorAll('dialog :is(button, input, a)')]
    await page.until('the list', () => all().length > 80)
    const controls = all()
    for (const control of controls)
      expect(control.getAttribute('aria-label') ?? control.textContent?.trim(), control.outerHTML).to.match(/\S/)
  })

  it('close with Escape without a choice, and return to the first layer', async () => {
    const page = await open()
    await press(page, '[part~=customize]')
    const dialog = await page.find<HTMLDialogElement>('dialog[part=settings]')
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await page.find('[part=banner]')
    expect(page.peek('dialog[part=settings]')).to.equal(null)
    expect((await page.manager()).state.consentInfo).to.equal(null)
  })
})
