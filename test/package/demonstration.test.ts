import { expect } from '@open-wc/testing'
import { waitUntil } from '../support/wait-until'

describe('examples/demonstration.html, which the documentation begins with', () => {
  let frame: HTMLIFrameElement
  /** The addresses of other hosts that the browser was about to request, as the page's policy reports them. */
  let left: Set<string>
  const states = (): string[] => {
    const lanes = frame.contentDocument?.querySelectorAll<HTMLElement>('#lanes li') ?? []
    return Array.from(lanes, lane => lane.dataset.state!)
  }
  const allAre = (state: string): Promise<void> =>
    waitUntil(() => states().join() === ['own', ...Array.from({ length: 6 }, () => state)].join(), `all are ${state}`)
  const press = (action: string): void =>
    frame
      .contentDocument!.querySelector('consent-banner')!
      .shadowRoot!.querySelector<HTMLElement>(`[data-action=${action}]`)!
      .click()

  beforeEach(async () => {
    localStorage.clear()
    left = new Set()
    frame = document.createElement('iframe')
    frame.style.cssText = 'width:686px;height:760px;border:0'
    frame.src = '/examples/demonstration.html'
    document.body.append(frame)
    await waitUntil(() => states().length > 0, 'the lanes are there')
    frame.contentDocument!.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
      // A refused XMLHttpRequest fails by an address of data.
      if (blockedURI.startsWith('http')) left.add(blockedURI)
    })
    await allAre('held')
    await waitUntil(() => frame.contentDocument!.querySelector('consent-banner')?.shadowRoot?.firstChild, 'a banner')
  })
  afterEach(() => {
    frame.remove()
    localStorage.clear()
  })

  it('holds the six calls to trackers before a choice: the browser is about to request none', () => {
    expect([...left]).to.eql([])
    expect(frame.contentDocument!.querySelector('#sum')!.textContent).to.equal('6 requests to trackers: 6 held.')
  })

  it('shows that Reject All never sends them', async () => {
    press('reject')
    await allAre('refused')
    expect([...left]).to.eql([])
  })

  it('shows that Accept All releases them, and ends them in the browser', async () => {
    press('accept')
    await allAre('left')
    expect(left.size).to.equal(6)
    expect(frame.contentDocument!.querySelector('#sum')!.textContent).to.equal('6 requests to trackers: 6 released.')
  })

  it('is as high as its lanes, and has room for banner and settings while they show', async () => {
    const height = () => frame.contentDocument!.body.offsetHeight
    const roomy = height()
    press('accept')
    await waitUntil(() => height() < roomy - 200, 'the room of the banner is gone')
    frame.contentDocument!.querySelector<HTMLElement>('[data-consent-open]')!.click()
    await waitUntil(() => height() === roomy, 'the settings have room')
    const page = frame.contentWindow as unknown as { consentManager: { closeSettings: () => void } }
    page.consentManager.closeSettings()
    await waitUntil(() => height() < roomy - 200, 'the room of the settings is gone')
  })

  it('sends the calls again', async () => {
    press('accept')
    await allAre('left')
    frame.contentDocument!.querySelector<HTMLElement>('#again')!.click()
    await waitUntil(() => states()[1] === 'sent', 'the lanes start again')
    await allAre('left')
  })
})
