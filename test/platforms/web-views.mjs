// `npm run test:web-views`, after a build: the tag and the snippet of docs/guides/apps.md in a real web view of WebKitGTK, on
// the scheme app://, as in apps of Tauri on Linux. Needs `apt-get install python3-gi gir1.2-webkit2-4.1 xvfb` of Debian.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { check, must, totals } from '../support/checks.mjs'
import { run, write } from './tools.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const app = mkdtempSync(join(tmpdir(), 'consent-elements-app-'))
const guide = readFileSync(join(root, 'docs/guides/apps.md'), 'utf8')
const snippet = /<!-- runnable: app -->\n```html\n([^]*?)```/.exec(guide)[1]
cpSync(join(root, 'dist'), join(app, 'consent-elements'), { recursive: true })

/** Opens the app's page, and returns what it has told the app. `act` runs in the page; it ends with `say('done')`. */
function open(act, decision) {
  write(app, {
    'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <script src="consent-elements/guard.js" data-manager data-mode="offline" data-categories="all" data-language="page"></script>
    ${snippet}
  </head>
  <body>
    <button type="button" data-consent-open>Privacy settings</button>
    <script>
      const say = text => webkit.messageHandlers.consent.postMessage(String(text))
      const later = (action, ms = 0) => setTimeout(action, ms)
      addEventListener('error', event => say('error: ' + event.message))
      ${act}
    </script>
  </body>
</html>
`,
  })
  const start = decision ? `window.appDecision = ${JSON.stringify(decision)}` : ''
  const program = join(root, 'test/platforms/webkitgtk.py')
  return run(root, 'xvfb-run', ['-a', '/usr/bin/python3', program, app, start])
    .split('\n')
    .filter(line => line.startsWith('{') || /^(error|state|sent|done)/.test(line))
}
const whenShown = action => `document.addEventListener('consent-banner-show', () => later(() => { ${action} }, 500))`

await check('in a web view of WebKitGTK on app://, a tracker waits, and the app learns of the choice', () => {
  const lines = open(
    whenShown(
      `fetch('https://www.facebook.com/tr?id=1').then(() => say('sent'), error => say('state ' + error.message)).finally(() => { consentManager.rejectAll(); later(() => say('done'), 500) })`,
    ),
  )
  must(
    lines.some(line => /^state Request to https:\/\/www\.facebook\.com.* blocked/.test(line)),
    lines.join('\n'),
  )
  must(
    lines.some(line => line.startsWith('{') && JSON.parse(line).consents.marketing === false),
    lines.join('\n'),
  )
  must(lines.at(-1) === 'done' && !lines.some(line => line.startsWith('error')), lines.join('\n'))
})
await check('the choice of the app is taken over before the visitor is asked', () => {
  const lines = open(
    `document.addEventListener('consent-change', () => later(() => { const { consents, showPopup } = consentManager.state; say('state ' + consents.measurement + consents.marketing + showPopup); say('done') }, 500))`,
    { time: Date.now() - 5000, consents: { measurement: true, marketing: 'yes' } },
  )
  must(lines.includes('state truefalsefalse'), lines.join('\n'))
})
rmSync(app, { recursive: true })
totals()
