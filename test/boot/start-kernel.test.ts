import { expect } from '@open-wc/testing'
import { startBlocking } from '../../src/blocking/start-blocking'
import type { ConsentManager } from '../../src/boot/consent-manager'
import { createManager } from '../../src/boot/create-manager'
import { provideEarlyManager } from '../../src/boot/early-manager'
import { kernelDecision } from '../../src/boot/kernel-decision'
import type { ManagerFile } from '../../src/boot/kernel-page'
import { startKernel } from '../../src/boot/start-kernel'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import type { ConsentOptions } from '../../src/options/options'
import { stopClock } from '../support/fake-clock'
import { fakeServer } from '../support/fake-server'
import { decide } from '../support/stored-decisions'
import { waitUntil } from '../support/wait-until'

const key = 'privacy-consent-storage'
const stored = () => JSON.parse(localStorage.getItem(key)!)
const nextTask = (): Promise<unknown> => new Promise(resolve => setTimeout(resolve))
const takeOver = (): Promise<ManagerFile> => {
  createManager(undefined, startBlocking)
  return Promise.resolve({ blockingReady: null })
}

/** Starts the kernel on a page with one tag. The manager's file arrives when a test lets it. */
class KernelPage {
  loads = 0
  arrive: () => void = () => {}
  fail: () => void = () => {}
  readonly tag = document.createElement('consent-banner')
  readonly start: (options?: ConsentOptions) => ConsentManager

  constructor(attributes: Record<string, string> = {}, properties: object = {}) {
    for (const [name, value] of Object.entries({ mode: 'offline', categories: 'all', ...attributes }))
      this.tag.setAttribute(name, value)
    Object.assign(this.tag, properties)
    document.body.append(this.tag)
    this.start = startKernel(kernelDecision()!, () => {
      this.loads++
      return new Promise<ManagerFile>((resolve, reject) => {
        this.arrive = () => resolve(takeOver())
        this.fail = () => reject(new TypeError('Failed to fetch'))
      })
    })
  }
}

describe('the kernel of a visitor who has granted everything', () => {
  const told: [string, unknown][] = []
  const note = (event: Event): void => void told.push([event.type, (event as CustomEvent).detail])
  const events = ['consent-ready', 'consent-change', 'consent-error', 'consent-banner-show', 'privacy-settings-open']
  const names = (): string[] => told.map(([name]) => name)
  const { error, warn } = console
  const pages: KernelPage[] = []
  const open = (...given: ConstructorParameters<typeof KernelPage>): KernelPage => {
    const page = new KernelPage(...given)
    pages.push(page)
    return page
  }
  const said: unknown[] = []

  beforeEach(() => {
    decide()
    told.length = said.length = 0
    console.error = console.warn = (...words: unknown[]) => void said.push(words)
    for (const name of events) document.addEventListener(name, note)
  })
  afterEach(async () => {
    // A kernel that loads the manager ends with it.
    pages.splice(0).forEach(page => page.arrive())
    await nextTask()
    window.consentManager?.stop()
    document
      .querySelectorAll('consent-banner, privacy-settings-dialog, [data-consent], [data-consent-open]')
      .forEach(element => element.remove())
    for (const name of events) document.removeEventListener(name, note)
    Object.assign(console, { error, warn })
    localStorage.clear()
  })

  it('tells the page of the decision in a later task, calls back, and loads nothing', async () => {
    const ready: unknown[] = []
    const page = open({}, { callbacks: { onReady: () => ready.push('ready') } })
    expect(names()).to.deep.equal([])
    await nextTask()
    expect(told).to.deep.equal([
      [
        'consent-ready',
        { consents: allConsents(), effectiveConsents: allConsents(), consentInfo: stored().consentInfo },
      ],
    ])
    expect(ready).to.deep.equal(['ready'])
    const { consentManager } = window
    expect(consentManager!.hasConsentFor('marketing')).to.equal(true)
    expect(consentManager!.state).to.deep.include({ showPopup: false, isPrivacyDialogOpen: false })
    expect(consentManager!.services).to.deep.equal([])
    expect(page.loads).to.equal(0)
    expect(said).to.deep.equal([])
  })

  it('stores a refusal at once, holds requests, and hands both to the manager', async () => {
    const { requests, restore } = fakeServer(() => ({ text: 'sent' }))
    try {
      const page = open()
      await nextTask()
      window.consentManager!.rejectAll()
      expect(stored().consents).to.deep.equal(onlyNecessary())
      expect(window.consentManager!.hasConsentFor('marketing')).to.equal(false)
      const answers: string[] = []
      const ask = (url: string): void =>
        void fetch(url).then(
          async response => answers.push(`${url} ${await response.text()}`),
          ({ name }: Error) => answers.push(`${url} ${name}`),
        )
      ask('https://www.google-analytics.com/collect')
      ask('https://api.example.net/cart')
      ask('/own')
      await waitUntil(() => answers.length === 1)
      expect(answers).to.deep.equal(['/own sent'])
      expect(page.loads).to.equal(1)
      expect(names()).to.deep.equal(['consent-ready'])
      page.arrive()
      await waitUntil(() => answers.length === 3, 'all requests are answered')
      expect(answers.toSorted()).to.deep.equal([
        '/own sent',
        'https://api.example.net/cart sent',
        'https://www.google-analytics.com/collect TypeError',
      ])
      expect(requests.map(({ url }) => url)).to.have.members(['/own', 'https://api.example.net/cart'])
      await waitUntil(() => names().includes('consent-change'))
      expect((told.at(-1)![1] as { changed: string[] }).changed).to.have.members([
        'functionality',
        'measurement',
        'experience',
        'marketing',
      ])
    } finally {
      window.consentManager?.stop()
      restore()
    }
  })

  it('queues a decision for the server before the manager has loaded', async () => {
    open({ mode: 'c15t', 'backend-url': '/nowhere' })
    await nextTask()
    window.consentManager!.rejectAll()
    const pending = JSON.parse(localStorage.getItem('privacy-consent-pending')!) as unknown
    expect(JSON.stringify(pending)).to.include(stored().id as string)
  })

  it('has the manager repeat every call in order, and its interface stays the same object', async () => {
    const page = open()
    await nextTask()
    const manager = window.consentManager!
    manager.setConsent('marketing', false)
    manager.setConsent('experience', false)
    manager.save()
    expect(manager.state.selection).to.deep.include({ marketing: false, experience: false, measurement: true })
    expect(stored().consents).to.deep.include({ marketing: false, experience: false, measurement: true })
    manager.openSettings()
    expect(manager.state.isPrivacyDialogOpen).to.equal(true)
    await waitUntil(() => page.loads > 0)
    expect(page.loads).to.equal(1)
    page.arrive()
    await waitUntil(() => names().includes('privacy-settings-open'), 'the manager opens the settings')
    expect(window.consentManager).to.equal(manager)
    expect(manager.state.consents).to.deep.include({ marketing: false, experience: false, measurement: true })
    expect(names().filter(name => name === 'consent-ready')).to.have.length(1)
    expect(names().filter(name => name === 'consent-change')).to.have.length(1)
  })

  it('reports a manager that cannot be loaded, keeps the decision, and tries again at the next call', async () => {
    const page = open()
    await nextTask()
    window.consentManager!.rejectAll()
    await waitUntil(() => page.loads === 1)
    page.fail()
    await waitUntil(() => names().includes('consent-error'))
    expect(told.map(([, detail]) => detail)).to.deep.include({
      code: 'NETWORK_ERROR',
      message: 'The consent manager could not be loaded',
    })
    expect(window.consentManager!.hasConsentFor('marketing')).to.equal(false)
    window.consentManager!.openSettings()
    await waitUntil(() => page.loads === 2, 'it is loaded again')
    page.arrive()
    await waitUntil(() => names().includes('privacy-settings-open'))
    expect(stored().consents).to.deep.equal(onlyNecessary())
  })

  it('rejects calls to the server if the manager cannot be loaded', async () => {
    const page = open()
    await nextTask()
    const failed = window.consentManager!.receipts().catch(({ message }: Error) => message)
    await waitUntil(() => page.loads === 1)
    page.fail()
    expect(await failed).to.equal('The consent manager could not be loaded')
  })

  it('does nothing more once it has been stopped, before or while the manager is loaded', async () => {
    const opener = document.createElement('button')
    opener.setAttribute('data-consent-open', '')
    document.body.append(opener)
    const page = open()
    await nextTask()
    const kept = window.consentManager!
    kept.stop()
    expect('consentManager' in window).to.equal(false)
    opener.click()
    page.tag.setAttribute('language', 'de')
    dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
    const gated = document.createElement('script')
    Object.assign(gated, { type: 'text/plain', textContent: 'window.hasRunGated = true' })
    gated.setAttribute('data-consent', 'marketing')
    document.body.append(gated)
    await nextTask()
    expect([page.loads, 'hasRunGated' in window]).to.deep.equal([0, false])
    gated.remove()

    page.tag.remove()
    const second = open()
    await nextTask()
    window.consentManager!.openSettings()
    await waitUntil(() => second.loads === 1)
    window.consentManager!.stop()
    second.arrive()
    await waitUntil(() => !('consentManager' in window), 'the manager ends as soon as it has started')
  })

  it('opens the settings for a press on an element of the page', async () => {
    const opener = document.createElement('button')
    opener.setAttribute('data-consent-open', '')
    document.body.append(opener)
    const page = open()
    await nextTask()
    opener.click()
    expect(window.consentManager!.state.isPrivacyDialogOpen).to.equal(true)
    await waitUntil(() => page.loads === 1)
    window.consentManager!.closeSettings()
    expect(window.consentManager!.state.isPrivacyDialogOpen).to.equal(false)
    page.arrive()
  })

  it('runs gated markup, which the decision grants', async () => {
    const script = document.createElement('script')
    script.type = 'text/plain'
    script.setAttribute('data-consent', 'marketing')
    script.textContent = 'window.hasRunGated = true'
    document.body.append(script)
    const page = open()
    await waitUntil(() => Reflect.get(window, 'hasRunGated') === true, 'the gated script runs')
    expect(page.loads).to.equal(0)
    Reflect.deleteProperty(window, 'hasRunGated')
  })

  for (const [what, change] of Object.entries<(page: KernelPage) => void>({
    'an attribute of the tag': ({ tag }) => tag.setAttribute('language', 'de'),
    'a property of the tag': ({ tag }) => Reflect.set(tag, 'policyUrl', '/privacy'),
    'an element that needs a store': () => {
      const button = document.createElement('privacy-settings-button')
      button.setAttribute('data-consent-open', '') // which the end of the test removes
      document.body.append(button)
    },
  }))
    it(`loads the manager, once, for ${what}`, async () => {
      const page = open()
      await nextTask()
      change(page)
      await waitUntil(() => page.loads === 1, 'the manager is loaded')
      change(page)
      page.arrive()
      await waitUntil(() => window.consentManager?.state.gdprTypes !== undefined)
      await nextTask()
      expect(page.loads).to.equal(1)
    })

  it('ignores attributes and properties that are no options', async () => {
    const page = open()
    await nextTask()
    page.tag.setAttribute('class', 'wide')
    Reflect.set(page.tag, 'note', 'of the page')
    expect(Reflect.get(page.tag, 'note')).to.equal('of the page')
    await nextTask()
    expect(page.loads).to.equal(0)
  })

  it('holds requests by what another tab has refused, and the manager tells the page', async () => {
    const page = open()
    await nextTask()
    await nextTask() // the listener is added late
    decide(onlyNecessary(), { consentInfo: { time: Date.now(), type: 'necessary' } })
    dispatchEvent(new StorageEvent('storage', { key: 'cart', storageArea: localStorage }))
    dispatchEvent(new StorageEvent('storage', { key, storageArea: sessionStorage }))
    await nextTask()
    expect(page.loads).to.equal(0)
    dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
    await waitUntil(() => page.loads === 1, 'the manager is loaded')
    page.arrive()
    await waitUntil(() => names().includes('consent-change'), 'the page is told')
    expect(window.consentManager!.hasConsentFor('marketing')).to.equal(false)
  })

  it('asks again when the decision expires while the page is open', async () => {
    const clock = stopClock()
    try {
      decide(allConsents(), { expires: Date.now() + 60_000 })
      const page = open()
      await clock.pass(59_000)
      expect(page.loads).to.equal(0)
      await clock.pass(1_001)
      expect(page.loads).to.equal(1)
      page.arrive()
      await clock.pass(100)
      expect(window.consentManager!.hasConsentFor('marketing')).to.equal(false)
      expect(window.consentManager!.state.consentInfo).to.equal(null)
    } finally {
      clock.restore()
    }
  })

  it('leaves a page with mistaken options to the manager, which reports them', async () => {
    const page = open({ 'color-scheme': 'pink' })
    await waitUntil(() => page.loads === 1)
    expect(names()).to.deep.equal([])
    document.body.append(page.tag)
    page.arrive()
    await nextTask()
  })

  it('answers page code that has kept the early manager of the guard', async () => {
    provideEarlyManager()
    const early = window.consentManager!
    early.setConsent('marketing', false)
    expect(early.hasConsentFor('marketing')).to.equal(false)
    const page = open()
    await waitUntil(() => page.loads === 1, 'the early call loads the manager')
    expect(early.hasConsentFor('marketing')).to.equal(true)
    expect(window.consentManager!.state.selection.marketing).to.equal(false)
  })

  it('starts the manager with the options of page code, and serves them without it if the decision stands', async () => {
    const page = open()
    const manager = page.start({ mode: 'offline', categories: 'all' } as ConsentOptions)
    expect(window.consentManager).to.equal(manager)
    expect(names()).to.deep.equal(['consent-ready'])
    expect(page.loads).to.equal(0)
    expect(page.start({ mode: 'offline' } as ConsentOptions)).to.equal(manager)
    await nextTask()
    expect(names()).to.deep.equal(['consent-ready'])
  })

  it('loads the manager at once for options of page code for which the decision does not stand', async () => {
    decide(allConsents(), { policyVersion: '1', question: 'of version 1' })
    const page = open()
    const manager = page.start({ mode: 'offline', categories: 'all', policyVersion: '2' } as ConsentOptions)
    expect(manager.hasConsentFor('marketing')).to.equal(false)
    expect(names()).to.deep.equal([])
    await waitUntil(() => page.loads === 1)
    page.arrive()
    await waitUntil(() => names().includes('consent-ready'))
    expect(window.consentManager).to.equal(manager)
    await waitUntil(() => manager.state.showPopup, 'the visitor is asked')
  })
})
