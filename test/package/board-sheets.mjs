// The sheets of the board: what is shown, in which windows, and as whom. See take-board.mjs.

/** Ten languages: long words, other scripts, one from right to left. */
const languages = ['en', 'de', 'fr', 'es', 'pl', 'hu', 'fi', 'el', 'hi', 'ar']

const services =
  'google-analytics=G-ABC123DEF4 hotjar=1234567 google-ads=AW-123456789 meta-pixel=123456789012345 youtube vimeo google-maps intercom=abc12345 linkedin-insight=1234567'

const windows = [
  [320, 480],
  [360, 640],
  [390, 844],
  [844, 390],
  [1280, 720],
  [1920, 1080],
]

const looks = { light: {}, dark: { scheme: 'dark' }, 'forced colors': { forced: true } }

const openDialog = async tab => {
  await tab.evaluate(() => globalThis.consentManager.openSettings())
  await tab.waitForSelector('>>> dialog[data-phase="in"]', { visible: true })
}

/** Opens a category, and what its first service stores. */
const unfold = name => async tab => {
  await openDialog(tab)
  const press = selector =>
    tab.evaluate(
      found => document.querySelector('privacy-settings-dialog').shadowRoot.querySelector(found).click(),
      selector,
    )
  const list = `[part=category-${name}] [part=services]`
  await press(`[aria-controls=panel-${name}]`)
  await tab.waitForSelector(`>>> ${list}`)
  await press(`${list} .service :is(summary,[aria-expanded])`)
  await tab.evaluate(
    found => document.querySelector('privacy-settings-dialog').shadowRoot.querySelector(found).scrollIntoView(),
    `[part=category-${name}]`,
  )
}

const banner = { awaited: '>>> [part~=banner]' }
const dialog = { ...banner, prepare: openDialog }
const accept = {
  ...banner,
  async prepare(tab) {
    await tab.evaluate(() => globalThis.consentManager.acceptAll())
    await openDialog(tab)
    await tab.waitForSelector('>>> [part~=decision]')
  },
}

const sizes = (state, among = windows) =>
  among.map(([width, height]) => ({ ...state, size: [width, height], label: `${width}x${height}` }))

/** One row of windows for each look. */
const inAllLooks = (state, height, among = windows) =>
  Object.entries(looks).map(([name, look]) => ({
    height,
    shots: sizes({ ...state, ...look }, among).map(shot => ({ ...shot, label: `${shot.label}, ${name}` })),
  }))

const inLanguages = (state, size) =>
  languages.map(language => ({
    ...state,
    size,
    label: language,
    attributes: `language="${language}" ${state.attributes ?? ''}`,
  }))

const largeText = { style: 'html{font-size:200%}' }

const video = (width, height, more = '') =>
  `<iframe data-consent="experience" data-src="https://www.youtube.com/embed/x" title="The oven at night" width="${width}" height="${height}" ${more}></iframe>`
const map = (width, height) =>
  `<iframe data-consent="experience" data-src="https://www.google.com/maps/embed?pb=1" title="How to find us" width="${width}" height="${height}"></iframe>`
const frames = `<style>.frames{display:flex;flex-wrap:wrap;gap:16px;align-items:start}</style><div class="frames">
${video(160, 90)}${video(240, 160)}${map(300, 200)}${map(160, 240)}${video(360, 203)}
${video(560, 315)}${map(480, 360)}</div>`
const wide = `<style>iframe{inline-size:100%;aspect-ratio:16/9;block-size:auto;border-radius:12px}</style>${video('', '')}`
/** A loaf in front of an oven, as a site's own poster. */
const poster =
  'data:image/svg+xml,' +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#e8b878"/><path d="M20 90V44a60 44 0 0 1 120 0v46z" fill="#6b2f16"/><path d="M36 90V50a44 32 0 0 1 88 0v40z" fill="#ff9a3d"/><ellipse cx="80" cy="72" rx="40" ry="15" fill="#ffe0ac"/></svg>`,
  )
const other = (host, title, width, height) =>
  `<iframe data-consent="experience" data-src="https://${host}/embed/x" title="${title}" width="${width}" height="${height}"></iframe>`
/** Posters, a leaderboard, a short film, and other kinds of content. */
const kinds = `<style>.frames{display:flex;flex-wrap:wrap;gap:16px;align-items:start}</style><div class="frames">
${video(560, 315, `data-poster='${poster}'`)}${video(320, 180, `data-poster='${poster}'`)}${map(728, 90)}
${other('open.spotify.com', 'Songs for dough', 420, 236)}${other('platform.twitter.com', 'What guests say', 300, 260)}${other('form.typeform.com', 'Order a cake', 400, 300)}</div>`
const placeholder = { attributes: `hidden services="${services}"`, body: frames, awaited: '>>> [part~=placeholder]' }

const tcf = {
  head: `<script src="/dist/tcf-stub.js" data-tcf='{"cmpId":300,"cmpVersion":2,"vendorListUrl":"/vendor-list.json","publisherCountryCode":"DE"}'></script>`,
  awaited: '>>> [part~=banner]',
}
/** Opens a tab of the second layer of TCF, and the first entry of its list. */
const openTcf = tab => async page => {
  await page.evaluate(() => globalThis.consentManager.openSettings())
  await page.waitForSelector('>>> [part~=settings]', { visible: true })
  await page.evaluate(name => {
    const root = document.querySelector('consent-tcf').shadowRoot
    root.querySelectorAll('.tabs button')[name === 'vendors' ? 2 : 0].click()
    root.querySelector('.row .disclosure').click()
  }, tab)
}
const tcfPurposes = { ...tcf, prepare: openTcf('purposes') }
const tcfVendors = { ...tcf, prepare: openTcf('vendors') }

/** Consent or pay: a third way beside Accept and Reject. */
const labels = {
  en: 'Subscribe for €3.99 a month',
  de: 'Für 3,99 € im Monat abonnieren',
  hu: 'Előfizetés havi 1490 forintért',
  ar: 'الاشتراك مقابل 3.99 يورو شهريًا',
}
const third = `<script src="/dist/consent-or-pay.js" data-consent-or-pay='${JSON.stringify({ label: labels })}'></script>`
const pay = { awaited: '>>> [part~=subscribe]', head: third }
const payTcf = { ...tcf, ...pay, head: third + tcf.head }
const payStates = {
  banner: pay,
  dialog: { ...pay, prepare: openDialog },
  'first layer of TCF': payTcf,
  'second layer of TCF': { ...payTcf, prepare: openTcf('purposes') },
}
/** The offer to choose as on a sister site. */
const offer = {
  head: `<script src="/dist/hand-off.js" data-hand-off="news.example shop.example 127.0.0.1"></script>`,
  address: `#consent-hand-off=${'t'.repeat(300)}.${'s'.repeat(86)}`,
  awaited: '>>> [part=use-offer]',
}
const narrow = [
  [320, 568],
  [375, 553],
  [390, 844],
  [844, 390],
  [1280, 720],
]
/** One row of windows, then one window in each look, in other languages and at double text size. */
const inAllWays = (name, state, size = [390, 844]) => {
  const more = {
    dark: { scheme: 'dark' },
    'forced colors': { forced: true },
    German: { attributes: 'language="de"' },
    Hungarian: { attributes: 'language="hu"' },
    Arabic: { attributes: 'language="ar"' },
    'text 200 %': largeText,
  }
  return [
    { height: 300, shots: sizes(state, narrow).map(shot => ({ ...shot, label: `${name}, ${shot.label}` })) },
    {
      height: 420,
      shots: Object.entries(more).map(([label, look]) => ({ ...state, ...look, size, label: `${name}, ${label}` })),
    },
  ]
}

const sheet = { ...banner, attributes: 'layout="sheet"' }
const phones = [
  [320, 480],
  [360, 640],
  [390, 844],
  [844, 390],
]
/** A banner as a block of the page, in columns of three widths. */
const inColumns = (look = {}, name = '') => ({
  height: 300,
  shots: [320, 480, 900].map(width => ({
    ...banner,
    ...look,
    attributes: `layout="inline" ${look.attributes ?? ''}`,
    style: `body{inline-size:${width}px}consent-banner::part(banner){margin-block-end:24px}${look.style ?? ''}`,
    size: [width + 80, 560],
    label: `inline, ${width}${name && `, ${name}`}`,
  })),
})

/** @type {Record<string, {rows: {height: number, shots: object[]}[]}>} */
export const boardSheets = {
  banner: {
    rows: [
      ...inAllLooks(banner, 260),
      { height: 260, shots: sizes({ ...banner, attributes: 'layout="bar"' }) },
      { height: 260, shots: sizes({ ...banner, attributes: 'layout="center" scroll-lock' }) },
      { height: 260, shots: sizes({ ...banner, attributes: 'category-choices', awaited: '>>> [part~=save]' }) },
      { height: 260, shots: sizes({ ...banner, ...largeText }) },
    ],
  },
  layouts: {
    rows: [
      ...inAllLooks(sheet, 300, phones),
      { height: 300, shots: sizes({ ...sheet, ...largeText, label: '200 %' }, phones) },
      { height: 400, shots: inLanguages(sheet, [390, 844]) },
      ...Object.entries(looks).map(([name, look]) => inColumns(look, name)),
      inColumns({ attributes: 'language="ar"' }, 'Arabic'),
      inColumns({ attributes: 'language="hu" category-choices' }, 'Hungarian, with switches'),
      inColumns(largeText, 'text 200 %'),
    ],
  },
  languages: {
    rows: [
      { height: 400, shots: inLanguages(banner, [390, 844]) },
      { height: 400, shots: inLanguages(dialog, [390, 844]) },
      { height: 400, shots: inLanguages(dialog, [560, 800]) },
    ],
  },
  dialog: {
    rows: [
      ...inAllLooks(dialog, 260),
      { height: 260, shots: sizes({ ...dialog, ...largeText }) },
      { height: 260, shots: sizes({ ...dialog, attributes: 'categories="necessary marketing"' }) },
      { height: 260, shots: sizes(accept) },
    ],
  },
  services: {
    rows: [
      ...inAllLooks(
        { ...banner, attributes: `services="${services}" service-choices`, prepare: unfold('measurement') },
        260,
      ),
      {
        height: 260,
        shots: sizes({ ...banner, attributes: `services="${services}" language="de"`, prepare: openDialog }),
      },
      {
        height: 260,
        shots: sizes({ ...banner, attributes: `services="${services}" language="ar"`, prepare: unfold('marketing') }),
      },
      { height: 260, shots: sizes({ ...dialog, signal: true, attributes: `services="${services}"` }) },
    ],
  },
  tcf: {
    rows: [
      ...inAllLooks(tcf, 260),
      ...inAllLooks(tcfPurposes, 260),
      { height: 260, shots: sizes(tcfVendors) },
      { height: 260, shots: sizes({ ...tcfPurposes, attributes: 'language="de"' }) },
      { height: 260, shots: sizes({ ...tcfPurposes, attributes: 'language="ar"' }) },
      { height: 260, shots: sizes({ ...tcf, ...largeText }) },
      { height: 260, shots: sizes({ ...tcfPurposes, ...largeText }) },
    ],
  },
  ways: { rows: Object.entries({ ...payStates, offer }).flatMap(([name, state]) => inAllWays(name, state)) },
  placeholder: {
    rows: [
      ...inAllLooks(placeholder, 380, [
        [1280, 900],
        [390, 844],
      ]),
      {
        height: 380,
        shots: [
          { ...placeholder, body: kinds, size: [1280, 900], label: 'posters and other kinds, light' },
          { ...placeholder, body: kinds, scheme: 'dark', size: [1280, 900], label: 'posters and other kinds, dark' },
        ],
      },
      {
        height: 260,
        shots: [
          ...sizes({ ...placeholder, body: wide }, [
            [320, 480],
            [390, 844],
            [844, 390],
            [1280, 800],
          ]),
          {
            ...placeholder,
            attributes: `${placeholder.attributes} language="de"`,
            size: [1280, 900],
            label: '1280x900, German',
          },
          { ...placeholder, ...largeText, size: [1280, 900], label: '1280x900, text 200 %' },
        ],
      },
    ],
  },
  others: {
    rows: [
      {
        height: 300,
        shots: Object.entries(looks).map(([name, look]) => ({
          ...look,
          attributes: `confirmation services="${services}"`,
          awaited: '>>> [part~=banner]',
          async prepare(tab) {
            await tab.locator('>>> [part~=reject]').click()
            await tab.waitForSelector('>>> [part~=confirmation]', { visible: true })
          },
          size: [640, 420],
          label: `confirmation, ${name}`,
        })),
      },
      {
        height: 300,
        shots: ['', 'place="US-CA"'].flatMap(place =>
          Object.entries(looks).map(([name, look]) => ({
            ...look,
            attributes: `${place} services="${services}"`,
            signal: place !== '',
            body: '<privacy-settings-button status></privacy-settings-button>',
            awaited: '>>> [part~=button]',
            async prepare(tab) {
              if (place === '') {
                await tab.waitForSelector('>>> [part~=banner]', { visible: true })
                await tab.evaluate(() => globalThis.consentManager.rejectAll())
                await tab.waitForSelector('>>> [part~=banner]', { hidden: true })
              }
              await tab.waitForSelector('>>> [part~=status]', { visible: true })
            },
            size: [640, 420],
            label: `status${place && ', California'}, ${name}`,
          })),
        ),
      },
      ...[
        [390, 844],
        [1000, 800],
      ].map(size => ({
        height: 420,
        shots: Object.entries(looks).flatMap(([name, look]) => [
          {
            ...look,
            attributes: `hidden services="${services}"`,
            body: '<privacy-settings-dialog variant="widget"></privacy-settings-dialog>',
            awaited: '>>> [part~=save]',
            size,
            label: `widget, ${name}`,
          },
          {
            ...look,
            attributes: `hidden services="${services}"`,
            body: '<consent-declaration updated="2026-04-30" heading-level="2"></consent-declaration>',
            awaited: '>>> [part~=service]',
            size,
            label: `declaration, ${name}`,
          },
        ]),
      })),
    ],
  },
}
