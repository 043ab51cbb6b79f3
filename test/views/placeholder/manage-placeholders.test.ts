import 'axe-core/axe.min.js'
import type * as Axe from 'axe-core'
import { expect, nextFrame } from '@open-wc/testing'
import { everyChannel } from '../../../src/blocking/every-channel'
import { startGatedMarkup } from '../../../src/blocking/markup/gated-markup'
import { requestLog } from '../../../src/blocking/page/request-log'
import { startBlocking } from '../../../src/blocking/start-blocking'
import type { CategoryName } from '../../../src/consent/categories'
import { saveAtom } from '../../../src/store/actions'
import { createConsentStore, type ConsentStore } from '../../../src/store/create-consent-store'
import { isPrivacyDialogOpenAtom } from '../../../src/store/dialog-atoms'
import { hostLanguageAtom, translationConfigAtom } from '../../../src/store/language-atoms'
import { effectiveConsentsAtom, recordAtom } from '../../../src/store/record-atoms'
import { servicesAtom, serviceStatesAtom } from '../../../src/store/service-atoms'
import { signalsAtom } from '../../../src/store/settings-atoms'
import { ar } from '../../../src/translations/languages/ar'
import { managePlaceholders } from '../../../src/views/placeholder/manage-placeholders'
import { glyphFor } from '../../../src/views/placeholder/glyph-for'
import { atRest, tasksHaveRun } from '../../support/at-rest'
import { acmeService } from '../../support/acme-service'
import { allLanguages, polyglot } from '../all-languages'
import { meetsLinesOfPage } from '../meets-lines-of-page'
import { eventually } from '../../support/eventually'
import { consentServer, type ConsentServer } from '../../support/consent-server-client'

const { axe } = window as unknown as { axe: typeof Axe }

describe('the placeholder of a blocked frame', () => {
  let store: ConsentStore
  let page: HTMLElement
  let tracker: ConsentServer
  let film: string
  const stops: (() => void)[] = []

  const allows = (name: CategoryName): boolean => store.get(effectiveConsentsAtom)[name]
  const start = (): void => void stops.push(managePlaceholders(store))
  const gate = (): void => {
    const markup = startGatedMarkup(allows)
    stops.push(
      markup.stop,
      store.sub(effectiveConsentsAtom, () => markup.update()),
    )
  }
  /** Starts the guard, with the tracker's host in the category experience. */
  const guard = (): void => {
    const { hostname, pathname } = new URL(film)
    const trackingHosts = { [hostname + pathname]: 'experience' as const }
    stops.push(
      startBlocking({ allows, trackingHosts }, everyChannel),
      store.sub(effectiveConsentsAtom, () => document.dispatchEvent(new CustomEvent('consent-change'))),
    )
  }
  const add = (html: string): HTMLIFrameElement => {
    page.insertAdjacentHTML('beforeend', html)
    return page.querySelector<HTMLIFrameElement>('iframe:last-of-type')!
  }
  const gated = (attributes = 'width="400" height="250"'): HTMLIFrameElement =>
    add(`<iframe data-consent="experience" data-src="${film}" ${attributes}></iframe>`)
  const all = (): HTMLElement[] => [...page.querySelectorAll<HTMLElement>('consent-placeholder:not([data-done])')]
  const placeholder = (): Promise<HTMLElement> =>
    eventually(() => {
      expect(all()).to.have.length(1)
      return all()[0]!
    })
  const part = (element: Element, name: string): HTMLElement =>
    element.shadowRoot!.querySelector<HTMLElement>(`[part=${name}]`)!
  const arrived = async (): Promise<number> => (await tracker.calls('/film')).length
  const boxOf = (element: Element): number[] => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x, y, width, height].map(Math.round)
  }

  const boxBottom = (element: Element): number => element.getBoundingClientRect().bottom

  beforeEach(async () => {
    store = createConsentStore()
    tracker = await consentServer()
    film = `${tracker.url}/film`
    requestLog().length = 0
    page = document.body.appendChild(document.createElement('main'))
  })
  afterEach(() => {
    for (const stop of stops.splice(0).toReversed()) stop()
    page.remove()
  })

  it('names the host and the category, and no request is sent', async () => {
    gated()
    gate()
    start()
    const element = await placeholder()
    const host = new URL(film).hostname
    expect(part(element, 'title').textContent).to.equal(`Content from ${host}`)
    expect(part(element, 'description').textContent).to.include(host)
    expect(part(element, 'load').textContent).to.equal('Load this content once')
    expect(part(element, 'allow').textContent).to.equal('Always allow “Videos and maps”')
    expect(part(element, 'placeholder').hasAttribute('aria-label'), 'its title is read once').to.equal(false)
    expect(await arrived()).to.equal(0)
  })

  it('loads this frame alone with a button behind the first, without consent, and keeps the focus on it', async () => {
    localStorage.clear() // of what a test before this file stored after its last assertion
    const [first, second] = [gated('width="400" height="250" title="One"'), gated('width="400" height="250"')]
    gate()
    start()
    await eventually(() => expect(all()).to.have.length(2))
    part(all()[0]!, 'more').click()
    const button = part(all()[0]!, 'load')
    button.focus()
    button.click()
    await eventually(async () => expect(await arrived()).to.equal(1))
    expect([first.getAttribute('src'), second.getAttribute('src')]).to.deep.equal([film, null])
    expect([all(), document.activeElement]).to.deep.equal([[second.previousElementSibling], first])
    expect([store.get(recordAtom), localStorage.length]).to.deep.equal([null, 0])
    expect(page.querySelector('[data-done]')!.shadowRoot!.querySelector('[role=status]')!.textContent).to.equal(
      'Loading content…',
    )
    expect(requestLog().at(-1)).to.include({ url: film, category: 'experience', state: 'released', once: true })
    // A decision about another category does not affect it.
    store.set(saveAtom, { measurement: true })
    await atRest()
    expect([first.getAttribute('src'), all().length]).to.deep.equal([film, 1])
  })

  it('grants the category with its first button, as a decision, and every frame of it loads', async () => {
    const [first, second] = [gated(), gated()]
    gate()
    start()
    await eventually(() => expect(all()).to.have.length(2))
    const button = part(all()[1]!, 'allow')
    button.focus()
    button.click()
    expect(store.get(recordAtom)).to.deep.include({
      consentInfo: { ...store.get(recordAtom)!.consentInfo, type: 'custom' },
    })
    expect(store.get(recordAtom)!.consents).to.include({ experience: true, marketing: false, measurement: false })
    expect([first.getAttribute('src'), second.getAttribute('src'), all()]).to.deep.equal([film, film, []])
    expect(document.activeElement).to.equal(second)
    await eventually(async () => expect(await arrived()).to.equal(2))
  })

  it('is removed when the category is granted elsewhere, and returns after a withdrawal, also if the frame was loaded once', async () => {
    const frame = gated()
    gate()
    start()
    part(await placeholder(), 'load').click()
    store.set(saveAtom, { experience: true })
    expect([frame.getAttribute('src'), all()]).to.deep.equal([film, []])
    store.set(saveAtom, { experience: false })
    await placeholder()
    expect(frame.getAttribute('src')).to.equal(null)
  })

  it('opens the settings with another button', async () => {
    gated()
    start()
    part(await placeholder(), 'settings').click()
    expect(store.get(isPrivacyDialogOpenAtom)).to.equal(true)
  })

  it('also replaces frames that the guard blocks, and loads them through the guard', async () => {
    guard()
    start()
    const frame = add(`<iframe width="400" height="250" title="A film"></iframe>`)
    await atRest()
    frame.src = film
    const element = await placeholder()
    expect(part(element, 'title').textContent).to.equal('A film')
    expect(part(element, 'allow').textContent).to.include('Videos and maps')
    expect([frame.hasAttribute('src'), await arrived()]).to.deep.equal([false, 0])
    part(element, 'load').click()
    await eventually(async () => expect(await arrived()).to.equal(1))
    // The guard handles mutations after the placeholder.
    await atRest()
    expect([frame.hasAttribute('src'), all().length]).to.deep.equal([true, 0])
    const log = requestLog().filter(({ url }) => url === film)
    expect(log.map(({ state, once }) => [state, once])).to.deep.equal([['released', true]])
    // Only this address is allowed once.
    frame.src = `${film}?another`
    await placeholder()
    expect([frame.hasAttribute('src'), await arrived()]).to.deep.equal([false, 1])
  })

  for (const [width, height] of [
    [320, 180],
    [336, 189],
  ] as const)
    it(`shows who receives data at ${width}x${height} without scrolling, above its buttons, in every language`, async () => {
      const speak = await polyglot(store)
      gate()
      start()
      add(`<iframe data-consent="experience" data-src="${film}" width="${width}" height="${height}"></iframe>`)
      const element = await placeholder()
      const sheet = part(element, 'placeholder')
      const wrong: Record<string, string> = {}
      for (const language of allLanguages) {
        speak(language)
        await tasksHaveRun()
        const [bottom, top] = [
          boxBottom(part(element, 'description')),
          part(element, 'allow').getBoundingClientRect().top,
        ]
        if (sheet.scrollHeight > sheet.clientHeight + 1 || bottom > top + 1)
          wrong[language] = `${sheet.scrollHeight} of ${sheet.clientHeight}, text to ${bottom}, buttons from ${top}`
      }
      expect(wrong).to.eql({})
    })

  const declareMaps = (): void => {
    const { host } = new URL(film)
    const maps = acmeService({
      name: 'google-maps',
      title: 'Google Maps',
      category: 'experience',
      purpose: 'Shows interactive Google maps on the page.',
      company: { name: 'Google LLC', country: 'US' },
      hosts: [host.split(':')[0]!],
      stores: [],
    })
    store.set(servicesAtom, [maps, acmeService({ name: 'other', category: 'experience', hosts: ['other.example'] })])
  }

  it('names the product and the company of a declared service, links its policy, and allows this service alone', async () => {
    declareMaps()
    gated()
    gate()
    start()
    const element = await placeholder()
    expect(part(element, 'title').textContent).to.equal('Content from Google Maps')
    expect(part(element, 'description').textContent).to.include('Google Maps (Google LLC) receives data')
    expect(part(element, 'link').getAttribute('href')).to.equal('https://acme.example/privacy')
    expect(part(element, 'link').getAttribute('aria-label')).to.equal('Privacy policy: Google Maps')
    expect(part(element, 'allow').textContent).to.equal('Always allow Google Maps')
    part(element, 'allow').click()
    const allowed = store.get(serviceStatesAtom).filter(({ allowed }) => allowed)
    expect(allowed.map(({ name }) => name)).to.eql(['google-maps'])
  })

  it('shows who receives data at 240x160 without scrolling, below a title of one line, in ten languages', async () => {
    const speak = await polyglot(store)
    declareMaps()
    gate()
    start()
    add(
      `<iframe data-consent="experience" data-src="${film}" width="240" height="160" title="How to find our shop in the old town, by car, by train and on foot"></iframe>`,
    )
    const element = await placeholder()
    // Not every machine has Arabic letters, and the boxes in their place are wider.
    const letters = '/node_modules/@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff2'
    document.fonts.add(await new FontFace('Arabic letters', `url(${letters})`).load())
    element.style.setProperty('--consent-font', `system-ui, sans-serif, 'Arabic letters'`)
    const sheet = part(element, 'placeholder')
    const wrong: Record<string, string> = {}
    for (const language of ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'sv', 'ja', 'ar']) {
      speak(language)
      await tasksHaveRun()
      const [bottom, top] = [
        boxBottom(part(element, 'description')),
        part(element, 'allow').getBoundingClientRect().top,
      ]
      if (sheet.scrollHeight > sheet.clientHeight + 1 || bottom > top + 1)
        wrong[language] = `${sheet.scrollHeight} of ${sheet.clientHeight}, text to ${bottom}, buttons from ${top}`
    }
    expect(wrong).to.eql({})
  })

  it('has a picture of the site behind its card, which changes with data-poster', async () => {
    const picture = 'data:image/svg+xml,' + encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')
    const frame = gated(`width="640" height="360" data-poster="${picture}"`)
    gate()
    start()
    const element = await placeholder()
    expect([part(element, 'poster').getAttribute('src'), part(element, 'poster').clientHeight]).to.eql([picture, 364])
    frame.removeAttribute('data-poster')
    await eventually(() => expect(part(element, 'poster')).to.equal(null))
  })

  it('has an icon for each kind of content', async () => {
    const icons = new Set<string | null>()
    for (const purpose of [
      'Plays music.',
      'Shows maps.',
      'Shows forms.',
      'Shows posts.',
      'Plays videos.',
      'Shows models.',
    ])
      icons.add(glyphFor(purpose).path)
    expect(icons.size).to.equal(6)
    expect(glyphFor('https://maps.example/maps/embed?pb=1')).to.eql(
      glyphFor('Shows interactive Google maps on the page.'),
    )
  })

  it("asks for all categories if the frame's markup and the list of hosts differ", async () => {
    guard()
    gate()
    start()
    add(`<iframe data-consent="measurement" data-src="${film}" width="400" height="250"></iframe>`)
    const element = await placeholder()
    expect(part(element, 'allow').textContent).to.equal('Always allow “Analytics, Videos and maps”')
    part(element, 'allow').click()
    await eventually(async () => expect(await arrived()).to.equal(1))
    expect(store.get(recordAtom)!.consents).to.include({ measurement: true, experience: true, marketing: false })
  })

  for (const [what, html] of Object.entries({
    attributes: '<iframe W width="420" height="236"></iframe>',
    nothing: '<iframe W></iframe>',
    'a ratio': '<iframe W style="width:100%;aspect-ratio:16/9"></iframe>',
    'a box around it':
      '<div style="position:relative;padding-top:50%"><iframe W style="position:absolute;inset:0;width:100%;height:100%;border:0"></iframe></div>',
    'a row': '<div style="display:flex;gap:9px"><p>a</p><iframe W style="flex:1;height:200px"></iframe><p>b</p></div>',
    'a grid':
      '<div style="display:grid;grid-template-columns:1fr 2fr"><iframe W style="grid-column:2;width:100%;height:220px"></iframe><p>b</p></div>',
    'a line of text': '<p>before <iframe W width="240" height="130"></iframe> after</p>',
    'a float with margins':
      '<iframe W width="300" height="160" style="float:inline-end;margin:7px 3px 11px;border:5px dotted;padding:4px"></iframe><p>text</p>',
    'its place and a transform':
      '<div style="position:relative;height:300px"><iframe W width="300" height="160" style="position:absolute;left:50%;top:50%;transform:translate(-50%,-50%)"></iframe></div>',
    'rules for frames':
      '<style>.x iframe{display:block!important;width:70%!important;height:211px!important;margin:0 auto}</style><div class="x"><iframe W></iframe></div>',
  }))
    it(`has exactly the box of a frame whose size comes from ${what}`, async () => {
      page.innerHTML = `${html.replace('W', `data-consent="experience" data-src="${film}"`)}<p id="after">after</p>`
      const [frame, after] = [page.querySelector('iframe')!, page.querySelector('#after')!]
      const before = [boxOf(frame), boxOf(after)]
      start()
      const element = await placeholder()
      expect([boxOf(element), boxOf(after)]).to.deep.equal(before)
      page.style.width = '640px'
      const narrow = [boxOf(element), boxOf(after)]
      part(element, 'load').click()
      expect([boxOf(frame), boxOf(after)]).to.deep.equal(narrow)
    })

  it("is not affected by the page's text decorations", async () => {
    gated('width="400" height="250" style="display:block"')
    start()
    const element = await placeholder()
    for (const name of ['title', 'description', 'load', 'settings'])
      expect(meetsLinesOfPage(part(element, name)), name).to.equal(false)
    expect(meetsLinesOfPage(element)).to.equal(true)
  })

  it('ignores small and hidden frames, and those that opt out', async () => {
    gated('width="1" height="1"')
    gated('width="150" height="400"')
    gated('width="400" height="80"')
    gated('width="400" height="250" hidden')
    gated('width="400" height="250" style="visibility:hidden"')
    gated('width="400" height="250" style="position:absolute;left:-9999px"')
    gated('width="400" height="250" data-placeholder="off"')
    add('<iframe width="400" height="250"></iframe>')
    add('<iframe data-consent="films" data-src="about:blank" width="400" height="250"></iframe>')
    start()
    await atRest()
    expect(all()).to.deep.equal([])
  })

  it('appears when a frame is shown, grows, or opts in', async () => {
    const [hidden, small, off] = [
      gated('width="400" height="250" hidden'),
      gated('width="9" height="9"'),
      gated('width="400" height="250" data-placeholder="off"'),
    ]
    start()
    await atRest()
    hidden.hidden = false
    await eventually(() => expect(all()).to.have.length(1))
    small.style.cssText = 'width:400px;height:250px'
    await eventually(() => expect(all()).to.have.length(2))
    off.removeAttribute('data-placeholder')
    await eventually(() => expect(all()).to.have.length(3))
  })

  it('is removed and moved with its frame, and not cloned with it', async () => {
    const frame = gated()
    start()
    const element = await placeholder()
    const other = page.appendChild(document.createElement('section'))
    other.append(frame)
    await eventually(() => expect(all().map(one => one.parentElement)).to.deep.equal([other]))
    const copy = page.appendChild(other.cloneNode(true) as HTMLElement)
    await eventually(() => {
      expect(all()).to.have.length(2)
      for (const one of all()) expect(one.shadowRoot).not.to.equal(null)
    })
    copy.remove()
    frame.remove()
    await eventually(() => expect(all()).to.deep.equal([]))
    expect(element.isConnected).to.equal(false)
    page.prepend(frame)
    await placeholder()
  })

  it('is restored if a virtual DOM library removes it', async () => {
    const frame = gated()
    start()
    ;(await placeholder()).remove()
    expect((await placeholder()).nextElementSibling).to.equal(frame)
  })

  it("has the current language and direction, and the site's own texts", async () => {
    gated()
    start()
    const element = await placeholder()
    store.set(translationConfigAtom, config => ({
      ...config,
      translations: { ar: ar as object, xx: { placeholder: { load: 'Nur {host}' } } },
    }))
    store.set(hostLanguageAtom, 'ar')
    expect(part(element, 'load').textContent).to.equal(ar.placeholder.load)
    expect(element.shadowRoot!.querySelector('[dir]')!.getAttribute('dir')).to.equal('rtl')
    store.set(hostLanguageAtom, 'xx')
    expect(part(element, 'load').textContent).to.equal(`Nur ${new URL(film).hostname}`)
  })

  it('offers no consent that a browser signal would revoke, and states why', async () => {
    store.set(signalsAtom, { doNotTrack: true, globalPrivacyControl: false })
    gated()
    start()
    const element = await placeholder()
    expect(['allow', 'load'].map(name => part(element, name).checkVisibility())).to.deep.equal([false, true])
    expect(part(element, 'more').getAttribute('aria-label')).to.equal('Privacy Settings')
    expect(element.shadowRoot!.textContent).to.include('Do Not Track')
  })

  it('can be replaced by the site, with the same actions', async () => {
    const frame = gated()
    const asked: { categories: string[]; url: string; load: () => void }[] = []
    page.addEventListener('consent-placeholder', event => {
      event.preventDefault()
      asked.push((event as CustomEvent<(typeof asked)[0]>).detail)
    })
    start()
    await eventually(() => expect(asked).to.have.length(1))
    await atRest()
    expect([all(), asked[0]!.categories, asked[0]!.url]).to.deep.equal([[], ['experience'], film])
    asked[0]!.load()
    expect(frame.getAttribute('src')).to.equal(film)
    expect(asked).to.have.length(1)
  })

  const sizes = [
    [160, 90, false],
    [160, 240, true],
    [240, 160, false],
    [320, 180, false],
    [560, 315, true],
    [728, 90, true],
    [900, 506, true],
  ] as const

  for (const [width, height, hasRoom] of sizes)
    it(`has a button that loads and remembers, one that loads once ${hasRoom ? 'beside it' : 'behind a third'}, and no axe violations at ${width}x${height}`, async () => {
      declareMaps()
      gated(`width="${width}" height="${height}" title="One film"`)
      start()
      const element = await placeholder()
      const all = element.getBoundingClientRect()
      const isInside = (name: string): boolean => {
        const { top, bottom, left, right, height } = part(element, name).getBoundingClientRect()
        const isIn = top >= all.top && bottom <= all.bottom && left >= all.left && right <= all.right
        return isIn && height >= 24
      }
      const noViolations = async (): Promise<void> => {
        const { violations } = await axe.run(page, {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
        })
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).to.deep.equal([])
      }
      const isShown = (name: string): boolean => part(element, name).checkVisibility()
      const rest = ['load', 'settings', 'link']
      expect([isInside('allow'), isInside('more'), ...rest.map(isShown)]).to.eql([true, true, hasRoom, false, false])
      expect(part(element, 'description').getBoundingClientRect().height, 'who receives data').to.be.at.least(12)
      await noViolations()
      const more = part(element, 'more')
      expect([more.getAttribute('aria-expanded'), more.getAttribute('aria-label')]).to.eql([
        'false',
        hasRoom ? 'Privacy Settings' : 'Load this content once, Privacy Settings',
      ])
      more.click()
      expect([more.getAttribute('aria-expanded'), ...rest.map(isShown)]).to.eql(['true', true, true, true])
      for (const name of rest) {
        part(element, name).scrollIntoView({ block: 'nearest' })
        expect(isInside(name), name).to.equal(true)
      }
      await noViolations()
      more.click()
      expect(rest.map(isShown)).to.eql([hasRoom, false, false])
    })

  it('keeps its button, its words and the button for more in view at 160x90 with text of double size', async () => {
    declareMaps()
    gated('width="160" height="90" title="One film"')
    start()
    const element = await placeholder()
    element.style.setProperty('--consent-rem', '32px')
    await nextFrame()
    await nextFrame()
    const all = element.getBoundingClientRect()
    const name = part(element, 'allow')
    for (const one of [name, name.querySelector('span')!, part(element, 'more')]) {
      const { top, bottom, left, right } = one.getBoundingClientRect()
      expect([top >= all.top, bottom <= all.bottom, left >= all.left, right <= all.right]).to.not.include(false)
    }
    expect(name.getBoundingClientRect().top - all.top, 'room for a line of text').to.be.at.least(16)
  })

  it("has padding in place of the browser's inset border, and the page's own border", async () => {
    gated('width="400" height="250"')
    gated('width="400" height="250" style="border:3px dotted rgb(1, 2, 3)"')
    start()
    await eventually(() => expect(all()).to.have.length(2))
    const borders = all().map(element => {
      const { borderTopWidth, borderTopStyle } = getComputedStyle(element)
      return [borderTopWidth, borderTopStyle]
    })
    expect(borders).to.eql([
      ['0px', 'none'],
      ['3px', 'dotted'],
    ])
    const sheet = part(all()[0]!, 'placeholder').getBoundingClientRect()
    expect([sheet.width, sheet.height]).to.eql([404, 254])
  })

  it('shows who receives data, and its button, in a narrow box with text twice as large', async () => {
    document.documentElement.style.fontSize = '200%'
    stops.push(() => document.documentElement.removeAttribute('style'))
    gated('title="A film" width="200" height="400"')
    gate()
    start()
    const element = await placeholder()
    const [title, text, allow, more, box] = [
      ...['title', 'description', 'allow', 'more'].map(name => part(element, name)),
      element,
    ].map(node => node.getBoundingClientRect())
    expect(title!.top).to.be.at.least(box!.top)
    expect(text!.top).to.be.at.most(allow!.top - 12)
    expect([allow!, more!].every(({ bottom, right }) => bottom <= box!.bottom && right <= box!.right)).to.equal(true)
  })

  it('is removed when the feature stops', async () => {
    const frame = gated()
    start()
    await placeholder()
    stops.splice(0).forEach(stop => stop())
    expect([all(), getComputedStyle(frame).display]).to.deep.equal([[], 'inline'])
  })

  it('does not come back if the feature stops while a request is being blocked', async () => {
    gated()
    start()
    await placeholder()
    document.dispatchEvent(new CustomEvent('ConsentBlockedRequest', { detail: { channel: 'iframe' } }))
    stops.splice(0).forEach(stop => stop())
    await Promise.resolve()
    expect(all()).to.deep.equal([])
  })
})
