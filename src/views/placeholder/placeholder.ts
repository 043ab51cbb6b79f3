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

/** Returns the product with its company, such as "Google Maps (Google LLC)". */
const companyOf = ({ title, company }: Service): string =>
  company.name.startsWith(title) ? company.name : `${title} (${company.name})`

/**
 * Writes a label in which the smallest boxes show only the name. The rest stays in the name that screen readers and voice
 * control use.
 */
function nameIn(label: Element, pattern: string, name: string): void {
  const [before, after] = pattern.split(/\{\w+\}/)
  const hidden = { class: 'rest-of-label' }
  label.replaceChildren(build('span', hidden, before), build('span', {}, name), build('span', hidden, after))
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
  const sentence = build('span', {})
  const policy = build('a', { part: 'link', class: 'policy', target: '_blank', rel: 'noopener noreferrer' })
  // In the smallest boxes, the button names a known service. The sentence, of which they show the start, may name the host late.
  const who = build('span', { class: 'who', 'aria-hidden': 'true' })
  const description = build('p', { class: 'muted', part: 'description', id: 'description' }, who, sentence)
  // Only inserted with an address. A picture that cannot be loaded, or is blocked, shows nothing.
  const poster = build('img', { part: 'poster', class: 'poster', alt: '' })
  const note = build('p', { class: 'muted' })
  const requested = build('p', { class: 'muted', part: 'requested' })
  const glyph = icon()
  glyph.setAttribute('part', 'icon')
  const labels = { load: build('span', {}), allow: build('span', {}) }
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
  const rest = build('div', { class: 'rest', id: 'rest', hidden: '' }, settings, policy)
  const status = build('p', { class: 'status', role: 'status' })
  const actions = build('div', { class: 'actions' }, bar, rest)
  const words = build('div', { class: 'words' }, title, description, requested, note)
  const card = build('div', { class: 'card' }, words, actions)
  const sheet = build('div', { class: 'sheet', part: 'placeholder' }, card)
  const surface = build('div', { class: 'root inline' }, sheet, status)
  root.append(surface)
  root.addEventListener('click', click => {
    const action = (click.target as Element).closest<HTMLElement>('[data-action]')?.dataset.action
    if (action) act(action as PlaceholderAction, click)
  })

  more.addEventListener('click', () => {
    rest.hidden = !rest.hidden
    more.setAttribute('aria-expanded', String(!rest.hidden))
    card.toggleAttribute('data-open', !rest.hidden)
  })

  /** Shows one button, with the icon of the content; the other one is among the rest. */
  const arrange = (): void => {
    const [first, second] = allow.hidden ? [load, allow] : [allow, load]
    if (first.parentNode === bar) return
    bar.prepend(first)
    rest.prepend(second)
    first.prepend(glyph)
    first.className = 'button solid'
    second.className = 'button soft'
  }

  /** Few frames need this notice, so its texts are a file of their own. */
  const addNotice = async (values: Readonly<Record<string, string>>): Promise<void> => {
    const language = store.get(languageAtom)
    const file = await import('../../translations/requested-notice').catch(() => null)
    if (file && store.get(languageAtom) === language)
      requested.textContent = fill(file.requestedNotice(language), values)
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
      who.hidden = service !== null
      surface.lang = store.get(languageAtom)
      surface.dir = store.get(directionAtom)
      surface.dataset.scheme = store.get(colorSchemeAtom)
      glyph.firstElementChild!.setAttribute('d', glyphFor(known?.purpose ?? link.href))
      arrange()
      const href = safeHref(known?.privacyUrl ?? null)
      policy.hidden = href === null
      if (href !== null && known) {
        policy.setAttribute('href', href)
        policy.setAttribute('aria-label', `${texts.common.privacyPolicy}: ${known.title}`)
      }
      const picture = frame.dataset.poster
      surface.toggleAttribute('data-poster', !!picture)
      if (!picture) poster.remove()
      else if (poster.getAttribute('src') !== picture) {
        poster.setAttribute('src', picture)
        surface.prepend(poster)
      }
      const receiver = known ? { ...values, host: companyOf(known) } : values
      const settingsTitle = consentManagerDialog.title
      const loading = fill(placeholder.load, values)
      more.setAttribute('aria-label', load.parentNode === rest ? `${loading}, ${settingsTitle}` : settingsTitle)
      const texted: [Element, string][] = [
        [title, frame.title || fill(placeholder.title, { host: known?.title ?? host })],
        [who, receiver.host],
        [sentence, fill(placeholder.description, receiver)],
        [policy, href === null ? '' : texts.common.privacyPolicy],
        [note, signalNote(texts, store.get(signalsAtom), store.get(settingsAtom).privacySettings, named) ?? ''],
        [labels.load, loading],
        [settings, settingsTitle],
      ]
      for (const [node, text] of texted) if (node.textContent !== text) node.textContent = text
      nameIn(
        labels.allow,
        ...(service
          ? ([texts.services.alwaysAllow, service.title] as const)
          : ([placeholder.allow, values.category] as const)),
      )
      if (mayHaveBeenRequested) void addNotice(values)
      place()
    },
    get notice() {
      return { title: title.textContent!, description: sentence.textContent }
    },
    finish(message) {
      element.toggleAttribute('data-done', true)
      root.adoptedStyleSheets.pop()
      sheet.remove()
      status.textContent = message
    },
  }
}
