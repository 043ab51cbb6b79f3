import { version } from '../consent/version'
import { adoptStyles } from '../views/adopt-styles'
import { buildElement } from './build-element'
import { followPage } from './follow-page'
import { inspectorStyles } from './inspector-styles'
import { readFacts, type Facts } from './read-facts'
import { requestList } from './request-list'

/** The options of the inspector. */
export interface InspectorOptions {
  /** The name of the global queue of Google's tags. Default: the name in the page's markup, or `dataLayer`. */
  dataLayerName?: string
}

type Word = Node | string

const tones: Readonly<Record<string, string>> = { on: 'good', granted: 'good' }
const badge = (kind: string, text = kind): HTMLElement =>
  buildElement('span', { class: `badge ${tones[kind] ?? ''}` }, text)
const onOff = (on: boolean): HTMLElement => (on ? badge('on') : badge('off'))
const sent = (on: boolean): Word => (on ? badge('on', 'sent') : 'not sent')
const json = (value: unknown): string => JSON.stringify(value, null, 2)

const list = (entries: readonly (readonly [string, Word])[]): HTMLElement =>
  buildElement(
    'dl',
    { class: 'pairs' },
    ...entries.flatMap(([name, word]) => [buildElement('dt', {}, name), buildElement('dd', {}, word)]),
  )

function table(names: readonly string[], rows: readonly (readonly Word[])[]): HTMLElement {
  const head = names.map(name => buildElement('th', { scope: 'col' }, name))
  const body = rows.map(cells => buildElement('tr', {}, ...cells.map(cell => buildElement('td', {}, cell))))
  return buildElement(
    'table',
    {},
    buildElement('thead', {}, buildElement('tr', {}, ...head)),
    buildElement('tbody', {}, ...body),
  )
}

/** Renders the content of each section. The requests have a list of their own. */
const sections: Record<string, (facts: Facts) => Word[]> = {
  'In force'({ state, categories }) {
    if (!state)
      return [buildElement('p', { class: 'soft' }, 'No consent manager runs on this page. Only necessary is in force.')]
    const rows = categories.map(({ name, isShown, chosen, inForce }) => [
      name,
      isShown ? 'yes' : 'no',
      onOff(chosen),
      onOff(inForce),
    ])
    return [table(['Category', 'Shown', 'Chosen', 'In force'], rows)]
  },
  State({ state }) {
    if (!state) return [buildElement('p', { class: 'soft' }, 'Not known.')]
    const { consentInfo, showPopup, isPrivacyDialogOpen, isLoadingConsentInfo, language, selection, consents } = state
    const draft = Object.entries(selection).filter(([name, on]) => consents[name as keyof typeof consents] !== on)
    return [
      list([
        ['Decision', consentInfo ? `${consentInfo.type}, ${new Date(consentInfo.time).toISOString()}` : 'none yet'],
        ['Banner', showPopup ? 'shows' : isLoadingConsentInfo ? 'is loading' : 'does not show'],
        ['Settings', isPrivacyDialogOpen ? 'open' : 'closed'],
        ['Not saved', draft.map(([name, on]) => `${name} ${on ? 'on' : 'off'}`).join(', ') || 'nothing'],
        ['Language', language],
      ]),
    ]
  },
  'Jurisdiction and signals'({ state, signals }) {
    const { jurisdictionInfo, locationInfo, privacySettings } = state ?? {}
    const place = [locationInfo?.countryCode, locationInfo?.regionCode].filter(Boolean).join('-')
    return [
      list([
        [
          'Jurisdiction',
          jurisdictionInfo ? `${jurisdictionInfo.code}: ${jurisdictionInfo.message}` : 'was not requested',
        ],
        ['Location', place || 'unknown'],
        ['Global Privacy Control', sent(signals.globalPrivacyControl)],
        ['Do Not Track', sent(signals.doNotTrack)],
        ['Do Not Track counts', privacySettings ? (privacySettings.honorDoNotTrack ? 'yes' : 'no') : 'not known'],
      ]),
    ]
  },
  'Google Consent Mode'({ consentMode, dataLayerName }) {
    if (consentMode.length === 0)
      return [buildElement('p', { class: 'soft' }, `There are no consent commands in ${dataLayerName}.`)]
    return [
      table(
        ['Signal', 'Value', 'By'],
        consentMode.map(({ name, value, by }) => [name, badge(value), by]),
      ),
    ]
  },
  'Third parties that no list knows'({ unlisted }) {
    if (unlisted.length === 0) return [buildElement('p', { class: 'soft' }, 'None, or everything is allowed.')]
    return [
      table(
        ['Host', 'By', 'Since'],
        unlisted.map(({ host, channel, time }) => [host, channel, new Date(time).toTimeString().slice(0, 8)]),
      ),
    ]
  },
  Record({ record }) {
    if (record === null) return [buildElement('p', { class: 'soft' }, 'Nothing is stored.')]
    return [buildElement('pre', { tabindex: '0', role: 'region', 'aria-label': 'Record' }, json(record))]
  },
}
/** The sections that are open at first. */
const unfolded = new Set(['In force', 'Jurisdiction and signals'])

/** Closes the open panel; undefined if none is open. */
let closeOpen: (() => void) | undefined

/**
 * Opens a panel that shows state, record, jurisdiction, signals, Consent Mode and all blocked requests. It updates
 * live, and only reads. Escape closes it.
 * @param options where to find the data layer
 * @returns a function that closes the panel; a second call while it is open returns the same function
 * @throws TypeError if `dataLayerName` is not a non-empty string
 */
export function openInspector({ dataLayerName }: InspectorOptions = {}): () => void {
  if (dataLayerName !== undefined && (typeof dataLayerName !== 'string' || dataLayerName.trim() === ''))
    throw new TypeError(
      `openInspector: dataLayerName is ${JSON.stringify(dataLayerName) ?? typeof dataLayerName}; allowed is the name of a global`,
    )
  if (closeOpen) return closeOpen

  const focusedBefore = document.activeElement
  const host = document.createElement('consent-inspector')
  const root = host.attachShadow({ mode: 'open' })
  adoptStyles(root, inspectorStyles)

  const requests = requestList()
  const title = buildElement('h2', { id: 'title', tabindex: '-1' }, 'Consent inspector')
  const running = buildElement('small')
  title.append(running)
  const copy = buildElement('button', { type: 'button' }, 'Copy as JSON')
  const closeButton = buildElement('button', { type: 'button', class: 'close', 'aria-label': 'Close' }, '×')
  const places = Object.keys(sections).map(name => {
    const place = buildElement('div')
    const folded = !unfolded.has(name)
    return { name, place, element: fold(name, place, folded) }
  })
  const panel = buildElement(
    'section',
    { class: 'panel', 'aria-labelledby': 'title', lang: 'en', dir: 'ltr' },
    buildElement('header', {}, title, copy, closeButton),
    buildElement(
      'div',
      { class: 'body' },
      ...places.map(({ element }) => element),
      fold('Requests', requests.element, false),
    ),
  )
  root.append(panel)

  /** The last text of each section. Unchanged sections are not rendered, so that selection and focus in them stay. */
  const shown = new Map<string, string>()
  const update = (): void => {
    const facts = readFacts(dataLayerName)
    running.textContent = facts.version === null ? `${version}, no manager` : facts.version
    for (const { name, place } of places) {
      const words = sections[name]!(facts)
      const key = words.map(word => (typeof word === 'string' ? word : word.textContent)).join('\n')
      if (shown.get(name) === key) continue
      shown.set(name, key)
      place.textContent = ''
      place.append(...words)
    }
    requests.show(facts.requests)
  }
  const stopFollowing = followPage(update)
  const close = (): void => {
    if (closeOpen !== close) return
    closeOpen = undefined
    stopFollowing()
    const hadFocus = document.activeElement === host
    host.remove()
    if (hadFocus && focusedBefore instanceof HTMLElement) focusedBefore.focus()
  }
  closeOpen = close

  closeButton.addEventListener('click', close)
  host.addEventListener('keydown', event => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  })
  copy.addEventListener('click', () => {
    const showStatus = (word: string): void => {
      copy.textContent = word
      setTimeout(() => (copy.textContent = 'Copy as JSON'), 2000)
    }
    navigator.clipboard.writeText(json(readFacts(dataLayerName))).then(
      () => showStatus('Copied'),
      () => showStatus('Not allowed'),
    )
  })
  update()
  document.documentElement.append(host)
  title.focus()
  return close
}

const fold = (name: string, content: HTMLElement, folded: boolean): HTMLElement =>
  buildElement('details', { open: !folded && '' }, buildElement('summary', {}, name), content)
