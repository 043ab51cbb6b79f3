// The products of the benchmark: each is installed as in its own documentation, with the minimum for an offline page,
// and with the selectors of its buttons. Everything is prepared once, before the first measurement.
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { headHtml } from '../../dist/server.js'
import { decisions } from './decisions.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '../..')
const peers = join(root, 'node_modules/.bench-peers')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

function installPeers() {
  mkdirSync(peers, { recursive: true })
  copyFileSync(join(here, 'peers/package.json'), join(peers, 'package.json'))
  if (!existsSync(join(peers, 'node_modules/vanilla-cookieconsent')))
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps'], { cwd: peers, stdio: 'inherit' })
}

const peer = path => readFileSync(join(peers, 'node_modules', path))
/** Bundles a script or style sheet that imports peers. */
export async function bundled(contents, loader = 'jsx') {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: peers, loader },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0].contents
}

const handWritten = `
const css = new CSSStyleSheet()
css.replaceSync('.c{position:fixed;z-index:9;left:16px;right:16px;bottom:16px;max-width:440px;padding:20px;border:1px solid #ccc;border-radius:16px;background:#fff;font:15px/1.5 system-ui}.c button{min-height:44px;margin:4px}')
document.adoptedStyleSheets = [css]
if (!localStorage.getItem('choice')) {
  const card = document.createElement('section')
  card.className = 'c'
  const title = document.createElement('h2')
  title.textContent = 'We value your privacy'
  const text = document.createElement('p')
  text.textContent = 'We and our partners store information on your device for the purposes you allow.'
  card.append(title, text)
  for (const action of ['accept', 'reject', 'customize']) {
    const button = document.createElement('button')
    button.textContent = button.dataset.action = action
    button.onclick = () => { localStorage.setItem('choice', action); card.remove() }
    card.append(button)
  }
  document.body.append(card)
}`

const ourFiles = () =>
  Object.fromEntries(
    readdirSync(join(root, 'dist'))
      .filter(name => name.endsWith('.js'))
      .map(name => [name, readFileSync(join(root, 'dist', name))]),
  )
const ourBody =
  '<consent-banner mode="offline" categories="all"></consent-banner><privacy-settings-dialog></privacy-settings-dialog>'
const ourScript = '<script type="module" src="consent-elements.js"></script>'
const ahead = `<link rel="modulepreload" href="consent-elements-blocking.js?v=${version}" />`
/** As docs/reference/consent-server.md recommends. */
const question = '<link rel="preload" as="fetch" crossorigin="use-credentials" href="api/show-consent-banner" />'
// First in <head>, as in the README: modules run after the guard in any position, but after its first line they would
// be requested late.
const stall = '<meta http-equiv="Content-Security-Policy" content="object-src * data: blob:" />'
/** Twelve trackers, as their vendors' guides add them: eight scripts and four pixels. */
const trackers = [
  ...[
    'www.google-analytics.com/analytics.js',
    'www.googletagmanager.com/gtag/js?id=G-X',
    'connect.facebook.net/en_US/fbevents.js',
    'static.hotjar.com/c/hotjar-1.js',
    'www.clarity.ms/tag/x',
    'analytics.tiktok.com/i18n/pixel/events.js',
    'snap.licdn.com/li.lms-analytics/insight.min.js',
    'bat.bing.com/bat.js',
  ].map(address => `<script async src="https://${address}"></script>`),
  ...['www.facebook.com/tr?id=1', 'px.ads.linkedin.com/collect', 'ct.pinterest.com/v3/', 'bat.bing.com/action/0'].map(
    address => `<img src="https://${address}" alt="" width="1" height="1">`,
  ),
].join('')
const bannerAnswer = JSON.stringify({
  showConsentBanner: true,
  jurisdiction: { code: 'GDPR', message: 'GDPR' },
  location: { countryCode: 'DE', regionCode: null },
})
const ourButtons = {
  accept: '[data-action=accept]',
  reject: '[data-action=reject]',
  customize: '[data-action=customize]',
  dialog: 'dialog[open] [data-action=save]',
}
const c15tButtons = names => ({
  accept: `[data-testid=${names}-accept-button]`,
  reject: `[data-testid=${names}-reject-button]`,
  customize: `[data-testid=${names}-customize-button]`,
})

const withCookie = { mode: 'offline', categories: 'all', cookie: true }

/**
 * @returns the products by name: `head` and `body` of the page, its `files`, and `buttons` as selectors; `grantedHead` is
 *   what the server sends instead of `head` to visitors whose cookie says that they have accepted
 */
export async function products() {
  installPeers()
  const vanilla = `CookieConsent.run({hideFromBots:false,categories:{necessary:{enabled:true,readOnly:true},analytics:{},marketing:{}},language:{default:'en',translations:{en:{
    consentModal:{title:'We value your privacy',description:'We and our partners store information on your device.',acceptAllBtn:'Accept all',acceptNecessaryBtn:'Reject all',showPreferencesBtn:'Manage preferences'},
    preferencesModal:{title:'Preferences',acceptAllBtn:'Accept all',acceptNecessaryBtn:'Reject all',savePreferencesBtn:'Save',sections:[{title:'Strictly necessary',description:'Always on',linkedCategory:'necessary'},{title:'Analytics',description:'Counts visits',linkedCategory:'analytics'},{title:'Marketing',description:'Advertising',linkedCategory:'marketing'}]}}}}})`
  const inPageOptions = { mode: 'offline', categories: 'all' }
  const inPage = {
    head: (await headHtml({ base: './', options: inPageOptions })).html,
    files: ourFiles(),
    buttons: ourButtons,
  }
  const tarteaucitron = Object.fromEntries(
    [
      'tarteaucitron.min.js',
      'tarteaucitron.services.min.js',
      'advertising.min.js',
      'css/tarteaucitron.min.css',
      'lang/tarteaucitron.en.min.js',
    ].map(name => [name, peer(`tarteaucitronjs/${name}`)]),
  )
  return {
    none: {},
    'hand-written': {
      head: '<script type="module" src="banner.js"></script>',
      files: { 'banner.js': handWritten },
      buttons: { accept: '[data-action=accept]', reject: '[data-action=reject]', customize: '[data-action=customize]' },
    },
    'consent-elements, quick start': { head: ourScript, body: ourBody, files: ourFiles(), buttons: ourButtons },
    'consent-elements, tag manager': {
      head: ourScript,
      body: ourBody.replace(
        '></',
        '><script type="application/json">{"tagManager":{"id":"GTM-X","customScriptUrl":"container.js"}}</script></',
      ),
      files: { ...ourFiles(), 'container.js': '' },
      buttons: ourButtons,
    },
    'consent-elements, preloaded': { head: ahead + ourScript, body: ourBody, files: ourFiles(), buttons: ourButtons },
    'consent-elements, guard': {
      head: `${ourScript}${stall}<script src="guard.js"></script>`,
      body: ourBody,
      files: ourFiles(),
      buttons: ourButtons,
    },
    'consent-elements, guard in the page': inPage,
    'consent-elements, guard in the page, 12 trackers': { ...inPage, body: trackers },
    'consent-elements, whole guard in the page': {
      head: (await headHtml({ base: './', options: inPageOptions, inline: 'whole' })).html,
      files: ourFiles(),
      buttons: ourButtons,
    },
    'consent-elements, headHtml with cookie': {
      head: (await headHtml({ base: './', options: withCookie, cookie: null })).html,
      grantedHead: (await headHtml({ base: './', options: withCookie, decision: JSON.parse(decisions.accepted) })).html,
      files: ourFiles(),
      buttons: ourButtons,
    },
    'consent-elements, server mode': {
      head: ourScript,
      body: ourBody.replace('mode="offline"', 'backend-url="api"'),
      files: { ...ourFiles(), 'api/show-consent-banner': bannerAnswer },
      buttons: ourButtons,
    },
    'consent-elements, server mode, preloaded': {
      head: question + ourScript,
      body: ourBody.replace('mode="offline"', 'backend-url="api"'),
      files: { ...ourFiles(), 'api/show-consent-banner': bannerAnswer },
      buttons: ourButtons,
    },
    'vanilla-cookieconsent 3.1': {
      head: '<link rel="stylesheet" href="cookieconsent.css" /><script type="module" src="config.js"></script>',
      files: {
        'cookieconsent.css': peer('vanilla-cookieconsent/dist/cookieconsent.css'),
        'cookieconsent.umd.js': peer('vanilla-cookieconsent/dist/cookieconsent.umd.js'),
        'config.js': `import './cookieconsent.umd.js'\n${vanilla}`,
      },
      buttons: {
        accept: '#cc-main .cm [data-role=all]',
        reject: '#cc-main .cm [data-role=necessary]',
        customize: '#cc-main .cm [data-role=show]',
        dialog: '#cc-main .pm [data-role=save]',
      },
    },
    'klaro 0.7': {
      head: '<script defer src="config.js"></script><script defer src="klaro.js"></script>',
      files: {
        'klaro.js': peer('klaro/dist/klaro.js'),
        'config.js': `var klaroConfig={acceptAll:true,storageMethod:'localStorage',translations:{en:{purposes:{analytics:'Analytics',marketing:'Marketing'}}},services:[{name:'counter',title:'Counter',purposes:['analytics']},{name:'ads',title:'Ads',purposes:['marketing']}]}`,
      },
      buttons: {
        accept: '.klaro .cookie-notice .cm-btn-success',
        reject: '.klaro .cookie-notice .cn-decline',
        customize: '.klaro .cookie-notice .cn-learn-more',
        dialog: '.klaro .cookie-modal .cm-btn-accept',
      },
    },
    'Osano cookieconsent 3.1': {
      head: '<link rel="stylesheet" href="cookieconsent.min.css" /><script src="cookieconsent.min.js"></script>',
      body: `<script>window.addEventListener('load',function(){window.cookieconsent.initialise({type:'opt-in',palette:{popup:{background:'#fff',text:'#222'},button:{background:'#175c6e'}}})})</script>`,
      files: {
        'cookieconsent.min.css': peer('cookieconsent/build/cookieconsent.min.css'),
        'cookieconsent.min.js': peer('cookieconsent/build/cookieconsent.min.js'),
      },
      buttons: { accept: '.cc-window .cc-allow', reject: '.cc-window .cc-deny' },
    },
    'tarteaucitron 1.34': {
      head: `<script src="tarteaucitron.min.js"></script><script>tarteaucitron.init({privacyUrl:'',orientation:'bottom',showIcon:false,DenyAllCta:true,AcceptAllCta:true,highPrivacy:true,useExternalCss:false,useExternalJs:false});(tarteaucitron.job=tarteaucitron.job||[]).push('youtube')</script>`,
      files: tarteaucitron,
      buttons: {
        accept: '#tarteaucitronPersonalize2',
        reject: '#tarteaucitronAllDenied2',
        customize: '#tarteaucitronCloseAlert',
        dialog: '#tarteaucitronClosePanel',
      },
    },
    'c15t 1.5.0': {
      head: '<script type="module" src="app.js"></script>',
      body: '<div id="root"></div>',
      files: {
        'app.js': await bundled(`
          import { createRoot } from 'react-dom/client'
          import { ConsentManagerProvider, CookieBanner, ConsentManagerDialog } from 'c15t-1'
          createRoot(document.getElementById('root')).render(
            <ConsentManagerProvider options={{ mode: 'offline' }}><CookieBanner /><ConsentManagerDialog /></ConsentManagerProvider>)`),
      },
      buttons: {
        ...c15tButtons('cookie-banner'),
        dialog: '[data-testid=consent-manager-dialog-root] button',
      },
    },
    'c15t 2.2.1': {
      head: '<link rel="stylesheet" href="styles.css" /><script type="module" src="app.js"></script>',
      body: '<div id="root"></div>',
      files: {
        'styles.css': await bundled('@import "c15t-2/styles.css";', 'css'),
        'app.js': await bundled(`
          import { createRoot } from 'react-dom/client'
          import { ConsentManagerProvider, ConsentBanner, ConsentDialog } from 'c15t-2'
          createRoot(document.getElementById('root')).render(
            <ConsentManagerProvider options={{ mode: 'offline' }}><ConsentBanner /><ConsentDialog /></ConsentManagerProvider>)`),
      },
      buttons: {
        ...c15tButtons('consent-banner'),
        dialog: '[data-testid=consent-dialog-root] button',
      },
    },
  }
}
