// What owners look for in the documentation's site, and the page that the first hit must be. The search is that of the site:
// the same index, options and sections.
import { deepStrictEqual, ok } from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import MiniSearch from 'minisearch'
import { miniSearch } from '../../docs/.vitepress/search.mjs'

const docs = fileURLToPath(new URL('../../docs/', import.meta.url))

/** Questions of owners, and the page that answers each. */
const questions = {
  'I use Hugo and want a cookie banner': 'frameworks/hugo',
  'I use Jekyll with a theme': 'frameworks/jekyll',
  'I use Rails with Turbo': 'frameworks/rails',
  'I use Laravel and Livewire': 'frameworks/laravel',
  'I use Django templates': 'frameworks/django',
  'I use Flask with Jinja': 'frameworks/flask',
  'I use Symfony and Twig': 'frameworks/symfony',
  'I use Phoenix LiveView': 'frameworks/phoenix',
  'I use Docusaurus and want Google Analytics after consent': 'frameworks/docusaurus',
  'I use VitePress': 'frameworks/vitepress',
  'I use Gatsby': 'frameworks/gatsby',
  'I use React Router 7': 'frameworks/react-router',
  'I use TanStack Start': 'frameworks/tanstack-start',
  'I use SolidStart': 'frameworks/solidstart',
  'I use Qwik': 'frameworks/qwik',
  'I use WordPress and want the plugin': 'frameworks/wordpress',
  'I use Next with the App Router': 'frameworks/next',
  'I use Nuxt': 'frameworks/nuxt',
  'I use Astro': 'frameworks/astro',
  'I use SvelteKit': 'frameworks/sveltekit',
  'I use Angular': 'frameworks/angular',
  'I use Eleventy': 'frameworks/eleventy',
  'I use webpack or Rspack': 'frameworks/webpack',
  'I use React and want hooks': 'frameworks/react',
  'I use Express': 'frameworks/node-servers',
  'I use Drupal': 'frameworks/drupal',
  'I have a shop with Shopify': 'frameworks/shopify',
  'I use WooCommerce': 'frameworks/wordpress',
  'I use Hotjar': 'guides/recipes',
  'I use Ghost': 'frameworks/other-platforms',
  'I use Capacitor': 'guides/apps',
  'I use Electron': 'guides/apps',
  'I use Tauri': 'guides/apps',
  'I use a web view in my iOS app': 'guides/apps',
  'I use React Native': 'guides/apps',
  'I have a smart TV with a remote control': 'guides/televisions-and-kiosks',
  'I have a kiosk': 'guides/televisions-and-kiosks',
  'I use a CDN': 'frameworks/html',
  'I use Google Analytics': 'guides/google-analytics',
  'I use Google Tag Manager': 'guides/google-tag-manager',
  'I use the Meta pixel': 'guides/meta-pixel',
  'I use Matomo': 'guides/matomo',
  'I embed YouTube videos and want a placeholder': 'guides/videos-and-maps',
  'I use Google Maps': 'guides/videos-and-maps',
  'I use Google Fonts and reCAPTCHA': 'guides/fonts-and-bot-protection',
  'I use Klaro and want to migrate': 'migration/klaro',
  'I use vanilla-cookieconsent and want to change': 'migration/vanilla-cookieconsent',
  'I use WP Rocket': 'guides/optimizers',
  'I use Cloudflare Rocket Loader': 'guides/optimizers',
  'I use a Content-Security-Policy with a nonce': 'guides/csp',
  'I want dark mode and my own colors': 'guides/styling',
  'I want my own texts in German': 'guides/languages',
  'I want proof of consent': 'guides/proof',
  'I want to run a consent server': 'guides/server',
  'I have several domains': 'guides/several-domains',
  'I want page views in a single-page app': 'guides/single-page-apps',
  'I am a publisher and need the TCF': 'guides/tcf',
  'I have visitors in California': 'guides/privacy-laws',
  'I want to check my installation': 'guides/install-and-check',
  'I want to audit my site': 'guides/audit',
  'I want end-to-end tests': 'reference/testing',
  'the banner does not show': 'troubleshooting',
}

/** Returns the sections of a page, as the site's search has them. */
function sectionsOf(file) {
  const page = file.replaceAll('\\', '/').replace(/\.md$/, '')
  const above = []
  return readFileSync(docs + file, 'utf8')
    .replaceAll(/^```[^]*?^```$/gm, code => code.replaceAll(/^#/gm, ' #'))
    .split(/^(?=#{1,6} )/m)
    .flatMap((part, at) => {
      const [, marks, title] = /^(#{1,6}) (.*)/.exec(part) ?? []
      if (!title) return []
      above.length = marks.length - 1
      above.push(title)
      const anchor = at === 0 ? '' : `#${at}`
      return { id: page + anchor, title, titles: above.slice(0, -1).join(' '), text: part.replace(/^.*\n/, '') }
    })
}
const index = new MiniSearch({ fields: ['title', 'titles', 'text'], storeFields: ['title'], ...miniSearch.options })
index.addAll(
  readdirSync(docs, { recursive: true })
    .filter(file => file.endsWith('.md') && !/^(\.vitepress|public)/.test(file))
    .flatMap(sectionsOf),
)

test('the first hit of each question is the page that answers it', () => {
  const wrong = Object.entries(questions).flatMap(([question, page]) => {
    const hits = index.search(question, miniSearch.searchOptions).map(({ id }) => id)
    return hits[0]?.split('#')[0] === page ? [] : [`${question}: ${hits.slice(0, 3).join(', ')}, and not ${page}`]
  })
  deepStrictEqual(wrong, [])
  ok(Object.keys(questions).length >= 50)
})
