import { expect } from '@open-wc/testing'
import { acceptAllAtom, closeSettingsAtom, openSettingsAtom } from '../../../src/store/actions'
import { isPrivacyDialogOpenAtom } from '../../../src/store/dialog-atoms'
import { recordAtom } from '../../../src/store/record-atoms'
import { draftAtom } from '../../../src/store/selection-atoms'
import { fillText } from '../../../src/translations/fill-text'
import { en } from '../../../src/translations/en'
import { afterwards, focused, part, partOrNull, press, pretend, put } from '../page'
import { eventually } from '../../support/eventually'
import { rule } from './rule'
import { bannerScene, dialogScene, overhear, putIntoPage, rootOf, settled, swallowKeys, type Scene } from './scenes'

const dialogOf = ({ element }: Scene): HTMLDialogElement => part(element, 'dialog') as HTMLDialogElement
/** Returns the text of the element that an attribute of the dialog references. */
const said = (scene: Scene, attribute: string): string =>
  rootOf(scene.element).getElementById(dialogOf(scene).getAttribute(attribute) ?? '')?.textContent ?? 'nothing'
/** Returns whether the dialog is open. It may be rendered before it opens. */
const isOpen = (element: Element): boolean => partOrNull(element, 'dialog')?.hasAttribute('open') ?? false
const isGone = ({ element }: Scene): Promise<unknown> => eventually(() => expect(isOpen(element)).to.equal(false))

/** Reopens the dialog as a non-modal one. */
function makeModeless(scene: Scene): void {
  dialogOf(scene).close()
  dialogOf(scene).show()
}

const waysOut: [way: string, go: (scene: Scene) => unknown, blocked: () => void][] = [
  ['Escape', () => press('Escape'), () => swallowKeys('Escape')],
  [
    // Chromium closes a dialog by itself in this case.
    'Escape twice',
    () => press('Escape').then(() => press('Escape')),
    () => swallowKeys('Escape'),
  ],
  [
    'the close button, pressed by Enter',
    async ({ element }) => {
      part(element, 'close').focus()
      await press('Enter')
    },
    () => overhear('click', event => event.stopImmediatePropagation()),
  ],
  [
    'a press beside it',
    ({ element }) => part(element, 'overlay').click(),
    () => overhear('click', event => event.stopImmediatePropagation()),
  ],
]

export const dialogRules = [
  rule({
    line: 'A10',
    title: 'the dialog is a native modal one, and the page behind it is inert',
    prepare: async () => {
      const outside = putIntoPage('button')
      return { ...(await dialogScene()), outside }
    },
    check(scene) {
      expect(dialogOf(scene).localName, 'its element').to.equal('dialog')
      scene.outside.focus()
      expect(focused() === scene.outside, 'the page can have the focus').to.equal(false)
      expect(dialogOf(scene).matches(':modal'), 'is it modal').to.equal(true)
    },
    seeds: {
      'lays it beside the page': [makeModeless, 'the page can have the focus'],
    },
  }),

  rule({
    line: 'A10',
    title: 'the dialog is named by its title and described by its text',
    prepare: () => dialogScene(),
    check(scene) {
      expect(said(scene, 'aria-labelledby'), 'its name').to.equal(en.consentManagerDialog.title)
      expect(said(scene, 'aria-describedby'), 'its description').to.contain(
        fillText(en.consentManagerDialog.description, en.cookieBanner),
      )
    },
    seeds: {
      'takes its name away': [({ element }) => part(element, 'title').removeAttribute('id'), 'its name'],
      'takes its description away': [scene => dialogOf(scene).removeAttribute('aria-describedby'), 'its description'],
    },
  }),

  rule({
    line: 'A10',
    title: 'the focus begins at the dialog itself, so that its title is read once',
    prepare: () => dialogScene(),
    check({ element }) {
      expect(focused() === part(element, 'dialog'), 'where it begins').to.equal(true)
    },
    seeds: {
      'leaves it nowhere': [({ element }) => part(element, 'dialog').blur(), 'where it begins'],
      'puts it on a decision': [({ element }) => part(element, 'accept').focus(), 'where it begins'],
    },
  }),

  rule({
    line: 'A10',
    title: 'Tab stays in the dialog, and leads from its last control to its first and back',
    prepare: async () => {
      putIntoPage('button')
      return dialogScene({ gdprTypes: ['necessary', 'marketing'] })
    },
    async check(scene) {
      const reached = new Set<Element | null>()
      for (let i = 0; i < 12; i++) {
        await press('Tab')
        expect(dialogOf(scene).contains(focused()), 'stays in it').to.equal(true)
        reached.add(focused())
      }
      // The link, Close, a header and a switch for each of two categories, three decision buttons, and the scroll area
      // if it scrolls.
      expect(reached.size, 'goes everywhere').to.be.within(9, 10)
      part(scene.element, 'close').focus()
      await press('Tab', 'Shift')
      expect(focused() === part(scene.element, 'save'), 'goes back').to.equal(true)
    },
    seeds: {
      'lays it beside the page and lets Tab go': [
        scene => {
          makeModeless(scene)
          overhear('keydown', event => event.stopImmediatePropagation())
        },
        'stays in it',
      ],
      'makes a switch unreachable': [
        ({ element }) => (part(element, 'switch-marketing').tabIndex = -1),
        'goes everywhere',
      ],
      'swallows Shift': [
        () =>
          overhear('keydown', event => {
            if (!(event as KeyboardEvent).shiftKey) return
            event.preventDefault()
            event.stopImmediatePropagation()
          }),
        'goes back',
      ],
    },
  }),

  ...waysOut.map(([way, go, blocked]) =>
    rule({
      line: 'A10',
      title: `${way} closes the dialog and grants nothing`,
      prepare: () => dialogScene(),
      async check(scene) {
        part(scene.element, 'switch-marketing').click()
        await settled()
        await go(scene)
        await settled()
        expect(scene.store.get(isPrivacyDialogOpenAtom), 'is it open').to.equal(false)
        expect(scene.store.get(recordAtom), 'what was decided').to.equal(null)
        await isGone(scene)
        const status = rootOf(scene.element).querySelector('[role=status]')
        expect([scene.store.get(draftAtom), status?.textContent], 'what is left').to.eql([{}, ''])
      },
      seeds: {
        'keeps the way shut': [blocked, 'is it open'],
        'takes closing for consent': [
          ({ store }) =>
            afterwards(
              store.sub(isPrivacyDialogOpenAtom, () => {
                if (store.get(recordAtom) === null) store.set(acceptAllAtom)
              }),
            ),
          'what was decided',
        ],
        'says that something was saved': [
          ({ element }) => rootOf(element).querySelector('[role=status]')?.append('saved'),
          'what is left',
        ],
      },
    }),
  ),

  rule({
    line: 'A10',
    title: 'the focus goes back to what opened the dialog',
    prepare: async () => {
      const opener = putIntoPage('button')
      opener.focus()
      return { ...(await dialogScene()), opener }
    },
    async check(scene) {
      await press('Escape')
      await isGone(scene)
      expect(focused() === scene.opener, 'where it goes').to.equal(true)
    },
    seeds: {
      'loses it on the way': [({ opener }) => overhear('focusin', () => opener.blur()), 'where it goes'],
    },
  }),

  ...[true, false].map(fades =>
    rule({
      line: 'A10',
      title: `the focus goes back to Customize of the banner, which has gone and come again meanwhile (${fades ? 'fading' : 'at once'})`,
      prepare: async () => {
        if (!fades) await pretend({ reducedMotion: 'reduce' })
        const { store, element: banner } = await bannerScene({ fades })
        const element = put('privacy-settings-dialog')
        const before = part(banner, 'customize')
        before.focus()
        await press('Enter')
        await eventually(() => expect(isOpen(element)).to.equal(true))
        await eventually(() => expect(before.isConnected).to.equal(false))
        return { store, element, banner, before }
      },
      async check(scene) {
        await press('Escape')
        await isGone(scene)
        await eventually(() => part(scene.banner, 'customize'))
        await settled()
        const customize = part(scene.banner, 'customize')
        expect(customize === scene.before, 'it is another').to.equal(false)
        expect(focused() === customize, 'where it goes').to.equal(true)
      },
      seeds: {
        'loses it on the way': [
          () => overhear('focusin', event => (event.composedPath()[0] as HTMLElement).blur()),
          'where it goes',
        ],
      },
    }),
  ),

  rule({
    line: 'A10',
    title: 'the page cannot be scrolled while the dialog is open, does not move, and is free again afterwards',
    prepare: async () => {
      const tall = putIntoPage('div')
      tall.style.height = '3000px'
      const scene = await dialogScene()
      scene.store.set(closeSettingsAtom)
      await isGone(scene)
      return { ...scene, tall, place: JSON.stringify(tall.getBoundingClientRect()) }
    },
    async check(scene) {
      const { overflowY } = getComputedStyle(document.documentElement, null)
      expect(overflowY, 'before').to.equal('visible')
      scene.store.set(openSettingsAtom)
      await eventually(() => expect(isOpen(scene.element)).to.equal(true))
      await eventually(() => expect(getComputedStyle(document.documentElement).overflowY, 'locked').to.equal('hidden'))
      expect(JSON.stringify(scene.tall.getBoundingClientRect()), 'its place').to.equal(scene.place)
      scene.store.set(closeSettingsAtom)
      await isGone(scene)
      expect(getComputedStyle(document.documentElement).overflowY, 'free').to.equal('visible')
    },
    seeds: {
      'leaves a lock behind': [
        () => {
          document.documentElement.style.overflow = 'hidden'
          afterwards(() => document.documentElement.removeAttribute('style'))
        },
        'before',
      ],
      'moves the page': [({ tall }) => overhear('focusin', () => (tall.style.marginInlineEnd = '15px')), 'its place'],
    },
  }),

  ...(['accept', 'reject', 'save'] as const).map(action =>
    rule({
      line: 'A13',
      title: `a live region outside the dialog says politely and once what ${action} has done`,
      prepare: async () => {
        const scene = await dialogScene()
        const status = rootOf(scene.element).querySelector<HTMLElement>('[role=status]')
        return { ...scene, status }
      },
      async check(scene) {
        const { element, status } = scene
        expect([status?.textContent, status?.closest('dialog')], 'there before').to.eql(['', null])
        const changes: string[] = []
        const watcher = new MutationObserver(() => changes.push(status?.textContent ?? ''))
        watcher.observe(status!, { characterData: true, childList: true, subtree: true })
        afterwards(() => watcher.disconnect())
        part(element, action).click()
        await isGone(scene)
        await settled()
        expect(changes, 'what it says').to.eql([en.common.saved])
        expect(getComputedStyle(status!).display, 'is it told').to.equal('block')
        expect(status?.ariaLive ?? 'polite', 'how it says it').to.equal('polite')
      },
      seeds: {
        'speaks too early': [({ status }) => status!.append('saved'), 'there before'],
        'says it twice': [
          ({ element, status }) =>
            part(element, action).addEventListener('click', () => setTimeout(() => status!.append('again'))),
          'what it says',
        ],
        'hides it from everybody': [({ status }) => (status!.style.display = 'none'), 'is it told'],
        shouts: [({ status }) => (status!.ariaLive = 'assertive'), 'how it says it'],
      },
    }),
  ),
]
