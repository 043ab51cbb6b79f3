import { expect } from '@open-wc/testing'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { visitPlan, type Visit } from '../../src/options/visit-plan'
import { consentCookieName } from '../../src/consent/consent-cookie-text'
import { deleteConsentCookie } from '../../src/storage/consent-cookie'
import { closePages, openPage, type Page } from '../support/open-page'
import { decide, refuse } from '../support/stored-decisions'
import { blocksElements } from '../support/tries-to-track'

/** What is in the browser: how it is prepared, and whether the visitor need not be asked. */
const decisions: Record<string, [() => void, boolean]> = {
  none: [() => {}, false],
  all: [() => decide(allConsents(), known), true],
  some: [() => decide({ ...allConsents(), marketing: false }, { ...known, consentInfo: custom() }), true],
  necessary: [() => decide(onlyNecessary(), { ...known, consentInfo: custom() }), true],
  expired: [() => decide(allConsents(), { expires: Date.now() - 1 }), false],
  'all, and a submission that no server has received': [
    () => {
      decide(allConsents(), known)
      localStorage.setItem('privacy-consent-pending', JSON.stringify({ id: 'a', body: {} }))
    },
    false,
  ],
}
const known = { knownServices: ['matomo', 'youtube'] }
const custom = (): object => ({ time: Date.now() - 1e6, type: 'custom' })

/** The options of a page, and what they add to the plan. */
const sites: Record<string, [string, Partial<Visit>]> = {
  'no more options': ['', {}],
  services: ['data-services="matomo=https://stats.example/#1 youtube"', { services: ['matomo', 'youtube'] }],
  'a tag manager': ['data-tag-manager-id="GTM-AB12CD3"', { parts: ['tags'] }],
  'a consent server': ['data-mode="c15t"', {}],
  'a consent server of protocol 2': ['data-mode="c15t" data-protocol="2"', {}],
  'another language': ['data-language="de"', {}],
  'another position of the banner': ['data-layout="bar"', {}],
  'vendors with consent calls': [`data-options='{"signals": {"matomo": true}}'`, { parts: ['signals'] }],
}

const filesOf = ({ window }: Page): string[] =>
  window.performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ pathname }) => pathname.startsWith('/dist/'))
    .map(({ pathname, search }) => pathname.replace('/dist/', '') + search)

/** Files that other things than the decision and the options decide about. */
const others =
  /^(guard|consent-elements\.js|consent-elements-(ui|subjects|categories|withdrawal|options|markup)|languages\/)|signals-/

describe('the files of a visit', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    closePages()
    localStorage.clear()
    deleteConsentCookie()
  })

  /** Opens a page, and waits until it is served. */
  async function visit(prepare: () => void, head: string): Promise<Page> {
    prepare()
    const page = await openPage({ head })
    await page.manager()
    return page
  }
  const tag = (options: string, file = ''): string =>
    `<script src="/dist/guard.js" data-manager="${file}" ${/data-mode/.test(options) ? '' : 'data-mode="offline"'} data-categories="all" ${options}></script>`

  for (const [decision, [prepare, isDecided]] of Object.entries(decisions))
    for (const [site, [options, more]] of Object.entries(sites))
      it(`are those of the plan: decision ${decision}, ${site}`, async () => {
        const plan = visitPlan({ isDecided, ...more })
        // A tag that names the manager's file requests nothing ahead, so these files are needed.
        const needed = await visit(prepare, tag(options, '/dist/consent-elements.js'))
        const isComplete = (): boolean => plan.every(file => filesOf(needed).includes(file))
        await needed.until(`it has loaded ${plan.join(', ')}; loaded are ${filesOf(needed).join(', ')}`, isComplete)
        expect(filesOf(needed).filter(file => !others.test(file) && !plan.includes(file))).to.deep.equal([])
        closePages()

        localStorage.clear()
        const page = await visit(prepare, tag(options))
        await page.until(`it has requested ${plan.join(', ')}`, () => plan.every(file => filesOf(page).includes(file)))
      })

  for (const layout of ['sheet', 'inline'])
    it(`contain that of the layout ${layout}, if the visitor must be asked and the tag names it`, async () => {
      const [file = ''] = visitPlan({ isDecided: false, parts: ['layouts'] }).filter(name => name.includes('layouts'))
      const undecided = await visit(() => {}, tag(`data-layout="${layout}"`))
      // In the markup, beside the others: as early as they are.
      await undecided.until('it is requested', () => filesOf(undecided).includes(file))
      const startOf = (name: string): number =>
        undecided.window.performance.getEntriesByType('resource').find(entry => entry.name.includes(name))!.startTime
      expect(startOf(file)).to.be.at.most(startOf('consent-elements-core.js') + 50)
      await undecided.find('[part=banner]')
      closePages()
      const decided = await visit(() => decide(allConsents(), known), tag(`data-layout="${layout}"`))
      expect(filesOf(decided)).not.to.include(file)
    })

  it('never contain both the kernel and the core before the visitor does something', async () => {
    for (const [prepare] of Object.values(decisions))
      for (const [options] of Object.values(sites)) {
        localStorage.clear()
        const page = await visit(prepare, tag(options))
        const names = filesOf(page).join()
        expect(names.includes('-kernel') && names.includes('-core'), names).to.equal(false)
        closePages()
      }
  })

  it('do not contain the core where the decision is in the cookie that the site uses', async () => {
    const withCookie = tag('data-cookie')
    const first = await visit(() => {}, withCookie)
    ;(await first.manager()).acceptAll()
    // It is written in a later task than the record.
    await first.until('the cookie is there', () => document.cookie.includes(`${consentCookieName}=`))
    closePages()
    const page = await visit(() => {}, withCookie)
    expect(filesOf(page).filter(file => !others.test(file))).to.deep.equal(visitPlan({ isDecided: true }))
  })

  it('contain the whole guard only where something may have to be blocked', async () => {
    refuse()
    const refused = await openPage({ head: tag('') })
    await refused.until('it blocks', () => blocksElements(refused))
    expect(filesOf(refused)).to.include('guard-whole.js')
    closePages()
    decide()
    const granted = await visit(() => {}, tag(''))
    expect(filesOf(granted)).not.to.include('guard-whole.js')
  })
})
