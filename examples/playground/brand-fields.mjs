// What a designer decides: color, logo, font, corners, positions and the order of the buttons.
import { build, field } from './build.mjs'
import { change, design } from './design.mjs'
import { importField } from './import-brand.mjs'

const themes = {
  Ours: {},
  Plum: { accent: '#7a2e8e', radius: '22px', 'radius-control': '99px' },
  Forest: { accent: '#1f6b3a', radius: '8px', 'radius-control': '6px' },
  Ink: { accent: '#111111', radius: '0px', 'radius-control': '0px', font: 'Georgia, serif' },
  Sun: { accent: '#ffc400', radius: '16px', 'radius-control': '12px' },
}
const fonts = {
  'The system’s': '',
  'Sans serif: Inter, Roboto': 'Inter, Roboto, "Helvetica Neue", Arial, sans-serif',
  'Humanist: Seravek, Gill Sans': 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, sans-serif',
  'Serif: Georgia': 'Georgia, "Times New Roman", serif',
  Monospace: 'ui-monospace, Menlo, Consolas, monospace',
  'The page’s': 'inherit',
}
const positions = {
  'bottom-start': 'Lower left',
  'bottom-end': 'Lower right',
  'top-start': 'Upper left',
  'top-end': 'Upper right',
  bar: 'Lower edge',
  center: 'Center',
  sheet: 'Sheet on phones',
}
const orders = {
  '': 'Accept, Reject, Customize',
  'reject accept customize': 'Reject, Accept, Customize',
  'customize reject accept': 'Customize, Reject, Accept',
  'customize accept reject': 'Customize, Accept, Reject',
  'accept customize reject': 'Accept, Customize, Reject',
  'reject customize accept': 'Reject, Customize, Accept',
}
/** Larger files would make an address that mail programs and servers cut. */
const MOST_LOGO_CHARACTERS = 6000

/** Builds a color: a picker, and the same value as text, which may be any CSS color. */
export function colorField(name, label, help) {
  const text = build('input', {
    id: `--consent-${name}`,
    'data-token': name,
    value: design.theme[name],
    spellcheck: 'false',
    input: () => change('theme', name, text.value.trim()),
  })
  const picker = build('input', {
    type: 'color',
    value: /^#[\da-f]{6}$/i.test(design.theme[name] ?? '') ? design.theme[name] : null,
    'aria-label': `${label}, picker`,
    'data-color': name,
    input: () => ((text.value = picker.value), change('theme', name, picker.value)),
  })
  return build(
    'div',
    { class: 'field' },
    build('label', { for: text.id }, label),
    build('div', { class: 'color' }, picker, text),
    build('small', {}, help),
  )
}

function corners(name, label, most, standard) {
  const text = () => design.theme[name] ?? standard
  const value = build('output', { for: `corners-${name}` }, text())
  const range = build('input', {
    type: 'range',
    id: `corners-${name}`,
    min: 0,
    max: most,
    value: Number.parseFloat(text()),
    input() {
      change('theme', name, `${range.value}px` === standard ? '' : `${range.value}px`)
      value.textContent = text()
    },
  })
  return build('div', { class: 'field' }, build('label', { for: range.id }, label, ' ', value), range)
}

function select(id, label, choices, current, choose, help) {
  const control = build(
    'select',
    { id, change: () => choose(control.value) },
    ...Object.entries(choices).map(([value, text]) => build('option', { value, selected: value === current }, text)),
  )
  return field(label, control, help)
}

function positionField() {
  const current = design.page.layout ?? 'bottom-start'
  return build(
    'fieldset',
    { class: 'field' },
    build('legend', {}, 'Position of the banner'),
    build(
      'div',
      { class: 'positions' },
      ...Object.entries(positions).map(([value, title]) =>
        build(
          'label',
          { title },
          build('input', {
            type: 'radio',
            name: 'position',
            value,
            checked: value === current,
            change: () => change('page', 'layout', value === 'bottom-start' ? '' : value),
          }),
          build('i', { class: value }),
          build('span', {}, title),
        ),
      ),
    ),
  )
}

function logoField() {
  const fault = build('output')
  const url = build('input', {
    id: 'logo',
    value: design.page.logo,
    placeholder: '/logo.svg',
    input: () => ((fault.textContent = ''), change('page', 'logo', url.value.trim())),
  })
  const file = build('input', {
    type: 'file',
    accept: 'image/*',
    'aria-label': 'Logo, from a file',
    async change() {
      if (!file.files[0]) return
      const bytes = new Uint8Array(await file.files[0].arrayBuffer())
      const data = `data:${file.files[0].type};base64,${btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))}`
      const isSmall = data.length <= MOST_LOGO_CHARACTERS
      fault.textContent = isSmall
        ? ''
        : `This file has ${data.length} characters as an address, and ${MOST_LOGO_CHARACTERS} fit into a link. Put it on your site, and write its address.`
      if (!isSmall) return
      url.value = data
      change('page', 'logo', data)
    },
  })
  return build(
    'div',
    { class: 'field' },
    build('label', { for: 'logo' }, 'Logo'),
    url,
    file,
    fault,
    build('small', {}, 'The address of an image, or a small file. It is decoration: its text is empty.'),
  )
}

function actionField() {
  const text = build('input', {
    id: 'action',
    value: design.page.action,
    placeholder: 'Subscribe',
    input: () => change('page', 'action', text.value.trim()),
  })
  const url = build('input', {
    'aria-label': 'One more button, its address',
    value: design.page.actionUrl,
    placeholder: '/subscribe',
    input: () => change('page', 'actionUrl', url.value.trim()),
  })
  return build(
    'div',
    { class: 'field' },
    build('label', { for: 'action' }, 'One more button'),
    text,
    url,
    build('small', {}, 'A link below the three buttons, such as Subscribe or Log in.'),
  )
}

/**
 * Builds the controls of the section "Brand".
 * @param facts the build's facts about options
 * @param redraw draws the controls again, after a theme has changed many of them
 * @param showCopy shows the previews on a copy of a page
 */
export function brandFields(facts, redraw, showCopy) {
  const wear = values => {
    for (const name of ['accent', 'radius', 'radius-control', 'font']) change('theme', name, values[name])
    redraw()
  }
  const worn = Object.entries(themes).map(([name, values]) => {
    const dot = build('i')
    dot.style.background = values.accent ?? '#175c6e'
    return build('button', { type: 'button', click: () => wear(values) }, dot, name)
  })
  const hasOrder = facts.some(({ name }) => name === 'buttonOrder')
  return [
    build('div', { class: 'themes' }, ...worn),
    importField(wear, showCopy),
    colorField('accent', 'Brand color', 'Hover, focus ring, text on it and the dark scheme are derived from it.'),
    logoField(),
    select(
      'font',
      'Font',
      Object.fromEntries(Object.entries(fonts).map(([text, value]) => [value, text])),
      design.theme.font ?? '',
      value => change('theme', 'font', value),
      'No font is loaded. Write another one under “All colors and shapes”.',
    ),
    corners('radius', 'Corners of banner and dialog', 32, '16px'),
    corners('radius-control', 'Corners of buttons', 32, '10px'),
    positionField(),
    hasOrder
      ? select(
          'order',
          'Order of the buttons',
          orders,
          design.options.buttonOrder ?? '',
          value => change('options', 'buttonOrder', value),
          'Also for keyboards and screen readers.',
        )
      : null,
    actionField(),
    select(
      'dialogLayout',
      'Dialog',
      { '': 'One column', wide: 'Two columns from 1280 pixels on' },
      design.page.dialogLayout ?? '',
      value => change('page', 'dialogLayout', value),
      '',
    ),
  ]
}
