import { expect } from '@open-wc/testing'
import { closeSettingsAtom } from '../../../src/store/actions'
import { isPrivacyDialogOpenAtom } from '../../../src/store/dialog-atoms'
import { recordAtom } from '../../../src/store/record-atoms'
import { layouts } from '../../../src/views/consent-banner/layouts'
import { keepTabInside } from '../../../src/views/keep-tab-inside'
import { eventually } from '../../support/eventually'
import { focused, part, partOrNull, press, sizeWindow } from '../page'
import { rule } from './rule'
import { bannerScene, box, overhear, putIntoPage, rootOf, settled, style, swallowKeys } from './scenes'

/** A page with links at its edges and in its center. */
function pageOfLinks(): HTMLElement {
  const page = putIntoPage('div')
  page.style.paddingInline = '20px'
  for (let i = 0; i < 30; i++) {
    const line = document.createElement('p')
    line.style.textAlign = ['start', 'center', 'end'][i % 3] ?? ''
    line.append(Object.assign(document.createElement('a'), { href: '#', textContent: `Link ${i}` }))
    page.append(line)
  }
  return page
}

/** Returns whether the banner covers an element completely. */
function isBehind(element: Element, banner: Element): boolean {
  const [a, b] = [box(element), box(part(banner, 'banner'))]
  return a.top >= b.top && a.bottom <= b.bottom && a.left >= b.left && a.right <= b.right
}

/**
 * Moves through the page with Tab, forward and part of the way back.
 * @returns the focused elements that were not visible
 */
async function hiddenOnTheWay(page: HTMLElement, banner: Element): Promise<string[]> {
  const hidden: string[] = []
  const reached = new Set<string>()
  const step = async (held?: 'Shift'): Promise<void> => {
    await press('Tab', held)
    await settled()
    const link = focused()
    if (!(link instanceof HTMLAnchorElement) || !page.contains(link)) return
    reached.add(link.text)
    if (isBehind(link, banner)) hidden.push(link.text)
  }
  page.querySelector('a')?.focus()
  for (let i = 0; i < 29; i++) await step()
  for (let i = 0; i < 10; i++) await step('Shift')
  expect(reached.size, 'the walk goes through the page').to.equal(29)
  return hidden
}

/** Returns the parts that Tab reaches, key by key. */
async function walk(element: Element, keys: number): Promise<(string | null | undefined)[]> {
  const reached = []
  for (let i = 0; i < keys; i++) {
    await press('Tab')
    const now = focused()
    reached.push(now?.getRootNode() === rootOf(element) ? now.getAttribute('part') : now?.localName)
  }
  return reached
}

export const bannerRules = [
  rule({
    line: 'A1',
    title: 'the banner is a region beside the page, named by its heading, with three real buttons side by side',
    prepare: () => bannerScene(),
    check({ element }) {
      const region = part(element, 'banner')
      expect([region.localName, region.getAttribute('role')], 'its role').to.eql(['section', 'region'])
      expect(region.hasAttribute('aria-modal'), 'is it modal').to.equal(false)
      const name = rootOf(element).getElementById(region.getAttribute('aria-labelledby') ?? '')
      expect([name?.localName, name?.textContent], 'its name').to.eql(['h2', 'We value your privacy'])
      // The slot for the site's own buttons is empty here.
      const buttons = [...(part(element, 'accept').parentElement?.children ?? [])].filter(
        ({ localName }) => localName !== 'slot',
      )
      expect(
        buttons.map(({ localName, textContent }) => `${localName} ${textContent}`),
        'its buttons',
      ).to.eql(['button Accept All', 'button Reject All', 'button Customize'])
    },
    seeds: {
      'claims all attention': [
        ({ element }) => part(element, 'banner').setAttribute('role', 'alertdialog'),
        'its role',
      ],
      'says that the page is inert': [({ element }) => (part(element, 'banner').ariaModal = 'true'), 'is it modal'],
      'takes its name from nowhere': [
        ({ element }) => part(element, 'banner').setAttribute('aria-labelledby', 'gone'),
        'its name',
      ],
      'makes a link of Reject All': [
        ({ element }) => part(element, 'reject').replaceWith(document.createElement('a')),
        'its buttons',
      ],
    },
  }),

  rule({
    line: 'A1',
    title: 'the banner takes the focus from nobody as it comes',
    prepare: async () => {
      const input = putIntoPage('input')
      input.focus()
      return { input, scene: await bannerScene() }
    },
    check({ input }) {
      expect(focused() === input, 'the focus is where it was').to.equal(true)
    },
    seeds: {
      'focuses the banner': [({ scene }) => part(scene.element, 'accept').focus(), 'the focus is where it was'],
    },
  }),

  rule({
    line: 'A1',
    title: 'the banner is met by Tab, in the order in which it is seen',
    prepare: () => bannerScene({ policyUrl: null }),
    async check({ element }) {
      expect(await walk(element, 3), 'what Tab reaches').to.eql(['accept', 'reject', 'customize'])
      const [accept, reject, customize] = ['accept', 'reject', 'customize'].map(name => box(part(element, name)))
      expect([reject!.left > accept!.right, customize!.top > reject!.bottom], 'how they lie').to.eql([true, true])
    },
    seeds: {
      'makes Reject All hard to reach': [({ element }) => (part(element, 'reject').tabIndex = -1), 'what Tab reaches'],
      'puts Customize first': [({ element }) => (part(element, 'customize').tabIndex = 1), 'what Tab reaches'],
      'turns the buttons round': [({ element }) => style(element, '.buttons{direction:rtl}'), 'how they lie'],
    },
  }),

  rule({
    line: 'A2',
    title: 'Tab goes into the banner and out of it again, forwards and backwards',
    prepare: async () => {
      const before = putIntoPage('button')
      const scene = await bannerScene({ policyUrl: null })
      return { ...scene, before, after: putIntoPage('button', 'beforeend') }
    },
    async check({ before, after }) {
      before.focus()
      for (let i = 0; i < 4; i++) await press('Tab')
      expect(focused() === after, 'out at its end').to.equal(true)
      for (let i = 0; i < 4; i++) await press('Tab', 'Shift')
      expect(focused() === before, 'out at its beginning').to.equal(true)
    },
    seeds: {
      'traps Tab': [
        ({ element }) =>
          rootOf(element).addEventListener('keydown', event =>
            keepTabInside(event as KeyboardEvent, part(element, 'banner')),
          ),
        'out at its end',
      ],
      'traps Tab together with Shift': [
        ({ element }) =>
          rootOf(element).addEventListener('keydown', event => {
            if ((event as KeyboardEvent).shiftKey) event.preventDefault()
          }),
        'out at its beginning',
      ],
    },
  }),

  rule({
    line: 'A2',
    title: 'Space and Enter press the buttons of the banner',
    prepare: () => bannerScene(),
    async check({ store, element }) {
      part(element, 'customize').focus()
      await press(' ')
      expect(store.get(isPrivacyDialogOpenAtom), 'by Space').to.equal(true)
      store.set(closeSettingsAtom)
      await eventually(() => part(element, 'reject'))
      part(element, 'reject').focus()
      await press('Enter')
      expect(store.get(recordAtom)?.consentInfo.type, 'by Enter').to.equal('necessary')
    },
    seeds: {
      'swallows Enter': [() => swallowKeys('Enter'), 'by Enter'],
      'makes something else of Customize': [
        ({ element }) => {
          const other = Object.assign(document.createElement('div'), { tabIndex: 0 })
          other.dataset.action = 'customize'
          other.part.add('customize')
          part(element, 'customize').replaceWith(other)
        },
        'by Space',
      ],
    },
  }),

  rule({
    line: 'A2',
    title: 'Escape decides nothing in the banner and does not close it',
    prepare: () => bannerScene(),
    async check({ store, element }) {
      part(element, 'accept').focus()
      await press('Escape')
      await settled()
      expect(store.get(recordAtom), 'what was decided').to.equal(null)
      expect(partOrNull(element, 'banner') !== null, 'is it there').to.equal(true)
    },
    seeds: {
      'takes Escape for a decision': [
        ({ element }) => overhear('keydown', () => part(element, 'reject').click()),
        'what was decided',
      ],
      'closes the banner': [
        ({ element }) => overhear('keydown', () => part(element, 'banner').remove()),
        'is it there',
      ],
    },
  }),

  rule({
    line: 'A3',
    title: 'what had the focus before the banner came is not hidden by it',
    prepare: async () => {
      const page = pageOfLinks()
      const link = page.querySelectorAll('a')[2]
      link?.focus()
      const scene = await bannerScene({ attributes: { layout: 'top-end' } })
      return { ...scene, link }
    },
    check({ link, element }) {
      expect(link === focused(), 'is the link focused').to.equal(true)
      expect(link && isBehind(link, element), 'is the link hidden').to.equal(false)
    },
    seeds: {
      'lets the banner come back to where it was': [
        ({ element }) => rootOf(element).querySelector('.root')?.removeAttribute('data-raised'),
        'is the link hidden',
      ],
    },
  }),

  ...(['320 by 600 pixels', '320 by 500 pixels', ...layouts] as const).map(layout =>
    rule({
      line: 'A3',
      title: `what the keyboard reaches in the page is never hidden by the banner (${layout})`,
      prepare: async () => {
        const [, width, height] = /(\d+) by (\d+)/.exec(layout) ?? []
        if (width) await sizeWindow(Number(width), Number(height))
        const page = pageOfLinks()
        const scene = await bannerScene({ attributes: width ? {} : { layout } })
        return { ...scene, page }
      },
      async check({ page, element }) {
        expect(await hiddenOnTheWay(page, element), 'what was hidden').to.eql([])
      },
      seeds: {
        'keeps the banner from giving way': [
          ({ element }) => {
            // A block of the page covers nothing.
            if (layout === 'inline') style(element, '.card{position:fixed!important;inset-block-end:0}')
            overhear('focusin', event => event.stopImmediatePropagation())
          },
          'what was hidden',
        ],
      },
    }),
  ),
]
