import type { HeldFrame } from '../../blocking/hold/held-frame'
import { consentCategories } from '../../consent/categories'
import { allConsents } from '../../consent/consents'
import { effectiveConsents } from '../../consent/effective-consents'
import type { ShownText } from '../../consent/shown-text'
import { isPatched } from '../../blocking/patch/is-patched'
import type { ConsentStore } from '../../store/create-consent-store'
import { languageAtom } from '../../store/language-atoms'
import { colorSchemeAtom, settingsAtom, signalsAtom } from '../../store/settings-atoms'
import { directionAtom, textsAtom } from '../../store/text-atoms'
import { categoryText } from '../../translations/category-text'
import { adoptStyles } from '../adopt-styles'
import { fill } from '../fill-markup'
import { signalNote } from '../signal-note'
import { build } from '../parts/build'
import { icon } from '../parts/icon'
import { safeHref } from '../parts/safe-href'
import type { Service } from '../../services/service'
import { glyphFor } from './glyph-for'
import { serviceOf } from './service-of'
import { placeholderRect } from './placeholder-rect'
import { placeholderStyles } from './placeholder-styles'
import { showWhatFits } from './show-what-fits'

/** The actions of a placeholder's buttons. */
export type PlaceholderAction = 'load' | 'allow' | 'settings'

/** The placeholder of a blocked frame. */
export interface Placeholder {
  element: HTMLElement
  /**
   * Updates the texts, and the position to that of the frame.
   * @param service the service that the frame belongs to, if it is known
   */
  draw(blocked: HeldFrame, service: Service | null): void
  /** The texts, as the visitor reads them. */
  readonly notice: ShownText
  /** Hides the placeholder, and announces a last message to screen readers. */
  finish(message: string): void
}

const dots = 'M5 12h.01M12 12h.01M19 12h.01'

/**
 * What a placeholder shows, from the most to the least, as classes of its card. `large`: the large icon. `two`: loading once
 * beside the first button; `stack`: below it. `short`: without notices. `untitled`: without the title. `brief`: the names of
 * service and company in place of the sentence, and a button that does not repeat them. `least`: in small print.
 */
const looks = [
  'large two',
  'large stack',
  'large',
  '',
  'short',
  'brief short',
  'brief short untitled',
  'brief short untitled least',
]

/** The width from which two buttons are beside each other, in units of text. */
const wide = 26

/** Returns the product with its company, such as "Google Maps (Google LLC)". */
const companyOf = ({ title, company }: Service): string =>
  company.name.startsWith(title) ? company.name : `${title} (${company.name})`

const letter = /[\p{L}\p{M}]/u

/** Divides a text at the place of a name in it, which takes the colon and the quotation marks around it along. */
function divided(text: string): [before: string, name: string, after: string] {
  const open = text.indexOf('{')
  const close = text.indexOf('}', open)
  if (open < 0 || close < 0) return [text, '', '']
  let from = open
  while (from > 0 && !letter.test(text[from - 1]!)) from--
  let to = close + 1
  for (let at = to; at < text.length && !letter.test(text[at]!); at++) if (text[at] !== ' ') to = at + 1
  return [text.slice(0, from), text.slice(from, to), text.slice(to)]
}

/**
 * Writes a label that can be shown without the name in it, where that is written above it. The whole stays in the name that
 * screen readers and voice control use.
 */
function labelWith(label: Element, pattern: string, name: string): void {
  const [before, named, after] = divided(pattern)
  const middle = named.replace(/\{\w+\}/, () => name)
  if (label.textContent === `${before}${middle}${after}`) return
  label.replaceChildren(
    build('span', {}, before),
    build('span', { class: 'name-in-label' }, middle),
    build('span', {}, after),
  )
}

/**
 * Creates the placeholder of a frame. It is a sibling of the frame, which is hidden meanwhile. The page's own nodes are
 * not moved, wrapped or changed.
 * @param act called with the action of a clicked button, and the click
 */
export function placeholderFor(
  frame: HTMLElement,
  store: ConsentStore,
  act: (action: PlaceholderAction, click: Event) => void,
): Placeholder {
  const element = build('consent-placeholder', {})
  const root = element.attachShadow({ mode: 'open' })
  const box = new CSSStyleSheet()
  adoptStyles(root, placeholderStyles)
  root.adoptedStyleSheets.push(box)

  const button = (action: PlaceholderAction, className: string): HTMLElement =>
    build('button', {
      type: 'button',
      class: className,
      part: action,
      'data-action': action,
      'aria-describedby': action === 'settings' ? null : 'description',
    })
  const title = build('p', { class: 'title', part: 'title' })
  const sentence = build('span', { class: 'sentence' })
  const policy = build('a', { part: 'link', class: 'link', target: '_blank', rel: 'noopener noreferrer' })
  // In place of the sentence, where there is no room for it.
  const who = build('span', { class: 'who', 'aria-hidden': 'true' })
  const description = build('p', { class: 'muted', part: 'description', id: 'description' }, who, sentence)
  // Only inserted with an address. A picture that cannot be loaded, or is blocked, shows nothing.
  const poster = build('img', { part: 'poster', class: 'poster', alt: '' })
  const note = build('p', { class: 'muted extra' })
  const requested = build('p', { class: 'muted extra', part: 'requested' })
  const glyph = icon()
  glyph.setAttribute('part', 'icon')
  const emblem = build('span', { class: 'emblem', part: 'emblem' }, icon())
  const labels = { load: build('span', { class: 'label' }), allow: build('span', { class: 'label' }) }
  const load = button('load', 'button')
  const allow = button('allow', 'button')
  load.append(labels.load)
  allow.append(labels.allow)
  const settings = button('settings', 'link')
  const more = build(
    'button',
    { type: 'button', class: 'glyph', part: 'more', 'aria-expanded': 'false', 'aria-controls': 'rest' },
    icon(dots),
  )
  const bar = build('div', { class: 'bar' }, more)
  const rest = build('div', { class: 'rest', id: 'rest' }, settings, policy)
  const status = build('p', { class: 'status', role: 'status' })
  const actions = build('div', { class: 'actions' }, bar, rest)
  const words = build('div', { class: 'words' }, title, description, requested, note)
  const card = build('div', { class: 'card' }, emblem, words, actions)
  const sheet = build('div', { class: 'sheet', part: 'placeholder' }, card)
  const surface = build('div', { class: 'root inline' }, sheet, status)
  root.append(surface)
  root.addEventListener('click', click => {
    const action = (click.target as Element).closest<HTMLElement>('[data-action]')?.dataset.action
    if (action) act(action as PlaceholderAction, click)
  })

  more.addEventListener('click', () => {
    more.setAttribute('aria-expanded', String(card.toggleAttribute('data-open')))
    fit()
  })

  /** Shows a look. The first button has the icon of the content; the second one is beside it, or among the rest. */
  const show = (look: string): void => {
    card.className = `card ${look}`
    const [first, second] = allow.hidden ? [load, allow] : [allow, load]
    const place = look.includes('two') ? bar : rest
    if (first.parentNode !== bar || first.nextSibling === null) bar.prepend(first)
    // A moved button would lose the focus.
    if (second.parentNode !== place && root.activeElement !== second)
      if (place === bar) more.before(second)
      else rest.prepend(second)
    if (glyph.parentNode !== first) first.prepend(glyph)
    first.className = 'button solid'
    second.className = 'button soft'
    // A label of one line, if it can leave out a name that is written above it; one of two lines has no icon.
    const label = first.lastElementChild as HTMLElement
    const wraps = (): boolean => label.offsetHeight > 1.8 * Number.parseFloat(getComputedStyle(label).fontSize)
    card.classList.toggle('verb', (allowsService || look.includes('brief')) && wraps())
    card.classList.toggle('plain', wraps())
    const behind = second.hidden || /two|stack/.test(look) ? [settings] : [second, settings]
    more.setAttribute('aria-label', behind.map(({ textContent }) => textContent).join(', '))
  }

  let allowsService = false
  let closedLook = ''
  let fitted = ''
  /** Shows what the box has room for. The rest may take the place of the words, unless these are whole only with it. */
  const fit = (): void => {
    const isOpen = card.hasAttribute('data-open')
    const { clientWidth, clientHeight } = surface
    // Measuring takes milliseconds, and most redraws change nothing that counts.
    const measured = [
      clientWidth,
      clientHeight,
      status.clientWidth,
      isOpen,
      allow.hidden,
      load.hidden,
      words.textContent,
      labels.allow.textContent,
      labels.load.textContent,
    ]
    if (measured.join() === fitted) return
    fitted = measured.join()
    const small = closedLook.replace('large', '')
    const open = small.includes('brief') ? ['untitled'] : [closedLook, small, `${small} bare`]
    const isWide = clientWidth >= wide * status.clientWidth
    const closed = looks.filter(look => isWide || !look.includes('two'))
    const look = showWhatFits(isOpen ? open : closed, show, [sheet, bar, load, allow])
    if (!isOpen) closedLook = look
  }

  /** Few frames need this notice, so its texts are a file of their own. */
  const addNotice = async (values: Readonly<Record<string, string>>): Promise<void> => {
    const language = store.get(languageAtom)
    const file = await import('../../translations/requested-notice').catch(() => null)
    if (!file || store.get(languageAtom) !== language) return
    requested.textContent = fill(file.requestedNotice(language), values)
    fit()
  }

  /** With a picture, the colors are those of dark pages. */
  const drawPoster = (): void => {
    const picture = frame.dataset.poster
    surface.dataset.scheme = picture ? 'page-dark' : store.get(colorSchemeAtom)
    surface.toggleAttribute('data-poster', !!picture)
    if (!picture) poster.remove()
    else if (poster.getAttribute('src') !== picture) {
      poster.setAttribute('src', picture)
      surface.prepend(poster)
    }
  }

  const place = (): void => {
    if (element.nextElementSibling !== frame) {
      frame.before(element)
      // WebKit applies the sibling rule that hides the frame only after a layout.
      void element.offsetWidth
    }
    // Our rule hides the frame. Disable it briefly to read its own `display`.
    element.toggleAttribute('data-done', true)
    const { display, minWidth, minHeight, transform } = getComputedStyle(frame)
    element.removeAttribute('data-done')
    box.replaceSync(placeholderRect(frame, { display, minWidth, minHeight, transform }))
  }

  // The status has the size of the unit of text.
  const sizes = new ResizeObserver(fit)
  sizes.observe(surface)
  sizes.observe(status)

  return {
    element,
    draw(blocked, known) {
      const { url, categories, mayHaveBeenRequested = false } = blocked
      const service = serviceOf(store, frame, blocked)
      const texts = store.get(textsAtom)
      const { placeholder, consentManagerDialog } = texts
      const link = build('a', { href: url })
      const named = consentCategories.filter(({ name }) => categories.includes(name))
      const host = (link.hostname || location.hostname).replace(/^www\./, '')
      const values = {
        host,
        category: named.map(category => categoryText(texts, category).title).join(', '),
      }
      const mayBe = effectiveConsents(allConsents(), store.get(signalsAtom), store.get(settingsAtom).privacySettings)
      // A browser signal can rule out the categories for good. A strict Content-Security-Policy cannot be lifted before
      // the next page load.
      allow.hidden = !categories.every(name => mayBe[name])
      load.hidden = isPatched('strict')
      note.hidden = !allow.hidden
      requested.hidden = !mayHaveBeenRequested
      surface.lang = store.get(languageAtom)
      surface.dir = store.get(directionAtom)
      const { kind, path } = glyphFor(known?.purpose ?? link.href)
      surface.dataset.kind = kind
      for (const one of [glyph, emblem.firstElementChild!]) one.firstElementChild!.setAttribute('d', path)
      const href = safeHref(known?.privacyUrl ?? null)
      policy.hidden = href === null
      if (href !== null && known) {
        policy.setAttribute('href', href)
        policy.setAttribute('aria-label', `${texts.common.privacyPolicy}: ${known.title}`)
      }
      drawPoster()
      const receiver = known ? { ...values, host: companyOf(known) } : values
      const settingsTitle = consentManagerDialog.title
      const loading = fill(placeholder.load, values)
      // A press on the large icon is that on a player: it loads this frame, and stores nothing.
      emblem.title = load.hidden ? '' : loading
      emblem.dataset.action = load.hidden ? '' : 'load'
      const texted: [Element, string][] = [
        [title, frame.title || fill(placeholder.title, { host: known?.title ?? host })],
        [who, service ? receiver.host : `${receiver.host}\n${values.category}`],
        [sentence, fill(placeholder.description, receiver)],
        [policy, href === null ? '' : texts.common.privacyPolicy],
        [note, signalNote(texts, store.get(signalsAtom), store.get(settingsAtom).privacySettings, named) ?? ''],
        [labels.load, loading],
        [settings, settingsTitle],
      ]
      for (const [node, text] of texted) if (node.textContent !== text) node.textContent = text
      allowsService = service !== null
      const [pattern, name] = service
        ? [texts.services.alwaysAllow, service.title]
        : [placeholder.allow, values.category]
      labelWith(labels.allow, pattern, name)
      if (mayHaveBeenRequested) void addNotice(values)
      place()
      fit()
    },
    get notice() {
      return { title: title.textContent!, description: sentence.textContent }
    },
    finish(message) {
      sizes.disconnect()
      element.toggleAttribute('data-done', true)
      root.adoptedStyleSheets.pop()
      sheet.remove()
      status.textContent = message
    },
  }
}
