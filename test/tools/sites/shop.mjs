import { page, script } from '../support/page.mjs'
import { contacted } from '../support/planted.mjs'

const vendors = [
  'bat.bing.com',
  'analytics.tiktok.com',
  's.pinimg.com',
  'static.criteo.net',
  'static.hotjar.com',
  'ad.doubleclick.net',
  'sc-static.net',
  'www.redditstatic.com',
  'static.klaviyo.com',
  'cdn.taboola.com',
]
const paths = { 'www.redditstatic.com': '/ads/pixel.js' }

const banner = `
<style>
#b, #s { position: fixed; inset: auto 0 0 0; background: #fff; padding: 16px } [hidden] { display: none !important }
</style>
<div id="b" class="cookie-hinweis" hidden><p>Wir und unsere Partner verwenden Cookies, um Ihren Einkauf zu verbessern.</p>
<button id="ja">Alle akzeptieren</button> <button id="mehr">Einstellungen</button></div>
<div id="s" role="dialog" aria-label="Cookie-Einstellungen" hidden><p>Cookies, die wir und unsere Partner verwenden:</p>
<label><input type="checkbox" checked disabled> Notwendig</label>
<label><input type="checkbox" class="zweck" checked> Statistik</label>
<label><input type="checkbox" class="zweck" checked> Marketing</label>
<button id="speichern">Auswahl speichern</button></div>
<footer><a href="#" id="zurück">Cookie-Einstellungen</a></footer>
<script>
const id = name => document.getElementById(name)
const end = value => { localStorage.setItem('wahl', value); id('b').hidden = id('s').hidden = true }
id('b').hidden = localStorage.getItem('wahl') !== null
id('ja').onclick = () => end('alles')
id('mehr').onclick = id('zurück').onclick = () => { id('b').hidden = true; id('s').hidden = false; return false }
id('speichern').onclick = () => end([...document.querySelectorAll('.zweck')].map(({ checked }) => checked).join())
</script>`

/**
 * A German shop with ten vendors and a banner without effect: no reject button, pre-ticked switches, and nothing is
 * gated.
 */
export const shop = {
  title: 'a shop with ten vendors',
  files: () => ({
    '/': page(
      vendors.map(host => script(`https://${host}${paths[host] ?? '/tag/pixel.js'}`)).join('') +
        script('https://js.stripe.com/v3/'),
      banner,
      'de',
    ),
  }),
  planted: [
    ...contacted('undecided rejected withdrawn', ...vendors),
    'no-reject-button undecided',
    'preticked-switch undecided',
  ],
}
