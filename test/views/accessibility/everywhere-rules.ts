import { expect } from '@open-wc/testing'
import { isPrivacyDialogOpenAtom } from '../../../src/store/dialog-atoms'
import { fillText } from '../../../src/translations/fill-text'
import { en } from '../../../src/translations/en'
import { stopClock } from '../../support/fake-clock'
import { afterwards, part, partOrNull, press, pretend, sizeWindow, spoken } from '../page'
import { contrast, ground } from './contrast'
import { rule } from './rule'
import {
  allOf,
  bannerScene,
  box,
  buttonScene,
  dialogScene,
  overhear,
  rootOf,
  scenes,
  settled,
  speak,
  style,
  swallowKeys,
  widgetScene,
  type Scene,
} from './scenes'

const surfaces = Object.entries(scenes)
/** The surfaces with a design of our own. The button for the footer inherits the page's. */
const ownSurfaces = surfaces.filter(([name]) => name !== 'button')
const outermost = (element: Element): HTMLElement => rootOf(element).querySelector<HTMLElement>('[lang]')!
const nameOf = (element: Element): string => element.getAttribute('part') ?? element.className
const computed = (element: Element): CSSStyleDeclaration => getComputedStyle(element)
/** Returns the styles of the ring of a focused control. An open category draws it within its edges, by `::after`. */
const ringOf = (control: Element): CSSStyleDeclaration =>
  computed(control).outlineStyle === 'none' ? getComputedStyle(control, '::after') : computed(control)

/** Returns whether a control is completely visible when it is focused. */
function canBeSeen(control: HTMLElement): boolean {
  control.focus()
  // Firefox scrolls to a focused element only if it is completely hidden.
  if (navigator.userAgent.includes('Firefox')) control.scrollIntoView({ block: 'nearest' })
  const { left, top, right, bottom } = box(control)
  const near = 0.5 // tolerance for Firefox's fractional coordinates
  return left >= -near && top >= -near && right <= innerWidth + near && bottom <= innerHeight + near
}

/** Returns elements whose content overflows, by part or class. */
const cutOff = (element: Element): string[] =>
  allOf(element, '*')
    .filter(node => {
      const { overflowX, overflowY, display } = computed(node)
      const hides = (overflow: string): boolean => overflow !== 'visible'
      if (display === 'inline' || node.closest('.status,svg')) return false
      const [wide, high] = [node.scrollWidth - node.clientWidth > 1, node.scrollHeight - node.clientHeight > 1]
      return wide || (high && (overflowY === 'hidden' || node.localName === 'button')) || (wide && hides(overflowX))
    })
    .map(nameOf)

const spacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}'

/** Returns every style rule of a shadow root, including nested ones. */
function rulesOf(element: Element): CSSStyleRule[] {
  const inside = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap(rule =>
      rule instanceof CSSStyleRule ? [rule] : rule instanceof CSSGroupingRule ? inside(rule.cssRules) : [],
    )
  return rootOf(element).adoptedStyleSheets.flatMap(sheet => inside(sheet.cssRules))
}

const expectStill = (node: Element): void => {
  const { animationDuration, transitionDuration } = computed(node)
  expect([animationDuration, ...new Set(transitionDuration.split(', '))], `${nameOf(node)} moves`).to.eql(['0s', '0s'])
}

export const everywhereRules = [
  rule({
    line: 'A2',
    title: 'Enter and Space press the button of the footer',
    prepare: () => buttonScene(),
    async check({ store, element }) {
      for (const key of ['Enter', ' ']) {
        store.set(isPrivacyDialogOpenAtom, false)
        part(element, 'button').focus()
        await press(key)
        expect(store.get(isPrivacyDialogOpenAtom), `by "${key}"`).to.equal(true)
      }
    },
    seeds: {
      'swallows Space': [() => swallowKeys(' '), 'by " "'],
      'takes it out of reach': [({ element }) => part(element, 'button').setAttribute('disabled', ''), 'by "Enter"'],
    },
  }),

  ...surfaces.map(([name, scene]) =>
    rule({
      line: 'A4',
      title: `every target is at least 24 pixels wide and high, and 44 high where we lay it out (${name})`,
      prepare: () => scene(),
      check({ element }) {
        for (const control of allOf(element, 'button')) {
          const { width, height } = box(control)
          expect(Math.round(width), `width of ${nameOf(control)}`).to.be.at.least(24)
          expect(Math.round(height), `height of ${nameOf(control)}`).to.be.at.least(name === 'button' ? 24 : 44)
        }
      },
      seeds: {
        'makes targets low': [
          ({ element }) =>
            style(element, 'button{min-block-size:0!important;block-size:20px!important;padding:0!important}'),
          'height of',
        ],
        'makes targets narrow': [
          ({ element }) =>
            style(
              element,
              'button{flex:none!important;min-inline-size:0!important;inline-size:20px!important;padding:0!important;overflow:hidden}',
            ),
          'width of',
        ],
      },
    }),
  ),

  ...ownSurfaces.map(([name, scene]) =>
    rule({
      line: 'A5',
      title: `a window of 320 by 256 pixels holds it, with the longest words and text twice as large (${name})`,
      prepare: async () => {
        await sizeWindow(320, 256)
        afterwards(() => document.documentElement.removeAttribute('style'))
        return scene()
      },
      async check({ store, element }) {
        for (const fontSize of ['', '32px'])
          for (const language of ['en', 'de', 'el', 'fi', 'hu', 'ar'] as const) {
            document.documentElement.style.fontSize = fontSize
            speak(store, language)
            await settled()
            expect(document.documentElement.scrollWidth, `width of the page, ${language} ${fontSize}`).to.be.at.most(
              320,
            )
            expect(cutOff(element), `cut off, ${language} ${fontSize}`).to.eql([])
            // A word as wide as the window may be broken; a button must not be higher than the window.
            if (fontSize === '')
              for (const control of allOf(element, 'button'))
                expect(canBeSeen(control), `${nameOf(control)} can be seen, ${language}`).to.equal(true)
          }
      },
      seeds: {
        'keeps it at its full width': [
          ({ element }) => style(element, '.card{inline-size:440px!important;max-inline-size:none!important}'),
          name === 'widget' ? 'width of the page' : name === 'dialog' ? 'cut off' : 'can be seen',
        ],
        'breaks no lines of buttons': [
          ({ element }) => style(element, '.button{white-space:nowrap;font-size:2rem!important}'),
          name === 'widget' ? 'width of the page' : 'cut off',
        ],
      },
    }),
  ),

  ...ownSurfaces.map(([name, scene]) =>
    rule({
      line: 'A5',
      title: `nothing is cut off by the widest spacing of text that WCAG asks for (${name})`,
      prepare: async () => {
        const made = await scene({ language: 'fi' })
        style(made.element, spacing)
        await settled()
        return made
      },
      check({ element }) {
        expect(getComputedStyle(part(element, 'accept')).wordSpacing, 'the spacing').not.to.equal('0px')
        expect(cutOff(element), 'cut off').to.eql([])
      },
      seeds: {
        'gives buttons a fixed size': [
          ({ element }) =>
            style(
              element,
              '.button{flex:none!important;min-inline-size:0!important;block-size:44px;inline-size:60px;line-height:1.5}',
            ),
          'cut off',
        ],
      },
    }),
  ),

  ...(['light', 'dark'] as const).flatMap(colorScheme =>
    [...ownSurfaces, ['widget, a brand’s colours', widgetScene] as const].map(([name, scene]) =>
      rule({
        line: 'A6',
        title: `edges of controls and the ring of the focus stand out by 3 to 1 (${name}, ${colorScheme})`,
        prepare: async () => {
          if (name.includes('brand')) {
            document.documentElement.style.setProperty('--consent-accent', '#7a2e8e')
            if (colorScheme === 'dark') document.documentElement.style.setProperty('--consent-accent', '#e3a6f5')
            afterwards(() => document.documentElement.removeAttribute('style'))
          }
          const made = await scene({ colorScheme })
          style(made.element, '*{transition:none!important}')
          for (const toggle of allOf(made.element, '[part=switch-marketing]')) toggle.click()
          await settled()
          return made
        },
        async check({ element }) {
          for (const control of allOf(element, '.solid,.track'))
            expect(
              contrast(computed(control).backgroundColor, ground(control)) < 3,
              `lost ${nameOf(control)}`,
            ).to.equal(control.matches('[aria-checked=false] > *'))
          for (const control of allOf(element, '.soft,[aria-checked=false]>.track'))
            expect(
              contrast(computed(control).borderTopColor, ground(control)),
              `edge of ${nameOf(control)}`,
            ).to.be.at.least(3)
          for (const thumb of allOf(element, '.thumb'))
            expect(
              contrast(computed(thumb).backgroundColor, computed(thumb.parentElement!).backgroundColor),
              'thumb',
            ).to.be.at.least(3)
          await press('Tab')
          for (const control of allOf(element, 'button,a')) {
            control.focus()
            const { outlineStyle, outlineWidth, outlineColor } = ringOf(control)
            expect([outlineStyle, outlineWidth], `ring of ${nameOf(control)}`).to.eql(['solid', '2px'])
            expect(contrast(outlineColor, ground(control)), `ring of ${nameOf(control)}`).to.be.at.least(3)
          }
        },
        seeds: {
          'draws faint edges': [
            ({ element }) => style(element, `.root{--_control:${colorScheme === 'light' ? '#ccc' : '#444'}!important}`),
            'edge of',
          ],
          'draws no ring': [({ element }) => style(element, ':focus-visible{outline:0!important}'), 'ring of'],
          'draws a faint ring': [
            ({ element }) =>
              style(element, `:focus-visible{outline-color:${colorScheme === 'light' ? '#eee' : '#333'}!important}`),
            'ring of',
          ],
          'draws a faint ground': [
            ({ element }) =>
              style(element, `.solid,.track{background:${colorScheme === 'light' ? '#eee' : '#333'}!important}`),
            'lost',
          ],
        },
      }),
    ),
  ),

  rule({
    line: 'A6',
    title: 'on, off and locked differ by place and glyph, not by colour alone',
    prepare: async () => {
      const scene = await widgetScene()
      style(scene.element, '*{transition:none!important}')
      part(scene.element, 'switch-marketing').click()
      await settled()
      return scene
    },
    check({ element }) {
      const [on, off, locked] = ['marketing', 'experience', 'necessary'].map(name => part(element, `switch-${name}`))
      const place = (toggle: Element): number =>
        box(toggle.querySelector('.thumb')!).left - box(toggle.querySelector('.track')!).left
      const glyph = (toggle: Element): string => {
        const path = toggle.querySelector('path')
        return path && box(path).width > 0 ? String(path.getAttribute('d')) : 'none'
      }
      expect(place(on!) - place(off!), 'their places').to.be.above(10)
      expect(new Set([on!, off!, locked!].map(glyph)).size, 'their glyphs').to.equal(3)
    },
    seeds: {
      'keeps the thumb in its place': [
        ({ element }) => style(element, '.thumb{transform:none!important}'),
        'their places',
      ],
      'hides the glyphs': [({ element }) => style(element, '.thumb svg{display:none}'), 'their glyphs'],
    },
  }),

  ...ownSurfaces.map(([name, scene]) =>
    rule({
      line: 'A7',
      title: `forced colours leave edges, states and the focus to be seen (${name})`,
      prepare: async () => {
        await pretend({ forcedColors: 'active' })
        const made = await scene()
        style(made.element, '*{transition:none!important}')
        for (const toggle of allOf(made.element, '[part=switch-marketing]')) toggle.click()
        await settled()
        return made
      },
      async check({ element }) {
        expect(matchMedia('(forced-colors:active)').matches, 'colours are forced').to.equal(true)
        for (const edge of allOf(element, '.card,.button,.track')) {
          const { borderTopStyle, borderTopWidth, borderTopColor } = computed(edge)
          expect([borderTopStyle, parseFloat(borderTopWidth) > 0], `edge of ${nameOf(edge)}`).to.eql(['solid', true])
          expect(contrast(borderTopColor, ground(edge)), `edge of ${nameOf(edge)}`).to.be.at.least(3)
        }
        const tracks = allOf(element, '[part=switch-marketing]>.track,[part=switch-experience]>.track')
        const looks = tracks.map(track => computed(track).backgroundColor)
        expect(new Set(looks).size, 'on and off').to.equal(tracks.length)
        await press('Tab')
        for (const control of allOf(element, 'button,a')) {
          control.focus()
          const { outlineStyle, outlineWidth } = ringOf(control)
          expect([outlineStyle, outlineWidth], `ring of ${nameOf(control)}`).to.eql(['solid', '2px'])
        }
      },
      seeds: {
        'draws no edges': [({ element }) => style(element, '.card,.button{border:0!important}'), 'edge of'],
        'draws the ring as a shadow': [
          ({ element }) => style(element, ':focus-visible{outline:0!important;box-shadow:0 0 0 2px red!important}'),
          'ring of',
        ],
        ...(name !== 'banner' && {
          'colours on and off alike': [
            ({ element }: Scene) =>
              style(element, '.switch>.track{forced-color-adjust:none!important;background:Canvas!important}'),
            'on and off',
          ] as const,
        }),
      },
    }),
  ),

  rule({
    line: 'A8',
    title: 'where motion is to be reduced nothing moves, and the banner goes at once',
    prepare: async () => {
      await pretend({ reducedMotion: 'reduce' })
      return bannerScene({ fades: true })
    },
    async check({ element }) {
      for (const node of [...allOf(element, '*'), part(element, 'banner')]) expectStill(node)
      part(element, 'reject').click()
      await settled()
      expect(partOrNull(element, 'banner') === null, 'it has gone').to.equal(true)
    },
    seeds: {
      'fades all the same': [({ element }) => style(element, '.card{animation-duration:5s!important}'), 'banner moves'],
      'changes colours slowly': [
        ({ element }) => style(element, '.button{transition:all 1s!important}'),
        'accept moves',
      ],
      'holds the banner back': [
        ({ element }) => overhear('click', () => style(element, '.card{animation-duration:5s!important}')),
        'it has gone',
      ],
    },
  }),

  rule({
    line: 'A8',
    title: 'where motion is to be reduced the dialog comes and goes at once',
    prepare: async () => {
      await pretend({ reducedMotion: 'reduce' })
      return dialogScene({ fades: true })
    },
    async check({ element }) {
      expect(computed(part(element, 'dialog')).opacity, 'it is there').to.equal('1')
      for (const node of allOf(element, '*')) expectStill(node)
      part(element, 'reject').click()
      await settled()
      expect(partOrNull(element, 'dialog') === null, 'it has gone').to.equal(true)
    },
    seeds: {
      'fades all the same': [({ element }) => style(element, 'dialog{animation-duration:5s!important}'), 'it is there'],
      'lets switches glide': [
        ({ element }) => style(element, '.thumb{transition:all 1s!important}'),
        'thumb off moves',
      ],
    },
  }),

  ...(
    [
      ['banner', bannerScene, 'banner', '--consent-banner-duration'],
      ['dialog', dialogScene, 'dialog', '--consent-dialog-duration'],
    ] as const
  ).map(([name, scene, surface, duration]) =>
    rule({
      line: 'A8',
      title: `it goes after 200 milliseconds, though its animation never ends, as in a hidden tab (${name})`,
      prepare: () => scene({ fades: true }),
      async check({ element }) {
        style(element, '*{animation-play-state:paused!important}')
        overhear('animationend', event => event.stopImmediatePropagation())
        const clock = stopClock()
        try {
          part(element, 'reject').click()
          // The fade begins with the paint that follows the press.
          await new Promise(requestAnimationFrame)
          await clock.pass(0)
          await clock.pass(400)
          expect(partOrNull(element, surface) === null, 'it has gone').to.equal(true)
        } finally {
          clock.restore()
        }
      },
      seeds: {
        'gives it a minute': [({ element }) => element.style.setProperty(duration, '60s'), 'it has gone'],
      },
    }),
  ),

  ...ownSurfaces.map(([name, scene]) =>
    rule({
      line: 'A9',
      title: `in Arabic it runs from right to left, and Tab follows what is seen (${name})`,
      prepare: () => scene({ language: 'ar', policyUrl: null }),
      check({ element }) {
        expect(computed(outermost(element)).direction, 'its direction').to.equal('rtl')
        const controls = allOf(element, '.card button')
        for (const [at, control] of controls.slice(1).entries()) {
          // Positions within different scroll containers cannot be compared.
          if (controls[at]!.closest('.scroll-view') !== control.closest('.scroll-view')) continue
          const [before, after] = [box(controls[at]!), box(control)]
          const below = after.top >= before.bottom - 1
          expect(below || after.right <= before.left + 1, `the place of ${nameOf(control)}`).to.equal(true)
        }
      },
      seeds: {
        'writes from left to right': [({ element }) => (outermost(element).dir = 'ltr'), 'its direction'],
        'leaves the buttons as they were': [({ element }) => style(element, '.buttons{direction:ltr}'), 'the place of'],
      },
    }),
  ),

  rule({
    line: 'A13',
    title: 'the banner says politely, in a region that was there before, that the choice is saved',
    prepare: async () => {
      const scene = await bannerScene()
      return { ...scene, status: rootOf(scene.element).querySelector<HTMLElement>('[role=status]') }
    },
    async check({ element, status }) {
      expect(status?.textContent, 'there before').to.equal('')
      part(element, 'accept').click()
      await settled()
      expect([partOrNull(element, 'banner') === null, status!.textContent], 'what it says').to.eql([
        true,
        en.common.saved,
      ])
      expect([computed(status!).display, status!.isConnected], 'is it told').to.eql(['block', true])
      expect(status!.ariaLive ?? 'polite', 'how it says it').to.equal('polite')
    },
    seeds: {
      'speaks too early': [({ status }) => status!.append('saved'), 'there before'],
      'takes the words away': [
        ({ status }) =>
          new MutationObserver(() => (status!.textContent = '')).observe(status!, {
            characterData: true,
            childList: true,
            subtree: true,
          }),
        'what it says',
      ],
      'hides it from everybody': [({ element }) => style(element, '.status{display:none}'), 'is it told'],
      shouts: [({ status }) => (status!.ariaLive = 'assertive'), 'how it says it'],
    },
  }),

  ...surfaces.map(([name, scene]) =>
    rule({
      line: 'A14',
      title: `headings begin at 2 and skip nothing, no landmark of the page is doubled, no id is there twice (${name})`,
      prepare: () => scene(),
      check({ element }) {
        const levels = allOf(element, 'h1,h2,h3,h4,h5,h6,[role=heading]').map(heading =>
          Number(heading.ariaLevel ?? heading.localName.slice(1)),
        )
        for (const [at, level] of levels.entries())
          expect(level, 'levels of headings').to.be.within(2, at === 0 ? 2 : levels[at - 1]! + 1)
        const ids = allOf(element, '[id]').map(({ id }) => id)
        expect(ids.length - new Set(ids).size, 'ids that are there twice').to.equal(0)
        const landmarks = 'main,header,footer,nav,aside,[role=main],[role=banner],[role=contentinfo],[role=navigation]'
        expect(allOf(element, landmarks).length, 'landmarks').to.equal(0)
      },
      seeds: {
        'skips a level': [
          ({ element }) => rootOf(element).lastElementChild!.append(document.createElement('h5')),
          'levels of headings',
        ],
        'uses an id twice': [
          ({ element }) =>
            rootOf(element).append(...[1, 2].map(() => Object.assign(document.createElement('i'), { id: 'twice' }))),
          'ids that are there twice',
        ],
        'makes a main part of it': [
          ({ element }) => rootOf(element).append(document.createElement('main')),
          'landmarks',
        ],
      },
    }),
  ),

  ...surfaces.map(([name, scene]) =>
    rule({
      line: 'A15',
      title: `it carries the language and the direction of its texts, whatever those of the page are (${name})`,
      prepare: () => scene({ language: 'ar' }),
      async check({ store, element }) {
        expect([outermost(element).lang, outermost(element).dir], 'in Arabic').to.eql(['ar', 'rtl'])
        speak(store, 'el')
        await settled()
        expect([outermost(element).lang, outermost(element).dir], 'in Greek').to.eql(['el', 'ltr'])
      },
      seeds: {
        'calls it English': [({ element }) => (outermost(element).lang = 'en'), 'in Arabic'],
        'keeps its direction': [
          ({ store, element }) => {
            const root = outermost(element)
            afterwards(store.sub(isPrivacyDialogOpenAtom, () => {}))
            new MutationObserver(() => {
              if (root.dir === 'ltr') root.dir = 'rtl'
            }).observe(root, { attributes: true })
          },
          'in Greek',
        ],
      },
    }),
  ),

  ...surfaces
    .filter(([name]) => name !== 'widget')
    .map(([name, scene]) =>
      rule({
        line: 'A16',
        title: `it is not printed (${name})`,
        prepare: async () => {
          const made = await scene()
          await pretend({ media: 'print' })
          return made
        },
        check({ element }) {
          const seen = allOf(element, 'button').filter(button => button.checkVisibility())
          expect(seen.map(nameOf), 'what is printed').to.eql([])
        },
        seeds: {
          'prints it': [
            ({ element }) =>
              style(element, '@media print{:host{display:block!important}.root{display:block!important}}'),
            'what is printed',
          ],
        },
      }),
    ),

  ...surfaces.map(([name, scene]) =>
    rule({
      line: 'A16',
      title: `nothing appears under the pointer alone, and two fingers can enlarge it (${name})`,
      prepare: () => scene(),
      check({ element }) {
        const hovered = rulesOf(element).filter(({ selectorText }) => selectorText.includes(':hover'))
        const colours = new Set(['background-color', 'background', 'border-color', 'color'])
        const others = hovered.flatMap(({ style }) =>
          [...style].filter(
            property => !colours.has(property) && !/^(background|border)-.*|^border-.*-color$/.test(property),
          ),
        )
        expect(others, 'what hovering changes').to.eql([])
        const held = allOf(element, '*').filter(
          node => !/auto|manipulation|pinch-zoom/.test(computed(node).touchAction),
        )
        expect(held.map(nameOf), 'what holds fingers').to.eql([])
      },
      seeds: {
        'shows more under the pointer': [
          ({ element }) => style(element, 'button:hover span{display:block}'),
          'what hovering changes',
        ],
        'holds fingers': [({ element }) => style(element, 'button{touch-action:none!important}'), 'what holds fingers'],
      },
    }),
  ),

  rule({
    line: 'A18',
    title: 'a screen reader is told of the banner what it is, what it is for, and its buttons',
    prepare: () => bannerScene(),
    async check() {
      const told = await spoken()
      for (const thing of [
        'region "We value your privacy"',
        'heading "We value your privacy" level=2',
        'link "Privacy policy"',
        'button "Accept All"',
        'button "Reject All"',
        'button "Customize"',
      ])
        expect(told, 'what is told').to.include(thing)
    },
    seeds: {
      'hides Reject All from it': [
        ({ element }) => (part(element, 'reject').ariaHidden = 'true'),
        'button "Reject All"',
      ],
      'gives the banner no name': [({ element }) => (part(element, 'title').textContent = ''), 'region "We value'],
      'takes a button for a text': [
        ({ element }) => part(element, 'customize').setAttribute('role', 'img'),
        'button "Customize"',
      ],
    },
  }),

  rule({
    line: 'A18',
    title: 'a screen reader is told of the dialog its name and text, and of each switch its name and state',
    prepare: async () => {
      const scene = await dialogScene({ policyUrl: null })
      part(scene.element, 'switch-marketing').click()
      await settled()
      return scene
    },
    async check() {
      const told = await spoken()
      for (const thing of [
        `dialog "Privacy Settings" (${fillText(en.consentManagerDialog.description, en.cookieBanner)}) modal=true`,
        'heading "Privacy Settings" level=2',
        'button "Close"',
        `switch "Strictly necessary" (Always active ${en.consentTypes.necessary.description}) disabled=true checked=true`,
        `switch "Videos and maps" (${en.consentTypes.experience.description}) checked=false`,
        `switch "Marketing" (${en.consentTypes.marketing.description}) checked=true`,
        'button "Marketing" expanded=false',
        'button "Save Settings"',
      ])
        expect(told, 'what is told').to.include(thing)
    },
    seeds: {
      'does not tell a state': [
        ({ element }) => part(element, 'switch-marketing').removeAttribute('aria-checked'),
        'switch "Marketing"',
      ],
      'gives Close no name': [({ element }) => (part(element, 'close').ariaLabel = null), 'button "Close"'],
      'does not describe the dialog': [
        ({ element }) => part(element, 'dialog').removeAttribute('aria-describedby'),
        'dialog "Privacy Settings"',
      ],
    },
  }),
]
