// One control for each option, generated from the build's facts (dist/options.json, from the options' types), so that the
// list is always complete.
import { build } from './build.mjs'
import { change, design } from './design.mjs'

/** Examples for structured options. */
const samples = {
  jurisdictions: { 'US-CA': 'opt-out', PIPEDA: 'opt-in' },
  headers: { 'X-Shop': 'north' },
  retry: { maxRetries: 1 },
  trackingHosts: { 'stats.example': 'measurement' },
  exemptHosts: ['cdn.example'],
  sweep: { measurement: ['_my*'] },
  tagManager: { id: 'GTM-AB12CD3', mode: 'basic' },
  signals: { matomo: true, metaPixel: true },
  translations: { translations: { en: { common: { acceptAll: 'Fine with me' } } } },
  privacySettings: { honorDoNotTrack: false },
  complianceSettings: { ccpa: { enabled: true } },
}
const categories = ['necessary', 'functionality', 'measurement', 'experience', 'marketing']

const draw = {
  choice({ name, words, standard }) {
    const select = build(
      'select',
      { id: name, change: () => change('options', name, select.value === standard ? '' : select.value) },
      ...words.map(word => build('option', { selected: word === (design.options[name] ?? standard) }, word)),
    )
    return select
  },
  flag({ name, standard }) {
    const box = build('input', {
      type: 'checkbox',
      role: 'switch',
      id: name,
      checked: design.options[name] ?? standard,
      change: () => change('options', name, box.checked === standard ? '' : box.checked),
    })
    return box
  },
  number({ name, standard }) {
    const input = build('input', {
      type: 'number',
      id: name,
      value: design.options[name],
      placeholder: standard,
      input: () => change('options', name, input.value === '' ? '' : Number(input.value)),
    })
    return input
  },
  string({ name, standard }) {
    const input = build('input', {
      id: name,
      value: design.options[name],
      placeholder: standard ?? '',
      input: () => change('options', name, input.value.trim()),
    })
    return input
  },
  object({ name, attribute }) {
    const given = design.options[name]
    const fault = build('output')
    const area = build('textarea', {
      id: name,
      spellcheck: 'false',
      placeholder: JSON.stringify(samples[name] ?? {}, null, 2),
      input() {
        const text = area.value.trim()
        let problem = ''
        try {
          // Options with an attribute also accept plain words, such as `all` for categories.
          change('options', name, text === '' || (attribute && !/^[[{]/.test(text)) ? text : JSON.parse(text))
        } catch (error) {
          problem = `This is not JSON yet: ${error.message}`
        }
        area.setAttribute('aria-invalid', problem !== '')
        fault.textContent = problem
      },
    })
    if (given !== undefined) area.value = typeof given === 'string' ? given : JSON.stringify(given, null, 2)
    const fill = build(
      'button',
      { type: 'button', click: () => ((area.value ||= area.placeholder), area.dispatchEvent(new Event('input'))) },
      'Fill in an example',
    )
    return build('div', { class: 'field' }, area, fault, samples[name] ? build('div', {}, fill) : '')
  },
}

/** Builds checkboxes of names. `read` turns the ticked names into the option's value. */
function ticks(name, names, read, isTicked) {
  const boxes = names.map(one =>
    build('input', {
      type: 'checkbox',
      value: one,
      checked: isTicked(one),
      change: () => change('options', name, read(boxes.filter(({ checked }) => checked).map(({ value }) => value))),
    }),
  )
  return build('div', { class: 'ticks' }, ...boxes.map(box => build('label', { class: 'tick' }, box, box.value)))
}

function ticksOf({ name, keys = [] }) {
  const given = design.options[name]
  if (name !== 'categories')
    return ticks(
      name,
      keys,
      names => (names.length > 0 ? names : ''),
      one => given?.includes?.(one),
    )
  const isAll = given === undefined || given === 'all' || given === 'auto'
  return ticks(
    name,
    categories,
    names => (names.length === categories.length ? 'auto' : names.join(' ')),
    one => isAll || String(given).split(' ').includes(one),
  )
}

/** Builds an option's control with its name and description. */
export function optionField(option) {
  const { name, kind, description, attribute } = option
  const about = build('small', { id: `${name}-about` }, description)
  const title = [name, ' ', build('code', {}, attribute ?? '')]
  if (['categories', 'handlers', 'callbacks'].includes(name))
    return build(
      'fieldset',
      { class: 'field', 'data-option': name },
      build('legend', {}, ...title),
      ticksOf(option),
      about,
    )
  const control = draw[kind](option)
  const input = control.matches('input,select') ? control : control.querySelector('textarea')
  input.setAttribute('aria-describedby', about.id)
  return kind === 'flag'
    ? build(
        'div',
        { class: 'field flag', 'data-option': name },
        build('label', { for: name, class: 'name' }, control, ...title),
        about,
      )
    : build('div', { class: 'field', 'data-option': name }, build('label', { for: name }, ...title), control, about)
}
