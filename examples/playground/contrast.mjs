import { build } from './build.mjs'

/** The pairs that WCAG 2.2 asks about: 4.5:1 for text (1.4.3), 3:1 for edges and the focus ring (1.4.11). */
const pairs = [
  { name: 'Title', part: 'title', least: 4.5 },
  { name: 'Text', part: 'description', least: 4.5 },
  { name: 'Accept', part: 'accept', least: 4.5 },
  { name: 'Reject', part: 'reject', least: 4.5 },
  { name: 'Customize', part: 'customize', least: 4.5 },
  { name: 'Focus ring', property: '--_focus', least: 3 },
]

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
/** Reads any CSS color, `oklch()` and `color()` included, as three channels from 0 to 1. */
function channelsOf(color, below = [255, 255, 255]) {
  canvas.fillStyle = `rgb(${below.map(part => Math.round(part)).join()})`
  canvas.fillRect(0, 0, 1, 1)
  canvas.fillStyle = color
  canvas.fillRect(0, 0, 1, 1)
  return canvas.getImageData(0, 0, 1, 1).data
}

const linear = channel => (channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4)
const luminance = ([red, green, blue]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
/** @returns the contrast of two colors as WCAG defines it, from 1 to 21 */
export function contrastOf(one, other) {
  const [darker, lighter] = [luminance(channelsOf(one)), luminance(channelsOf(other))].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** @returns the color behind an element: the background of its nearest ancestor that has one */
function backgroundOf(element) {
  for (let at = element; at; at = at.parentElement) {
    const { backgroundColor } = at.ownerDocument.defaultView.getComputedStyle(at)
    if (!/^(?:transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor)) return backgroundColor
  }
  return '#ffffff'
}

/** @returns the contrasts of a banner that shows, or null */
function measure(frame) {
  const root = frame.contentDocument?.querySelector('consent-banner')?.shadowRoot?.querySelector('.root')
  const styleOf = element => frame.contentWindow.getComputedStyle(element)
  if (!root?.querySelector('[part~=accept]')) return null
  return pairs.map(({ name, part, property, least }) => {
    const element = root.querySelector(`[part~=${part ?? 'banner'}]`)
    const color = property ? styleOf(root).getPropertyValue(property) : styleOf(element).color
    // A property may contain a formula, which only an element's own color resolves.
    if (!property) return { name, least, ratio: contrastOf(color, backgroundOf(element)) }
    const probe = build('i', { style: `color:var(${property});display:none` })
    root.append(probe)
    const ratio = contrastOf(styleOf(probe).color, backgroundOf(element))
    probe.remove()
    return { name, least, ratio }
  })
}

/** Fills the table of contrasts from the previews, light and dark, and names those that are too low in one sentence. */
export function showContrast(table, warning, light, dark) {
  const [inLight, inDark] = [measure(light), measure(dark)]
  if (!inLight || !inDark) return
  const written = ratio => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`
  const low = Object.entries({ light: inLight, dark: inDark }).flatMap(([scheme, found]) =>
    found
      .filter(({ ratio, least }) => ratio < least)
      .map(({ name, ratio, least }) => `${name}, ${scheme}: ${written(ratio)} of ${least}:1`),
  )
  warning.textContent = low.length > 0 ? `Hard to read: ${low.join('; ')}. Choose another color.` : ''
  const cell = ({ ratio, least }) => {
    const isEnough = ratio >= least
    const text = written(ratio)
    return build('td', { class: isEnough ? 'enough' : 'low' }, isEnough ? text : `${text}, below ${least}:1`)
  }
  table.replaceChildren(
    ...pairs.map(({ name }, at) =>
      build('tr', {}, build('th', { scope: 'row' }, name), cell(inLight[at]), cell(inDark[at])),
    ),
  )
}
