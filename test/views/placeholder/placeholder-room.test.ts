import { expect, nextFrame } from '@open-wc/testing'
import type { HeldFrame } from '../../../src/blocking/hold/held-frame'
import { pageBlocker } from '../../../src/blocking/rules/page-blocker'
import { createConsentStore, type ConsentStore } from '../../../src/store/create-consent-store'
import { servicesAtom } from '../../../src/store/service-atoms'
import { signalsAtom } from '../../../src/store/settings-atoms'
import { placeholderFor, type Placeholder } from '../../../src/views/placeholder/placeholder'
import { acmeService } from '../../support/acme-service'
import { allLanguages, polyglot } from '../all-languages'

const film: HeldFrame = { url: 'https://www.films.example/embed/1', categories: ['experience'] }
const films = acmeService({
  title: 'Google Maps',
  category: 'experience',
  purpose: 'Plays videos.',
  company: { name: 'Google LLC', country: 'US' },
  hosts: ['films.example'],
})

describe('what a placeholder has room for', () => {
  let store: ConsentStore
  let page: HTMLElement
  let frame: HTMLIFrameElement
  let placeholder: Placeholder
  let acts: string[]
  const find = (selector: string): HTMLElement => placeholder.element.shadowRoot!.querySelector<HTMLElement>(selector)!
  const part = (name: string): HTMLElement => find(`[part=${name}]`)
  /** Elements that only assistive technologies read are one pixel wide. */
  const isSeen = (element: HTMLElement): boolean => element.checkVisibility() && element.offsetWidth > 1
  const size = (width: number, height: number): void => {
    frame.style.cssText = `width:${width}px;height:${height}px;border:0`
    placeholder.draw(film, films)
  }
  /** The observer of sizes reports before the frame after the change is painted. */
  const observed = async (): Promise<void> => {
    await nextFrame()
    await nextFrame()
  }

  beforeEach(() => {
    store = createConsentStore()
    acts = []
    page = document.body.appendChild(document.createElement('main'))
    page.innerHTML =
      '<style>consent-placeholder:not([data-done])+iframe{display:none}</style><iframe title="A film"></iframe>'
    frame = page.querySelector('iframe')!
    placeholder = placeholderFor(frame, store, action => acts.push(action))
  })
  afterEach(() => {
    placeholder.finish('')
    page.remove()
  })

  const shown = (): string => {
    const parts = {
      emblem: '.emblem',
      title: '.title',
      sentence: '.sentence',
      names: '.who',
      notice: '.words>:last-child',
      once: '[part=load]',
    }
    return Object.entries(parts)
      .filter(([, selector]) => isSeen(find(selector)))
      .map(([name]) => name)
      .join(' ')
  }

  for (const [width, height, expected] of [
    [160, 90, 'title names'],
    [300, 200, 'emblem title sentence'],
    [315, 560, 'emblem title sentence once'],
    [728, 90, 'emblem title sentence once'],
    [1280, 720, 'emblem title sentence once'],
  ] as const)
    it(`shows ${expected} at ${width}x${height}, beside its button`, () => {
      store.set(servicesAtom, [films])
      size(width, height)
      expect(shown()).to.equal(expected)
      expect(part('icon').checkVisibility(), 'the icon is large, or in the button').to.equal(
        !expected.includes('emblem'),
      )
    })

  it('puts loading once beside the first button from 26 units of text on, and below it in narrower boxes', () => {
    store.set(servicesAtom, [films])
    const places = [400, 700].map(width => {
      size(width, 400)
      return [
        part('load').parentElement === find('.bar'),
        [...find('.actions').querySelectorAll('[part]')].map(one => one.getAttribute('part')),
      ]
    })
    expect(places).to.eql([
      [false, ['allow', 'icon', 'more', 'load', 'settings', 'link']],
      [true, ['allow', 'icon', 'load', 'more', 'settings', 'link']],
    ])
  })

  it('leaves out notices before the sentence, and the sentence before the title', () => {
    store.set(signalsAtom, { doNotTrack: true, globalPrivacyControl: false })
    const looks = new Set<string>()
    for (let height = 260; height >= 90; height -= 4) {
      size(260, height)
      looks.add(shown())
    }
    expect([...looks]).to.eql([
      'emblem title sentence notice once',
      'title sentence notice once',
      'title sentence once',
      'title names once',
      'names once',
    ])
  })

  it('has a name for what it leaves out', () => {
    store.set(servicesAtom, [films])
    size(160, 90)
    expect(find('.sentence').textContent).to.include('Google Maps (Google LLC) receives data')
    expect([find('.who').textContent, find('.who').getAttribute('aria-hidden')]).to.eql([
      'Google Maps (Google LLC)',
      'true',
    ])
    expect(part('allow').textContent).to.equal('Always allow Google Maps')
    expect(find('.card').classList.contains('verb')).to.equal(true)
  })

  it('follows its box and the unit of text without being drawn again', async () => {
    store.set(servicesAtom, [films])
    frame.style.cssText = 'width:100%;height:90px;border:0'
    page.style.width = '728px'
    placeholder.draw(film, films)
    expect(shown()).to.equal('emblem title sentence once')
    page.style.width = '160px'
    await observed()
    expect(shown()).to.equal('title names')
    page.style.width = '728px'
    await observed()
    expect(shown()).to.equal('emblem title sentence once')
    placeholder.element.style.setProperty('--consent-rem', '32px')
    await observed()
    expect(isSeen(part('load'))).to.equal(false)
  })

  it('tries looks again only when its box or a text has changed', () => {
    size(560, 315)
    const watcher = new MutationObserver(() => {})
    watcher.observe(find('.card'), { attributes: true, attributeFilter: ['class'] })
    placeholder.draw(film, films)
    expect(watcher.takeRecords()).to.have.length(0)
    frame.title = 'Another film'
    placeholder.draw(film, films)
    expect(watcher.takeRecords()).not.to.have.length(0)
  })

  it('does not move the button that has the focus', async () => {
    store.set(servicesAtom, [films])
    size(700, 400)
    part('load').focus()
    size(400, 400)
    expect([placeholder.element.shadowRoot!.activeElement, isSeen(part('load'))]).to.eql([part('load'), true])
  })

  it('shows the sentence when it opens where only names had room, and its rest in place of words that have been read', () => {
    store.set(servicesAtom, [films])
    size(160, 90)
    part('more').click()
    expect(shown()).to.equal('sentence once')
    part('more').click()
    expect(shown()).to.equal('title names')
    size(240, 160)
    part('more').click()
    expect(shown()).to.equal('once')
    part('more').click()
    size(560, 315)
    part('more').click()
    expect(shown()).to.equal('emblem title sentence once')
  })

  it('loads once by a press on the large icon, where the page can do that', () => {
    size(560, 315)
    part('emblem').click()
    find('.emblem svg').dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect([acts, part('emblem').title]).to.eql([['load', 'load'], 'Load this content once'])
    pageBlocker().restores.strict = () => true
    placeholder.draw(film, films)
    delete pageBlocker().restores.strict
    part('emblem').click()
    expect([acts.length, part('emblem').title]).to.eql([2, ''])
  })

  for (const [width, height] of [
    [160, 90],
    [160, 240],
    [240, 160],
    [300, 200],
    [420, 236],
    [728, 90],
  ] as const)
    it(`keeps all of it whole and off the edges at ${width}x${height}, in every language and with text twice as large`, async () => {
      const speak = await polyglot(store)
      const wrong: Record<string, string> = {}
      for (const services of [[], [films]])
        for (const [rem, languages] of [
          ['16px', allLanguages],
          ['32px', ['en', 'de', 'hu', 'el', 'ar', 'ja']],
        ] as const) {
          store.set(servicesAtom, services)
          placeholder.element.style.setProperty('--consent-rem', rem)
          for (const language of languages) {
            speak(language)
            size(width, height)
            const [box, sheet] = [placeholder.element.getBoundingClientRect(), part('placeholder')]
            const isOff = (one: DOMRect): boolean =>
              one.left >= box.left + 5 &&
              one.right <= box.right - 5 &&
              one.bottom <= box.bottom - 2 &&
              one.top >= box.top + 2
            const boxes = ['.title', '.sentence', '.who', '[part=allow]', '[part=more]'].map(find).filter(isSeen)
            const outside = boxes.filter(one => !isOff(one.getBoundingClientRect())).map(one => one.className)
            const cut = boxes.filter(one => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
            const names = isSeen(find('.sentence')) || isSeen(find('.who'))
            if (outside.length > 0 || cut.length > 0 || !names || sheet.scrollHeight > sheet.clientHeight + 1)
              wrong[`${language} ${rem} ${services.length}`] = `${outside} outside, ${cut.length} cut: ${shown()}`
          }
        }
      expect(wrong).to.eql({})
    })

  it('has a button whose short label is a word of each language, and a part of its name', async () => {
    const speak = await polyglot(store)
    const wrong: Record<string, string> = {}
    for (const services of [[], [films]])
      for (const language of allLanguages) {
        store.set(servicesAtom, services)
        speak(language)
        size(160, 90)
        const spans = [...part('allow').querySelectorAll<HTMLElement>('.label>span')].filter(
          ({ className }) => className === '',
        )
        const verb = spans
          .map(({ textContent }) => textContent)
          .join('')
          .trim()
        if (!/^[\p{L}\p{M}][\p{L}\p{M}\s]*$/u.test(verb)) wrong[`${language} ${services.length}`] = verb
      }
    expect(wrong).to.eql({})
  })
})
