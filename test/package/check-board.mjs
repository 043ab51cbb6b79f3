// `npm run test:board`, after a build: what WCAG 2.2 asks of each state of the board. axe with all of its rules, also those of
// level AAA and the experimental ones; targets of 44 pixels; names that contain their visible labels (voice control); no focus
// that is hidden; and nothing cut off with the widest spacing of text, or with a zoom of 400 %. With names, it checks only these sheets; `--sizes 390x844` only these windows.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parseArgs } from 'node:util'
import { check, must, totals } from '../support/checks.mjs'
import { startBoard } from './board-browser.mjs'
import { boardSheets } from './board-sheets.mjs'

/**
 * What a rule finds and is right as it is, by its finding.
 * - Views that scroll are a `group`: axe's experimental rule asks for a landmark, of which a dialog should have none.
 * - The title of a placeholder is no heading: it would be one more in the outline of the page for each film.
 * - A field or tab in a low window is partly below the buttons that stay in place, until it is scrolled to.
 * - With text of double size in the narrowest windows, links of TCF's first layer are 30 pixels high, so that two lines of text
 *   stay in view.
 * - The button of the footer is a link of the page, in the page's text (WCAG 2.5.8, inline).
 */
const explained = [
  /focus-order-semantics: /,
  /p-as-heading: consent-placeholder/,
  /target-size: consent-tcf /,
  /: privacy-settings-button button/,
  /x30: consent-tcf link$/,
]

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const { values, positionals } = parseArgs({ options: { sizes: { type: 'string' } }, allowPositionals: true })

/** Runs in the page. Returns what is wrong with our elements, one line each. */
async function findings() {
  const textSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
  const tags =
    'consent-banner,privacy-settings-dialog,consent-tcf,consent-placeholder,consent-confirmation,privacy-settings-button,consent-declaration'
  const hosts = [...document.querySelectorAll(tags)].filter(({ shadowRoot }) => shadowRoot?.querySelector('*'))
  const named = node => node.getAttribute('part') || node.className || node.localName
  const found = []
  const { axe } = globalThis
  const { violations } = await axe.run(
    { include: hosts.map(host => [host]) },
    {
      resultTypes: ['violations'],
      rules: Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }])),
    },
  )
  for (const { id, nodes } of violations)
    for (const { target } of nodes) found.push(`axe ${id}: ${target.flat().join(' ')}`)
  const isSeen = node => node.checkVisibility({ visibilityProperty: true }) && node.getClientRects().length > 0
  for (const host of hosts) {
    const root = host.shadowRoot
    // Frames below the size from which a placeholder has two buttons have no room for 44 pixels, so 24 count (WCAG 2.5.8).
    // With text of double size this is so up to the double size.
    const frame = root.querySelector('[part=placeholder]')?.getBoundingClientRect()
    const least = frame && (frame.width < 420 * textSize || frame.height < 236 * textSize) ? 24 : 44
    for (const control of root.querySelectorAll('button,a[href],input')) {
      if (!isSeen(control) || getComputedStyle(control).display === 'inline') continue
      const { width, height } = control.getBoundingClientRect()
      if (Math.round(width) < least || Math.round(height) < least)
        found.push(`target ${Math.round(width)}x${Math.round(height)}: ${host.localName} ${named(control)}`)
      const label = control.innerText?.trim().replace(/\s+/g, ' ')
      const name = control.getAttribute('aria-label')
      if (label && name && !name.toLowerCase().includes(label.toLowerCase()))
        found.push(`name "${name}" without its label "${label}"`)
    }
  }
  /** Returns the element at a point, also in shadow roots. */
  const hitAt = (x, y, root = document) => {
    const hit = root.elementFromPoint(x, y)
    return hit?.shadowRoot && hit !== root.host ? (hitAt(x, y, hit.shadowRoot) ?? hit) : hit
  }
  const top =
    document.querySelector('dialog:modal') ?? hosts.find(({ shadowRoot }) => shadowRoot.querySelector('dialog:modal'))
  for (const host of top ? [top] : hosts)
    for (const control of host.shadowRoot?.querySelectorAll('button,a[href],input') ?? []) {
      if (!isSeen(control)) continue
      control.focus()
      const [{ left, top, right, bottom }] = control.getClientRects()
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
      const hit = hitAt(x, y)
      if (!hit || !(control.contains(hit) || hit.contains(control)))
        found.push(`focus hidden: ${host.localName} ${named(control)}`)
    }
  if (document.documentElement.scrollWidth > innerWidth && !document.querySelector('.frames'))
    found.push('the page scrolls sideways')
  // WCAG asks for wide spacing, for large text and for a zoom of 400 %, each by itself.
  if (textSize > 1 || innerHeight < 300) return found
  const spacing = new CSSStyleSheet()
  spacing.replaceSync(
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}',
  )
  for (const { shadowRoot } of hosts) shadowRoot.adoptedStyleSheets.push(spacing)
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  for (const host of hosts)
    for (const node of host.shadowRoot.querySelectorAll('*')) {
      const { overflowX, overflowY, display } = getComputedStyle(node)
      // What only screen readers get has a size of one pixel.
      const isForEyes = !node.closest('svg') && isSeen(node) && node.clientWidth > 1
      if (display === 'inline' || !isForEyes) continue
      // The blurred picture of a placeholder is larger than its frame, and the words of one may scroll in any direction.
      if (host.localName === 'consent-placeholder' && !/hidden/.test(overflowX + overflowY)) continue
      const wide = node.scrollWidth - node.clientWidth > 1
      const high = node.scrollHeight - node.clientHeight > 1
      if ((wide && overflowX !== 'visible') || (high && (overflowY === 'hidden' || node.localName === 'button')))
        found.push(`spacing cuts ${host.localName} ${named(node)}`)
    }
  return found
}

/** The states, and each of the size of a phone again as it is with a zoom of 400 % in a window of 1280x1024 (WCAG 1.4.10). */
const statesOf = ({ rows }) =>
  rows
    .flatMap(({ shots }) => shots)
    .flatMap(shot =>
      shot.size.join('x') === '390x844'
        ? [shot, { ...shot, size: [320, 256], label: `${shot.label}, zoom 400 %` }]
        : [shot],
    )

const { show, stop } = await startBoard()
try {
  for (const [name, sheet] of Object.entries(boardSheets)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue
    for (const shot of statesOf(sheet)) {
      if (values.sizes && !values.sizes.split(' ').includes(shot.size.join('x'))) continue
      await check(`${name}, ${shot.label}`, async () => {
        const found = await show(shot, async tab => {
          await tab.evaluate(axe)
          return tab.evaluate(findings)
        })
        const open = found.filter(text => !explained.some(pattern => pattern.test(text)))
        must(open.length === 0, open.join('\n'))
      })
    }
  }
} finally {
  await stop()
}
totals()
