// The products of the benchmark: each is installed as in its own documentation, with the minimum for an offline page,
// and with the selectors of its buttons. Everything is prepared once, before the first measurement.
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '../..')
/** The folder with the npm packages of the peers. */
export const peersFolder = join(root, 'node_modules/.bench-peers')

function installPeers() {
  const wanted = join(here, 'peers/package.json')
  const installed = join(peersFolder, 'package.json')
  if (
    existsSync(join(peersFolder, 'node_modules/vanilla-cookieconsent')) &&
    readFileSync(installed, 'utf8') === readFileSync(wanted, 'utf8')
  )
    return
  mkdirSync(peersFolder, { recursive: true })
  copyFileSync(wanted, installed)
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps'], {
    cwd: peersFolder,
    stdio: 'inherit',
  })
}

const peer = path => readFileSync(join(peersFolder, 'node_modules', path))
/** Bundles a script or style sheet that imports peers. */
export async function bundled(contents, loader = 'jsx') {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: peersFolder, loader },
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

/** Returns our built files by name. */
export const ourFiles = () =>
  Object.fromEntries(
    readdirSync(join(root, 'dist'))
      .filter(name => name.endsWith('.js'))
      .map(name => [name, readFileSync(join(root, 'dist', name))]),
  )
const ourBody =
  '<consent-banner mode="offline" categories="all"></consent-banner><privacy-settings-dialog></privacy-settings-dialog>'
const ourScript = '<script type="module" src="consent-elements.js"></script>'
/** The selectors of our buttons, of a switch, and of what can be pressed in the dialog when it is usable. */
export const ourButtons = {
  accept: '[data-action=accept]',
  reject: '[data-action=reject]',
  customize: '[data-action=customize]',
  dialog: 'dialog[open] [data-action=save]',
  switch: 'dialog[open] [data-action=switch-marketing]',
}
const c15tButtons = names => ({
  accept: `[data-testid=${names}-accept-button]`,
  reject: `[data-testid=${names}-reject-button]`,
  customize: `[data-testid=${names}-customize-button]`,
})

/**
 * @returns the products by name: `head` and `body` of the page, its `files`, and `buttons` as selectors. Ours is the module
 *   without a tag; installations.mjs has the ones with a tag.
 */
export async function products() {
  installPeers()
  const vanilla = `CookieConsent.run({hideFromBots:false,categories:{necessary:{enabled:true,readOnly:true},analytics:{},marketing:{}},language:{default:'en',translations:{en:{
    consentModal:{title:'We value your privacy',description:'We and our partners store information on your device.',acceptAllBtn:'Accept all',acceptNecessaryBtn:'Reject all',showPreferencesBtn:'Manage preferences'},
    preferencesModal:{title:'Preferences',acceptAllBtn:'Accept all',acceptNecessaryBtn:'Reject all',savePreferencesBtn:'Save',sections:[{title:'Strictly necessary',description:'Always on',linkedCategory:'necessary'},{title:'Analytics',description:'Counts visits',linkedCategory:'analytics'},{title:'Marketing',description:'Advertising',linkedCategory:'marketing'}]}}}}})`
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
