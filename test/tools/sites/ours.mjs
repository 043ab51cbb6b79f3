import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inline, page, script } from '../support/page.mjs'

const dist = fileURLToPath(new URL('../../../dist', import.meta.url))
const isFile = name => /\.(js|json)$/.test(name)
const ourFiles = () =>
  Object.fromEntries(
    readdirSync(dist, { recursive: true })
      .filter(name => isFile(name) && !name.startsWith('types'))
      .map(name => [`/dist/${name}`, readFileSync(join(dist, name))]),
  )

const tags = ['https://www.googletagmanager.com/gtag/js?id=G-1', 'https://connect.facebook.net/en_US/fbevents.js']
const inMarkup = tags.map(script).join('')
const byScript = inline(
  `for (const src of ${JSON.stringify(tags)}) document.head.append(Object.assign(document.createElement('script'), { src }))`,
)

/** Our guard of one tier, with ungated tags. No request leaks. */
const ours = (guard, theirs, { body = '', planted = [], title = `consent-elements with ${guard}` } = {}) => ({
  title,
  files: () => ({
    ...ourFiles(),
    '/': page(
      `<meta http-equiv="Content-Security-Policy" content="object-src * data: blob:">
      <script src="/dist/${guard}"></script><script type="module" src="/dist/consent-elements.js"></script>${theirs}`,
      `<consent-banner mode="offline" categories="all"></consent-banner><privacy-settings-dialog></privacy-settings-dialog>
      <footer><button data-consent-open>Privacy settings</button></footer>${body}`,
    ),
  }),
  planted,
})

/** The standard tier blocks what scripts add. Tags in the markup are used with the other two tiers. */
export const oursStandard = ours('guard.js', byScript)
export const oursCapture = ours('guard-capture.js', inMarkup)
export const oursStrict = ours('guard-strict.js', inMarkup)

const hidden = (how, body) =>
  ours('guard.js', '', { body, planted: ['banner-hidden undecided'], title: `consent-elements ${how}` })

export const oursHidden = hidden(
  'whose banner a style hides',
  '<style>consent-banner::part(banner){display:none!important}</style>',
)
export const oursCovered = hidden(
  'whose banner an element covers',
  '<div style="position:fixed;inset:0;z-index:2147483647;background:#fff">A game</div>',
)
