import { expect } from '@open-wc/testing'
import type { HeldFrame } from '../../../src/blocking/hold/held-frame'
import { pageBlocker } from '../../../src/blocking/rules/page-blocker'
import { createConsentStore, type ConsentStore } from '../../../src/store/create-consent-store'
import { servicesAtom } from '../../../src/store/service-atoms'
import { settingsAtom, signalsAtom } from '../../../src/store/settings-atoms'
import { glyphFor } from '../../../src/views/placeholder/glyph-for'
import { placeholderFor, type Placeholder } from '../../../src/views/placeholder/placeholder'
import { acmeService } from '../../support/acme-service'
import { eventually } from '../../support/eventually'
import { polyglot } from '../all-languages'

const film: HeldFrame = { url: 'https://www.films.example/embed/1', categories: ['experience'] }
const films = acmeService({
  title: 'Films',
  category: 'experience',
  purpose: 'Plays videos.',
  company: { name: 'Reel Ltd', country: 'GB' },
  hosts: ['films.example'],
})

describe('a placeholder', () => {
  let store: ConsentStore
  let page: HTMLElement
  let frame: HTMLIFrameElement
  let placeholder: Placeholder
  let acts: [string, string][]
  const root = (): ShadowRoot => placeholder.element.shadowRoot!
  const find = (selector: string): HTMLElement => root().querySelector<HTMLElement>(selector)!
  const part = (name: string): HTMLElement => find(`[part=${name}]`)
  const text = (name: string): string => part(name).textContent!
  const surface = (): HTMLElement => find('.root')

  beforeEach(() => {
    store = createConsentStore()
    acts = []
    page = document.body.appendChild(document.createElement('main'))
    page.innerHTML = '<iframe width="400" height="250"></iframe>'
    frame = page.querySelector('iframe')!
    placeholder = placeholderFor(frame, store, (action, { type }) => acts.push([action, type]))
  })
  afterEach(() => page.remove())

  it('is drawn before its frame, which it leaves as it is', () => {
    const before = frame.outerHTML
    placeholder.draw(film, null)
    expect(placeholder.element.nextElementSibling).to.equal(frame)
    expect([frame.outerHTML, placeholder.element.hasAttribute('data-done')]).to.eql([before, false])
    page.append(document.createElement('p'), frame)
    placeholder.draw(film, null)
    expect(placeholder.element.nextElementSibling, 'the page has moved the frame').to.equal(frame)
    expect(page.querySelectorAll('consent-placeholder')).to.have.length(1)
  })

  it('names the host without www, and the categories', () => {
    placeholder.draw({ ...film, categories: ['measurement', 'experience'] }, null)
    expect([text('title'), text('load'), text('settings')]).to.eql([
      'Content from films.example',
      'Load this content once',
      'Privacy Settings',
    ])
    expect(text('allow')).to.equal('Always allow “Analytics, Videos and maps”')
    expect(placeholder.notice).to.eql({ title: text('title'), description: find('#description span+span').textContent })
    expect(placeholder.notice.description).to.include('films.example')
    expect(find('.who').textContent).to.equal('films.example\nAnalytics, Videos and maps')
  })

  it('names the host of the page for content without one', () => {
    placeholder.draw({ ...film, url: 'data:text/html,a' }, null)
    expect(text('title')).to.equal(`Content from ${location.hostname}`)
  })

  it('has the title of the frame', () => {
    frame.title = 'A film'
    placeholder.draw(film, films)
    expect([text('title'), placeholder.notice.title]).to.eql(['A film', 'A film'])
  })

  for (const [name, expected] of [
    ['Reel Ltd', 'Films (Reel Ltd)'],
    ['Films Ltd', 'Films Ltd'],
    ['The Films Ltd', 'Films (The Films Ltd)'],
  ] as const)
    it(`names the receiver ${expected} of a known service, and keeps the category of one that is not declared`, () => {
      placeholder.draw(film, { ...films, company: { name, country: 'GB' } })
      expect(text('title')).to.equal('Content from Films')
      expect(find('.who').textContent).to.equal(`${expected}\nVideos and maps`)
      expect(text('description')).to.include(`${expected} receives data`)
      expect(text('allow')).to.equal('Always allow “Videos and maps”')
    })

  it('offers a declared service alone, with a label whose name can be left out', () => {
    store.set(servicesAtom, [films])
    placeholder.draw(film, films)
    expect([text('allow'), find('.who').textContent]).to.eql(['Always allow Films', 'Films (Reel Ltd)'])
    const spans = [...part('allow').querySelectorAll('span>span')].map(span => [span.className, span.textContent])
    expect(spans).to.eql([
      ['', 'Always allow'],
      ['name-in-label', ' Films'],
      ['', ''],
    ])
    placeholder.draw({ ...film, categories: ['experience', 'marketing'] }, films)
    expect(text('allow')).to.equal('Always allow “Videos and maps, Marketing”')
  })

  it('links the policy of a known service, and not one that is no address', () => {
    const link = (): (string | boolean | null)[] => [
      part('link').hidden,
      part('link').textContent,
      ...(part('link').hidden ? [] : [part('link').getAttribute('href'), part('link').getAttribute('aria-label')]),
    ]
    placeholder.draw(film, null)
    expect(link()).to.eql([true, ''])
    placeholder.draw(film, films)
    expect(link()).to.eql([false, 'Privacy policy', 'https://acme.example/privacy', 'Privacy policy: Films'])
    expect([part('link').getAttribute('target'), part('link').getAttribute('rel')]).to.eql([
      '_blank',
      'noopener noreferrer',
    ])
    placeholder.draw(film, { ...films, privacyUrl: 'javascript:1' })
    expect(link()).to.eql([true, ''])
  })

  it('reports each button with its click, and nothing else', () => {
    placeholder.draw(film, films)
    for (const name of ['load', 'allow', 'settings']) {
      part(name).click()
      part(name).querySelector('span')?.click()
    }
    for (const name of ['title', 'more', 'link']) {
      if (name === 'link') part(name).addEventListener('click', click => click.preventDefault())
      part(name).click()
    }
    expect(acts.map(([action]) => action)).to.eql(['load', 'load', 'allow', 'allow', 'settings'])
    expect(acts.every(([, type]) => type === 'click')).to.equal(true)
  })

  it('describes what its buttons do by who receives data, except for the settings', () => {
    placeholder.draw(film, null)
    const described = ['load', 'allow', 'settings'].map(name => part(name).getAttribute('aria-describedby'))
    expect(described).to.eql(['description', 'description', null])
    expect(find('#description')).to.equal(part('description'))
    for (const name of ['load', 'allow', 'settings', 'more']) expect(part(name).getAttribute('type')).to.equal('button')
  })

  it('shows the rest of its controls on request, and hides them again', () => {
    placeholder.draw(film, films)
    const more = part('more')
    const state = (): unknown[] => [
      more.getAttribute('aria-expanded'),
      !find('#rest').checkVisibility(),
      find('.card').hasAttribute('data-open'),
    ]
    expect([more.getAttribute('aria-controls'), ...state()]).to.eql(['rest', 'false', true, false])
    more.click()
    expect(state()).to.eql(['true', false, true])
    placeholder.draw(film, null)
    expect(state(), 'it stays open').to.eql(['true', false, true])
    more.click()
    expect(state()).to.eql(['false', true, false])
  })

  it('has the button that remembers first, with the icon of the content', () => {
    placeholder.draw(film, films)
    const order = [...root().querySelectorAll('button,a')].map(node => node.getAttribute('part'))
    expect(order).to.eql(['allow', 'more', 'load', 'settings', 'link'])
    expect([part('allow').className, part('load').className]).to.eql(['button solid', 'button soft'])
    expect(part('allow').firstElementChild).to.equal(part('icon'))
    const path = (): string | null => part('icon').querySelector('path')!.getAttribute('d')
    expect(path()).to.equal(glyphFor('Plays videos.').path)
    placeholder.draw({ ...film, url: 'https://a.example/maps' }, null)
    expect(path()).to.equal(glyphFor('https://a.example/maps').path)
    expect(part('more').getAttribute('aria-label')).to.equal('Privacy Settings')
  })

  it('has the button that loads once first where a signal rules the category out', () => {
    placeholder.draw(film, films)
    store.set(signalsAtom, { doNotTrack: true, globalPrivacyControl: false })
    placeholder.draw(film, films)
    expect(part('load').parentElement).to.equal(find('.bar'))
    expect([part('load').className, part('allow').className, part('allow').hidden]).to.eql([
      'button solid',
      'button soft',
      true,
    ])
    expect(part('load').firstElementChild).to.equal(part('icon'))
    expect(part('more').getAttribute('aria-label')).to.equal('Privacy Settings')
    expect(find('.words').lastElementChild!.textContent).to.include('Do Not Track')
    expect((find('.words').lastElementChild as HTMLElement).hidden).to.equal(false)
    store.set(settingsAtom, { ...store.get(settingsAtom), privacySettings: { honorDoNotTrack: false } })
    placeholder.draw(film, films)
    expect(part('allow').parentElement).to.equal(find('.bar'))
    expect((find('.words').lastElementChild as HTMLElement).hidden).to.equal(true)
  })

  for (const [categories, isHidden] of [
    [['experience'], false],
    [['marketing'], true],
    [['experience', 'marketing'], true],
  ] as const)
    it(`offers ${categories.join(' and ')} under Global Privacy Control: ${!isHidden}`, () => {
      store.set(signalsAtom, { doNotTrack: false, globalPrivacyControl: true })
      placeholder.draw({ ...film, categories }, null)
      expect(part('allow').hidden).to.equal(isHidden)
    })

  it('says that the browser may have sent the request, in the language of the moment', async () => {
    const speak = await polyglot(store)
    placeholder.draw(film, null)
    expect([part('requested').hidden, text('requested')]).to.eql([true, ''])
    placeholder.draw({ ...film, mayHaveBeenRequested: true }, films)
    expect(part('requested').hidden).to.equal(false)
    await eventually(() => expect(text('requested')).to.match(/may .*films\.example/))
    speak('de')
    placeholder.draw({ ...film, mayHaveBeenRequested: true }, films)
    speak('fr')
    await eventually(() => expect(text('requested')).to.match(/may .*films\.example/))
    placeholder.draw({ ...film, mayHaveBeenRequested: true }, films)
    await eventually(() => expect(text('requested')).to.match(/navigateur .*films\.example/))
  })

  it('has the language, direction and color scheme of the page', async () => {
    const speak = await polyglot(store)
    placeholder.draw(film, null)
    expect([surface().lang, surface().dir, surface().dataset.scheme]).to.eql(['en', 'ltr', 'system'])
    speak('ar')
    store.set(settingsAtom, { ...store.get(settingsAtom), colorScheme: 'dark' })
    placeholder.draw(film, null)
    expect([surface().lang, surface().dir, surface().dataset.scheme]).to.eql(['ar', 'rtl', 'dark'])
  })

  it('has the picture of the frame, and changes nothing where that is the same', async () => {
    const [one, other] = ['a', 'b'].map(
      id => 'data:image/svg+xml,' + encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" id="${id}"/>`),
    )
    placeholder.draw(film, null)
    expect([part('poster'), surface().hasAttribute('data-poster')]).to.eql([null, false])
    frame.dataset.poster = one
    placeholder.draw(film, null)
    expect([part('poster').getAttribute('src'), part('poster').getAttribute('alt')]).to.eql([one, ''])
    expect([surface().firstElementChild, surface().hasAttribute('data-poster')]).to.eql([part('poster'), true])
    const watcher = new MutationObserver(() => {})
    watcher.observe(root(), { subtree: true, attributes: true, attributeFilter: ['src'], childList: true })
    placeholder.draw(film, null)
    const changed = watcher.takeRecords().map(({ target }) => (target as Element).className)
    expect(changed.filter(name => name !== '')).to.eql([])
    frame.dataset.poster = other
    placeholder.draw(film, null)
    expect(part('poster').getAttribute('src')).to.equal(other)
    delete frame.dataset.poster
    placeholder.draw(film, null)
    expect([part('poster'), surface().hasAttribute('data-poster')]).to.eql([null, false])
  })

  it('keeps nodes whose text is the same, so that screen readers read only changes', () => {
    placeholder.draw(film, null)
    const nodes = ['title', 'settings'].map(name => part(name).firstChild)
    placeholder.draw(film, null)
    expect(['title', 'settings'].map(name => part(name).firstChild)).to.eql(nodes)
  })

  it('has the box of its frame, and none after the end, when it announces a message', () => {
    placeholder.draw(film, null)
    const { width, height } = placeholder.element.getBoundingClientRect()
    expect([width, height]).to.eql([404, 254])
    frame.style.width = '500px'
    placeholder.draw(film, null)
    expect(placeholder.element.getBoundingClientRect().width).to.equal(504)
    const sheets = root().adoptedStyleSheets.length
    placeholder.finish('Loading')
    expect([placeholder.element.hasAttribute('data-done'), root().adoptedStyleSheets.length]).to.eql([true, sheets - 1])
    expect([find('[part=placeholder]'), find('[role=status]').textContent]).to.eql([null, 'Loading'])
  })

  it('leaves out what a strict page cannot load once', () => {
    placeholder.draw(film, null)
    expect(part('load').hidden).to.equal(false)
    pageBlocker().restores.strict = () => true
    placeholder.draw(film, null)
    delete pageBlocker().restores.strict
    expect(part('load').hidden).to.equal(true)
  })
})
