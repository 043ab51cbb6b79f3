import { page, inline, script } from '../support/page.mjs'
import { contacted, stored } from '../support/planted.mjs'
import { toolFile } from '../support/install-consent-tools.mjs'

const run = `CookieConsent.run({categories:{necessary:{enabled:true,readOnly:true},analytics:{}},language:{default:'en',translations:{en:{
  consentModal:{title:'We value your privacy',description:'We and our partners store information on your device.',acceptAllBtn:'Accept all',acceptNecessaryBtn:'Reject all',showPreferencesBtn:'Manage preferences'},
  preferencesModal:{title:'Preferences',acceptAllBtn:'Accept all',acceptNecessaryBtn:'Reject all',savePreferencesBtn:'Save',closeIconLabel:'Close',sections:[{title:'Strictly necessary',description:'Always on',linkedCategory:'necessary'},{title:'Analytics',description:'Counts visits',linkedCategory:'analytics'}]}}}}})`

/** vanilla-cookieconsent 3. It gates Google Analytics; the Meta Pixel is not gated. */
export const vanillaCookieconsent = {
  title: 'vanilla-cookieconsent 3',
  files: () => ({
    '/': page(
      `<link rel="stylesheet" href="/cc.css">
      <script type="text/plain" data-category="analytics" data-src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>
      ${script('https://connect.facebook.net/en_US/fbevents.js')}`,
      `<footer><button data-cc="show-preferencesModal">Cookie settings</button></footer><script src="/cc.js"></script>${inline(run)}`,
    ),
    '/cc.css': toolFile('vanilla-cookieconsent/dist/cookieconsent.css'),
    '/cc.js': toolFile('vanilla-cookieconsent/dist/cookieconsent.umd.js'),
  }),
  planted: [
    ...contacted('undecided rejected withdrawn', 'connect.facebook.net', 'www.facebook.com'),
    ...stored('undecided rejected withdrawn', '_fbp'),
    ...stored('withdrawn', '_ga'),
  ],
}
