import { expect } from '@open-wc/testing'
import { acmeService } from '../support/acme-service'
import { closePages, openPage, type Page } from '../support/open-page'

beforeEach(() => {
  localStorage.clear()
  for (const name of ['_ga', '_clck', 'acme_id', 'YSC']) document.cookie = `${name}=; Max-Age=0; Path=/`
})
afterEach(closePages)

const acme = acmeService({ category: 'functionality' })

const site = (options: object, parts: { head?: string; body?: string } = {}): Promise<Page> =>
  openPage({
    head: `<script data-file="/dist/guard.js"></script>${parts.head ?? ''}<script type="module" src="/dist/consent-elements.js"></script>`,
    body: `<consent-banner mode="offline" categories="all"><script type="application/json">${JSON.stringify(options)}</script></consent-banner>${parts.body ?? ''}`,
  })
const ready = async (page: Page) => {
  const manager = await page.manager()
  await page.until('the services are there', () => manager.services.length > 0)
  return manager
}
const commands = (page: Page): string[] =>
  ((page.window.dataLayer ?? []) as ArrayLike<unknown>[]).map(entry =>
    Object.values(entry)
      .filter(word => typeof word === 'string')
      .join(' '),
  )
const scripts = (page: Page): number => page.document.querySelectorAll('script[src*="gtag/js?id=G-ABC123DEF4"]').length
const blocked = (page: Page): string[] =>
  page.events
    .filter(({ type }) => type === 'ConsentBlockedRequest')
    .map(({ detail }) => (detail as { url: string }).url)
const errors = (page: Page): string[] =>
  page.events
    .filter(({ type }) => type === 'consent-error')
    .map(({ detail }) => (detail as { message: string }).message)
const fetchedServices = (page: Page): string[] =>
  page.window.performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(name => /\/services\/|consent-elements-service/.test(name))

describe('declared services', () => {
  it('start when their category is granted: once, the consent call first, and again on the next page', async () => {
    const page = await site({ services: 'google-analytics=G-ABC123DEF4 youtube' })
    const manager = await ready(page)
    expect(scripts(page)).to.equal(0)
    manager.acceptAll()
    const order = ['consent default', 'consent update', 'js', 'config G-ABC123DEF4']
    expect(commands(page)).to.deep.equal(order)
    expect(scripts(page)).to.equal(1)
    manager.rejectAll()
    manager.acceptAll()
    expect(scripts(page)).to.equal(1)
    await page.reload()
    await page.until('the script is requested', () => scripts(page) === 1)
    expect(commands(page)).to.deep.equal(order)
  })

  it('start when another tab grants their category', async () => {
    const options = { services: 'google-analytics=G-ABC123DEF4' }
    const [page, other] = [await site(options), await site(options)]
    await ready(page)
    const manager = await ready(other)
    manager.acceptAll()
    await page.until('the script is requested', () => scripts(page) === 1)
    expect(commands(page)[0]).to.equal('consent default')
  })

  it('that are unknown, or have an invalid id, are reported with what to write', async () => {
    const page = await site({ services: 'youtub google-analytics=UA-1 youtube=1 meta-pixel meta-pixel' })
    await page.until('four errors', () => errors(page).length >= 4)
    const messages = errors(page).join('\n')
    expect(messages).to.match(/"youtub".*did you mean youtube/)
    expect(messages).to.match(/the id "UA-1" for "google-analytics"; allowed is one such as "G-/)
    expect(messages).to.match(/"youtube", which cannot be loaded by an id; write "youtube"/)
    expect(messages).to.match(/names "meta-pixel" twice/)
    const manager = await ready(page)
    expect(manager.services.map(({ name }) => name)).to.deep.equal(['google-analytics', 'youtube', 'meta-pixel'])
  })

  it('with the same host are reported', async () => {
    const page = await site({ services: [acme, { ...acme, name: 'acme-two' }] })
    await page.until('an error', () => errors(page).length > 0)
    expect(errors(page)[0]).to.contain('"acme-chat" and "acme-two" both have the host chat.acme.example')
  })

  it('load nothing if there are none, and one file each otherwise', async () => {
    const without = await site({})
    await without.manager()
    expect(fetchedServices(without)).to.deep.equal([])
    const page = await site({ services: 'youtube vimeo' })
    await ready(page)
    expect(
      fetchedServices(page)
        .map(name => /([\w-]+)-[\d.]+\.js|-(services)\.js/.exec(name)?.slice(1).find(Boolean))
        .toSorted(),
    ).to.deep.equal(['services', 'vimeo', 'youtube'])
  })

  it('of the site itself are blocked from the start', async () => {
    const page = await site({ services: [acme] })
    const manager = await page.manager()
    await page.window.fetch('https://chat.acme.example/a').catch(() => undefined)
    expect(blocked(page)).to.deep.equal(['https://chat.acme.example/a'])
    await ready(page)
    manager.acceptAll()
    expect(manager.isAllowed('acme-chat')).to.equal(true)
    await page.window.fetch('https://chat.acme.example/b').catch(() => undefined)
    expect(blocked(page)).to.have.length(1)
  })
})

describe('a refused service', () => {
  const ask = (page: Page, host: string): void => {
    const { window, document } = page
    const url = (channel: string): string => `https://${host}/${channel}`
    void window.fetch(url('fetch')).catch(() => undefined)
    const xhr = new window.XMLHttpRequest()
    xhr.open('GET', url('xhr'))
    xhr.send()
    window.navigator.sendBeacon(url('beacon'))
    new window.Image().src = url('image')
    document.head.append(Object.assign(document.createElement('script'), { src: url('script') }))
    document.body.append(Object.assign(document.createElement('iframe'), { src: url('iframe') }))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url('stylesheet') }))
    try {
      Object.assign(window, { socket: new window.WebSocket(`wss://${host}/socket`) })
    } catch {
      // Some browsers return a result synchronously.
    }
  }

  it('is blocked on every channel, also on the next page, while others of its category are not', async () => {
    const early = `<script>fetch('https://www.youtube.com/early').catch(()=>{});fetch('https://player.vimeo.com/early').catch(()=>{})</script>`
    const page = await site({ services: 'youtube vimeo', serviceChoices: true }, { head: early })
    const manager = await ready(page)
    manager.save({ experience: true }, { youtube: false })
    expect([manager.isAllowed('youtube'), manager.isAllowed('vimeo')]).to.deep.equal([false, true])
    const before = blocked(page).length
    ask(page, 'www.youtube.com')
    ask(page, 'player.vimeo.com')
    const now = blocked(page).slice(before)
    expect(now.filter(url => url.includes('youtube'))).to.have.length(8)
    expect(now.filter(url => url.includes('vimeo'))).to.deep.equal([])

    await page.reload()
    expect(blocked(page), 'the guard alone').to.deep.equal(['https://www.youtube.com/early'])
    const again = await ready(page)
    expect([again.isAllowed('youtube'), again.isAllowed('vimeo')]).to.deep.equal([false, true])
    again.acceptAll()
    expect(again.isAllowed('youtube')).to.equal(true)
  })

  it('is blocked in workers, too', async () => {
    const page = await site({ services: 'youtube vimeo' })
    const manager = await ready(page)
    manager.save({ experience: true }, { youtube: false })
    const ask = `fetch('https://www.youtube.com/worker', { mode: 'no-cors' }).catch(({ message }) => postMessage(message))`
    const url = page.window.URL.createObjectURL(new page.window.Blob([ask], { type: 'text/javascript' }))
    const worker = new page.window.Worker(url)
    const message = await new Promise(resolve => worker.addEventListener('message', ({ data }) => resolve(data)))
    expect(message).to.contain('blocked due to missing consent')
    worker.terminate()
  })

  it('loses its stored data, except for data of other services and of third parties', async () => {
    const page = await site({ services: 'google-analytics microsoft-clarity youtube', serviceChoices: true })
    const manager = await ready(page)
    manager.acceptAll()
    for (const name of ['_ga', '_clck', 'YSC']) page.document.cookie = `${name}=1; Path=/`
    manager.save({}, { 'google-analytics': false, youtube: false })
    expect(page.document.cookie).to.contain('_clck=1').and.to.contain('YSC=1').and.not.to.match(/_ga=/)
  })

  it('is reported by the event and by the handle', async () => {
    const page = await site({ services: 'youtube vimeo' })
    const manager = await ready(page)
    manager.save({ experience: true }, { youtube: false })
    const { detail } = page.events.findLast(({ type }) => type === 'consent-change')!
    expect((detail as { services: object }).services).to.deep.equal({ youtube: false, vimeo: true })
    expect(manager.services[0]).to.deep.equal({
      name: 'youtube',
      title: 'YouTube',
      category: 'experience',
      allowed: false,
    })
  })

  it('keeps gated markup from loading', async () => {
    const gated = (name: string): string =>
      `<script type="text/plain" data-service="${name}">window.ran = [...(window.ran ?? []), '${name}']</script>`
    const page = await site(
      { services: 'youtube vimeo' },
      { body: gated('youtube') + gated('vimeo') + gated('nobody') },
    )
    const manager = await ready(page)
    expect(page.window.ran).to.equal(undefined)
    manager.save({ experience: true }, { youtube: false })
    await page.until('one script has run', () => page.window.ran)
    expect(page.window.ran).to.deep.equal(['vimeo'])
    manager.acceptAll()
    await page.until('the other has run', () => (page.window.ran as string[]).length === 2)
    expect(page.window.ran).to.deep.equal(['vimeo', 'youtube'])
  })

  it('can be allowed alone by the placeholder of its frame', async () => {
    const frame = '<iframe src="https://www.youtube.com/embed/1" title="A film" width="400" height="300"></iframe>'
    const page = await site({ services: 'youtube vimeo', serviceChoices: true }, { body: frame })
    const manager = await ready(page)
    const allow = await page.find('consent-placeholder [data-action=allow], [part=allow]')
    await page.until('the button names the service', () => allow.textContent === 'Always allow YouTube')
    allow.click()
    expect(manager.services.map(({ allowed }) => allowed)).to.deep.equal([true, false])
    expect(manager.hasConsentFor('experience')).to.equal(true)
  })
})

describe('a list of services that changes', () => {
  it('marks new services, and shows the banner again if the site configures that', async () => {
    const first = await site({ services: 'youtube' })
    ;(await ready(first)).acceptAll()
    first.close()
    const marked = await site({ services: 'youtube vimeo' })
    const manager = await ready(marked)
    expect(manager.state.showPopup).to.equal(false)
    expect(manager.isAllowed('vimeo')).to.equal(true)
    marked.close()
    const asked = await site({ services: 'youtube vimeo', reask: 'service' })
    const asking = await ready(asked)
    await asked.until('the banner asks', () => asking.state.showPopup)
    expect([asking.isAllowed('youtube'), asking.isAllowed('vimeo')]).to.deep.equal([true, false])
    asking.acceptAll()
    expect(asking.isAllowed('vimeo')).to.equal(true)
  })

  it('deletes the stored data of a removed service', async () => {
    const first = await site({ services: 'google-analytics microsoft-clarity' })
    ;(await ready(first)).acceptAll()
    for (const name of ['_ga', '_clck']) first.document.cookie = `${name}=1; Path=/`
    first.close()
    const page = await site({ services: 'microsoft-clarity' })
    await ready(page)
    await page.until('the cookie is gone', () => !page.document.cookie.includes('_ga='))
    expect(page.document.cookie).to.contain('_clck=1')
  })
})

describe('the declaration', () => {
  it('lists categories, services, companies and their stored items', async () => {
    const page = await site(
      { services: ['google-analytics', acme], customCategories: [] },
      { body: '<consent-declaration updated="2026-04-30"></consent-declaration>' },
    )
    await page.find('[part=service-title]')
    const declaration = page.document.querySelector('consent-declaration')!.shadowRoot!
    // The site's own stored data has such a title at once, the services only once they are loaded.
    await page.until('the services are listed', () => declaration.textContent!.includes('Google LLC'))
    const text = declaration.textContent!
    for (const words of [
      'Analytics',
      'Google LLC, United States',
      '_ga',
      '2 years',
      'Acme Chat',
      'Last updated: April 30, 2026',
    ])
      expect(text).to.contain(words)
  })
})
