import { buildElement } from './build-element'
import type { LoggedEntry } from './logged-entry'

/** The maximum number of rows, so that pages with thousands of requests stay responsive. */
const MAX_ROWS = 200

/** The list of requests with its filter fields. */
export interface RequestList {
  element: HTMLElement
  show(requests: readonly LoggedEntry[]): void
}

const clock = (time: number): string => new Date(time).toTimeString().slice(0, 8)

const row = ({ url, category, channel, time, state }: LoggedEntry): HTMLElement =>
  buildElement(
    'tr',
    {},
    buildElement('td', {}, buildElement('span', { class: `badge ${state === 'held' ? 'warn' : 'good'}` }, state)),
    buildElement('td', { class: 'url whole', 'data-column': 'URL' }, url),
    buildElement('td', { 'data-column': 'Category' }, category),
    buildElement('td', { 'data-column': 'Channel' }, channel),
    buildElement('td', { 'data-column': 'Time', class: 'time' }, clock(time)),
  )

/** Creates the list of blocked requests, the newest first, with filters for text and state. */
export function requestList(): RequestList {
  const search = buildElement('input', { type: 'search', placeholder: 'url, category or channel', id: 'search' })
  const choice = buildElement(
    'select',
    { id: 'state' },
    ...['held or released', 'held', 'released'].map(word => buildElement('option', {}, word)),
  )
  const count = buildElement('p', { class: 'count', role: 'status' })
  const body = buildElement('tbody')
  const head = buildElement(
    'tr',
    {},
    ...['State', 'URL', 'Category', 'Channel', 'Time'].map(name => buildElement('th', { scope: 'col' }, name)),
  )
  const table = buildElement('table', {}, buildElement('thead', {}, head), body)
  const element = buildElement(
    'div',
    {},
    buildElement(
      'div',
      { class: 'fields' },
      buildElement('label', {}, 'Search ', search),
      buildElement('label', {}, 'State ', choice),
    ),
    count,
    buildElement('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': 'Requests' }, table),
  )

  let known: readonly LoggedEntry[] = []
  const draw = (): void => {
    const text = search.value.trim().toLowerCase()
    const fitting = known.filter(
      ({ url, category, channel, state }) =>
        (choice.selectedIndex === 0 || state === choice.value) &&
        `${url} ${category} ${channel}`.toLowerCase().includes(text),
    )
    const shown = fitting.slice(-MAX_ROWS).reverse()
    const released = known.filter(({ state }) => state === 'released').length
    const parts = [`${known.length - released} held`, `${released} released`]
    if (fitting.length < known.length) parts.push(`${fitting.length} of them fit`)
    if (shown.length < fitting.length) parts.push(`the last ${MAX_ROWS} are listed`)
    const words = parts.join(' · ')
    if (count.textContent !== words) count.textContent = words
    body.textContent = ''
    body.append(...shown.map(row))
    table.hidden = shown.length === 0
  }
  search.addEventListener('input', draw)
  choice.addEventListener('change', draw)
  return {
    element,
    show(requests) {
      known = requests
      draw()
    },
  }
}
