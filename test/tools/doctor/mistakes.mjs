// One site for each mistake: a page as the docs write it, with one thing wrong. `expected` has the ids of all findings.
import { fileText, distFiles, withHeaders } from './site-files.mjs'

const stop = '<meta http-equiv="Content-Security-Policy" content="object-src * data: blob:">'
const preload = '<link rel="modulepreload" href="/consent-elements/consent-elements.js">'
const guard =
  '<script src="/consent-elements/guard.js" data-manager data-mode="offline" data-categories="auto"></script>'
const charset = '<meta charset="utf-8">'
const viewport = '<meta name="viewport" content="width=device-width">'
const footer = '<footer><a href="/privacy" data-consent-open>Privacy settings</a></footer>'
const film = '<iframe src="https://www.youtube.com/embed/abc" title="Film" width="560" height="315"></iframe>'
const tag = '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>'
const guardText = fileText('dist/guard.js')
const inlined = (text, attributes = ' data-file="/consent-elements/guard.js"') =>
  `<script${attributes} data-manager data-mode="offline" data-categories="auto">${text}</script>`

/** What vendors tell owners to paste. */
export const snippets = {
  gtm: `<script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':new Date().getTime(),event:'gtm.js'});var f=d.getElementsByTagName(s)[0],j=d.createElement(s),dl=l!='dataLayer'?'&l='+l:'';j.async=true;j.src='https://www.googletagmanager.com/gtm.js?id='+i+dl;f.parentNode.insertBefore(j,f);})(window,document,'script','dataLayer','GTM-AB12CD3');</script>`,
  gtag: `<script>window.dataLayer = window.dataLayer || []; function gtag(){dataLayer.push(arguments);} gtag('js', new Date()); gtag('config', 'G-AB12CD3');</script>`,
  meta: `<script>!function(f,b,e,v,n,t,s){if(f.fbq)return;n=f.fbq=function(){n.callMethod?n.callMethod.apply(n,arguments):n.queue.push(arguments)};if(!f._fbq)f._fbq=n;n.push=n;n.loaded=!0;n.version='2.0';n.queue=[];t=b.createElement(e);t.async=!0;t.src=v;s=b.getElementsByTagName(e)[0];s.parentNode.insertBefore(t,s)}(window,document,'script','https://connect.facebook.net/en_US/fbevents.js');fbq('init', '123456789012345');fbq('track', 'PageView');</script>`,
}

/** A correct page; each part can be replaced. */
const page = ({ head = `${charset}\n${preload}\n${guard}\n${viewport}`, body = footer } = {}) =>
  `<!doctype html>\n<html lang="en">\n<head>\n${head}\n<title>Shop</title>\n<link rel="icon" href="data:,">\n</head>\n<body>\n<h1>Shop</h1>\n${body}\n</body>\n</html>`
const site = (html, files = {}) => ({ ...distFiles(), '/': html, ...files })
const html = (request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page())
const withoutFrameOptions =
  (text = page()) =>
  (request, response) => {
    response.removeHeader('x-frame-options')
    response.writeHead(200, { 'content-type': 'text/html' }).end(text)
  }
/** The page of an owner who cannot gate its trackers. */
const withStop = html => html.replace(preload, stop)
const missing = (request, response) => response.writeHead(404).end()
const older = name => fileText(`dist/${name}`).replaceAll('1.5.0', '1.4.0')
const withGuard = line => page({ head: `${charset}\n${preload}\n${line}\n${viewport}` })
const modules =
  '<script src="/consent-elements/guard.js"></script>\n<script type="module" src="/consent-elements/consent-elements.js"></script>'
const banner = '<consent-banner mode="offline" categories="auto"></consent-banner>\n'

/** By name: the files, the ids that must be found, and what the first of them must contain. */
export const mistakes = {
  'nothing-installed': {
    files: { '/': page({ head: charset + viewport }) },
    expected: ['not-installed'],
    paste:
      /^<link rel="modulepreload" href="\/consent-elements\/consent-elements\.js" \/>\n<script src="\/consent-elements\/guard\.js" data-manager/,
  },
  'hidden-banner': {
    files: site(page({ body: `<style>consent-banner::part(banner) { opacity: 0 !important }</style>${footer}` })),
    expected: ['banner-hidden'],
    seen: /hidden by a style/,
  },
  'banner-off-screen': {
    files: site(
      page({ body: `<style>consent-banner::part(banner) { translate: -3000px 0 !important }</style>${footer}` }),
    ),
    expected: ['banner-hidden'],
    seen: /outside of the window/,
  },
  'covered-banner': {
    files: site(page({ body: `${footer}<div style="position: fixed; inset: 0; z-index: 2147483647"></div>` })),
    expected: ['banner-hidden'],
    seen: /<div>, which covers it/,
  },
  'element-without-script': {
    files: { '/': page({ head: charset + viewport, body: banner + footer }) },
    expected: ['not-installed'],
    seen: /<consent-banner>/,
  },
  'no-guard-with-a-tracker': {
    files: site(
      page({
        head: `${charset}${viewport}<script type="module" src="/consent-elements/consent-elements.js"></script>`,
        body: banner + footer + film,
      }),
    ),
    expected: ['no-guard', 'ungated-embed'],
    line: 11,
    paste: /^<script src="\/consent-elements\/guard\.js"><\/script>$/,
  },
  'guard-behind-a-script': {
    files: site(page({ head: `${charset}\n${preload}\n<script src="/app.js"></script>\n${guard}\n${viewport}` }), {
      '/app.js': '',
    }),
    says: /<script src="\/app\.js"><\/script> runs before the guard\. Write the guard first in <head>: <script src="\/consent-elements\/guard\.js" data-manager/,
    expected: ['guard-late'],
    line: 7,
    seen: /app\.js.* on line 6/,
  },
  'guard-file-behind-an-async-script': {
    files: site(withGuard(`<script async src="/app.js"></script>\n${guard}`), { '/app.js': '' }),
    expected: ['guard-late'],
    line: 7,
  },
  'guard-behind-a-style-sheet': {
    files: site(withGuard(`<link rel="stylesheet" href="/app.css">\n${guard}`), { '/app.css': '' }),
    expected: ['guard-late'],
    line: 7,
  },
  'guard-in-body': {
    files: site(page({ head: charset + viewport, body: guard + footer })),
    says: /The guard is not in <head>.* Write it first in <head>: <script src="\/consent-elements\/guard\.js" data-manager/,
    expected: ['guard-late'],
    seen: /not in <head>/,
  },
  'guard-added-by-a-script': {
    files: site(page({ head: `${charset}${viewport}<script src="/app.js"></script>`, body: banner + footer }), {
      '/app.js': `document.head.append(Object.assign(document.createElement('script'), { src: '/consent-elements/guard.js', async: false })); import('/consent-elements/consent-elements.js')`,
    }),
    expected: ['guard-late'],
    seen: /A script loads/,
  },
  'guard-with-async': {
    files: site(withGuard(guard.replace('<script', '<script async'))),
    says: /remove async and defer from the tag of the guard/,
    expected: ['guard-deferred'],
    paste:
      /^<script src="\/consent-elements\/guard\.js" data-manager data-mode="offline" data-categories="auto"><\/script>$/,
  },
  'no-preload-stop': {
    files: site(page({ head: `${charset}\n${guard}\n${viewport}\n${tag}` })),
    expected: ['no-preload-stop', 'ungated-embed'],
    paste: /object-src \* data: blob:/,
  },
  'inlined-guard-without-its-file': {
    files: site(
      withGuard(
        `<script type="module" src="/consent-elements/consent-elements.js"></script><script>${guardText}</script>`,
      ).replace(footer, banner + footer),
    ),
    says: /An inlined guard needs data-file, the address of guard\.js/,
    expected: ['inline-without-file'],
    paste: /^<script data-file="\/consent-elements\/guard\.js">$/,
  },
  'inlined-guard-with-expanded-text': {
    // What `page.replace('<head>', '<head>' + tag)` does to a text that has `$&`.
    files: site(withGuard(inlined(guardText.replace('use strict', () => '<head>use strict')))),
    expected: ['inline-altered'],
    seen: /From character \d+ on it has "<head>use strict/,
    paste: /replace\('<head>', \(\) =>/,
  },
  'inlined-guard-that-is-escaped': {
    files: site(withGuard(inlined(guardText.replaceAll('&&', '&amp;&amp;'))).replace('data-manager', '')),
    expected: ['inline-altered', 'missing-manager'],
  },
  'guard-without-manager': {
    files: site(withGuard('<script src="/consent-elements/guard.js"></script>')),
    expected: ['missing-manager'],
    paste: /data-manager data-mode="offline"/,
  },
  'no-element': {
    files: site(withGuard(modules)),
    expected: ['missing-element'],
    paste: /<consent-banner mode="offline"/,
  },
  'two-managers': {
    files: site(
      page({
        head: `${charset}\n${preload}\n${guard}\n<script type="module" src="/consent-elements/consent-elements.js"></script>\n${viewport}`,
      }),
    ),
    says: /The guard loads consent-elements\.js\. Remove <script type="module" src="\/consent-elements\/consent-elements\.js"><\/script>$/,
    expected: ['two-managers'],
    line: 7,
    paste: /^<script type="module" src="\/consent-elements\/consent-elements\.js"><\/script>$/,
  },
  'guard-twice': {
    files: site(withGuard(`${guard}\n${guard}`)),
    says: /The page has 2 tags of the guard\. Remove <script src="\/consent-elements\/guard\.js"/,
    expected: ['two-managers'],
    line: 7,
    paste: /^<script src="\/consent-elements\/guard\.js" data-manager/,
  },
  'guard-closed-like-xml': {
    files: site(withGuard(`${guard.replace('></script>', ' />')}\n<script src="/app.js"></script>`), { '/app.js': '' }),
    says: /ends with "\/>".* Write <script src="\/consent-elements\/guard\.js" data-manager=""[^>]*><\/script>$/,
    expected: ['guard-not-closed'],
    line: 6,
  },
  'guard-closed-like-xml-in-front-of-the-whole-page': {
    files: site(withGuard(guard.replace('></script>', ' />'))),
    expected: ['guard-not-closed'],
    line: 6,
  },
  'site-in-a-subfolder': {
    files: {
      ...distFiles('/shop/consent-elements'),
      '/': (request, response) => response.writeHead(302, { location: '/shop/' }).end(),
      '/shop/': page(),
    },
    expected: ['wrong-path'],
    line: 6,
  },
  'preload-of-a-wrong-path': {
    files: site(page().replace('href="/consent-elements/', 'href="/assets/')),
    says: /<link rel="modulepreload" href="\/assets\/consent-elements\.js"> loads a file that nothing uses\. Write href="\/consent-elements\/consent-elements\.js"$/,
    expected: ['wrong-path'],
    line: 5,
  },
  'policy-that-is-relative': {
    files: {
      ...distFiles(),
      '/': (request, response) => response.writeHead(302, { location: '/shop/bread' }).end(),
      '/shop/bread': withGuard(guard.replace('data-manager', 'data-manager data-policy-url="privacy"')),
    },
    says: /is "privacy", which leads to \/shop\/privacy in this folder.* data-policy-url="\/privacy"$/,
    expected: ['no-policy-link'],
    line: 6,
    paste: / data-policy-url="\/privacy"/,
  },
  'relative-address-below-a-base': {
    files: site(
      page({
        head: `${charset}\n${preload}\n<base href="/shop/">\n${guard.replace('"/consent-elements', '"consent-elements')}\n${viewport}`,
      }),
    ),
    expected: ['wrong-path'],
    line: 7,
    seen: /\/shop\/consent-elements\/guard\.js answers with status 404/,
  },
  'another-consent-tool': {
    files: site(page({ body: `${footer}<script>window.Cookiebot = { renew() {} }</script>` })),
    expected: ['two-managers'],
    seen: /Cookiebot runs/,
  },
  'left-over-script-of-vanilla-cookieconsent': {
    files: site(
      page({
        body: `<script type="text/plain" data-category="analytics" data-src="https://stats.example/a.js"></script>\n${footer}`,
      }),
    ),
    expected: ['left-over-markup'],
    line: 13,
    paste:
      /^<script type="text\/plain" data-consent="measurement" data-src="https:\/\/stats\.example\/a\.js"><\/script>$/,
  },
  'left-over-button-of-vanilla-cookieconsent': {
    files: site(
      page({ body: '<button data-cc="show-preferencesModal">Privacy settings</button><a href="/privacy">Privacy</a>' }),
    ),
    expected: ['left-over-markup', 'no-way-back'],
    paste: /^<button data-consent-open>$/,
  },
  'left-over-frame-of-klaro': {
    files: site(
      page({ body: `<iframe data-name="youtube" data-src="https://www.youtube.com/embed/x"></iframe>${footer}` }),
    ),
    expected: ['left-over-markup'],
    paste: /^<iframe data-consent="experience" data-src="https:\/\/www\.youtube/,
  },
  'left-over-button-of-osano': {
    files: site(page({ body: `<button onclick="Osano.cm.showDrawer()">Cookie preferences</button>${footer}` })),
    expected: ['left-over-markup'],
    paste: /^<button data-consent-open>$/,
  },
  'left-over-player-of-tarteaucitron': {
    files: site(page({ body: `<div class="youtube_player" videoID="x"></div>${footer}` })),
    expected: ['left-over-markup'],
    paste: /<iframe data-consent="experience"/,
  },
  'button-without-a-function': {
    files: site(page({ body: '<button>Privacy settings</button><a href="/privacy">Privacy</a>' })),
    expected: ['no-way-back'],
  },
  'no-way-back-but-a-placeholder': {
    files: site(
      page({
        body: `<iframe data-consent="experience" data-src="https://www.youtube.com/embed/abc" title="Film" width="560" height="315"></iframe><footer><a href="/privacy">Privacy</a></footer>`,
      }),
    ),
    expected: ['no-way-back'],
  },
  'no-way-back-but-a-slot-of-the-banner': {
    files: site(
      page({
        body: '<consent-banner><a slot="policy-link" href="/privacy" data-consent-open>Privacy</a></consent-banner>',
      }),
    ),
    expected: ['no-way-back'],
  },
  'manager-without-guard': {
    files: site(
      page({
        head: `${charset}${viewport}<script type="module" src="/consent-elements/consent-elements.js"></script>`,
        body: banner + footer,
      }),
    ),
    expected: ['manager-without-guard'],
    paste: /^<script src="\/consent-elements\/guard\.js"><\/script>$/,
  },
  'accept-all-exceeds-the-banner': {
    files: site(withGuard(guard.replace('"auto"', '"necessary measurement"'))),
    expected: ['accept-all-exceeds'],
    line: 6,
    paste: /data-accept-all-grants="displayed"/,
  },
  'keeps-refusals-too-short': {
    files: site(withGuard(guard.replace('data-manager', 'data-manager data-lifetime-days="30"'))),
    countries: ['FR'],
    expected: ['differs-from-pack'],
    line: 6,
    seen: /kept for 30 days\. The pack gdpr-fr@1 \(FR\) lets you ask again after 182 days/,
    paste: /^lifetime-days="182"$/,
  },
  'keeps-consent-too-long': {
    files: site(withGuard(guard.replace('data-manager', 'data-manager data-lifetime-days="365"'))),
    countries: ['DE'],
    expected: ['differs-from-pack'],
    seen: /182 days at most/,
  },
  'names-no-opt-out-for-california': {
    files: site(withGuard(guard.replace('data-manager', 'data-manager data-lifetime-days="365"'))),
    countries: ['US-CA'],
    expected: ['differs-from-pack'],
    paste: /data-consent-open>Do Not Sell or Share My Personal Information</,
  },
  'hides-reject': {
    files: site(page({ body: `<style>consent-banner::part(reject){display:none}</style>${footer}` })),
    countries: ['IT'],
    expected: ['differs-from-pack'],
    seen: /Accept and not Reject/,
  },
  'grants-in-the-eu-before-a-choice': {
    files: site(
      page({
        head: `${charset}\n${preload}\n${modules}\n${viewport}`,
        body: `${banner.replace('><', '><script type="application/json">{"jurisdictions": {"GDPR": "opt-out", "US": "none"}}</script><')}${footer}`,
      }),
    ),
    countries: ['AT'],
    expected: ['differs-from-pack'],
    seen: /"GDPR": "opt-out"\. The pack gdpr-at@1 \(AT\) has opt-in/,
    paste: /^"GDPR": "opt-in"$/,
  },
  'tracker-whose-category-is-not-shown': {
    files: site(
      withGuard(guard).replace(
        footer,
        '<iframe data-consent="experience" data-src="https://video.example/1" title="Film"></iframe><script>new Image().src = "https://www.facebook.com/tr?id=1"</script>' +
          footer,
      ),
    ),
    expected: ['category-not-shown'],
    seen: /facebook\.com\/tr\?id=1 was blocked.*"marketing"/,
    paste: /data-categories="all"/,
  },
  'proxy-of-posthog': {
    files: site(
      withGuard(guard).replace(
        footer,
        `<script>fetch('/ingest/i/v0/e/?ip=1&ver=1.325.0', { method: 'POST', body: '{}' }).catch(() => {})</script>${footer}`,
      ),
      { '/ingest/i/v0/e/': '{}' },
    ),
    expected: ['own-address-open'],
    seen: /\/ingest\/i\/v0\/e\/.*posthog/,
    paste: /data-services="posthog;host=\/ingest"/,
  },
  'tunnel-of-sentry-beside-its-service': {
    files: site(
      withGuard(guard.replace('data-manager', 'data-manager data-services="youtube sentry"')).replace(
        footer,
        `<script>fetch('/tunnel', { method: 'POST', body: '{"event_id":"a","sent_at":"b"}\\n{"type":"event"}\\n{}' })</script>${footer}`,
      ),
      { '/tunnel': '{}' },
    ),
    expected: ['own-address-open'],
    paste: /data-services="youtube sentry;host=\/tunnel"/,
  },
  'tracker-that-only-lists-know': {
    files: site(
      withGuard(guard).replace(
        footer,
        `<script>new Image().src = 'https://pixel.adhouse.test/a.gif?id=1'; new Image().src = 'https://cdn.harmless.test/b.gif'</script>${footer}`,
      ),
    ),
    expected: ['unlisted-tracker'],
    seen: /pixel\.adhouse\.test of Ad House \(marketing, listed by Disconnect\)/,
    paste: /^data-options='\{"trackingHosts":\{"pixel\.adhouse\.test":"marketing"\}\}'$/,
  },
  'snippet-of-google-tag-manager': {
    files: site(page({ body: `${snippets.gtm}${footer}` })),
    expected: ['ungated-snippet'],
    line: 13,
    seen: /Google Tag Manager \(GTM-AB12CD3\)/,
    paste: /data-services="google-tag-manager=GTM-AB12CD3"/,
  },
  'snippet-of-google-analytics': {
    files: site(page({ body: `${snippets.gtag}${footer}` })),
    expected: ['ungated-snippet'],
    paste: /data-services="google-analytics=G-AB12CD3"/,
  },
  'snippet-of-the-meta-pixel': {
    files: site(
      withGuard(guard.replace('data-manager', 'data-manager data-services="youtube"')).replace(
        '<footer>',
        `${snippets.meta}<footer>`,
      ),
    ),
    expected: ['ungated-snippet'],
    paste: /data-services="youtube meta-pixel=123456789012345"/,
  },
  'no-way-back': {
    files: site(page({ body: '<footer><a href="/privacy">Privacy</a></footer>' })),
    expected: ['no-way-back'],
    paste: /<privacy-settings-button>/,
  },
  'no-policy-link': {
    files: site(page({ body: '<privacy-settings-button>Settings</privacy-settings-button>' })),
    expected: ['no-policy-link'],
    line: 6,
    paste: /data-policy-url/,
  },
  'policy-blocks-the-inlined-guard': {
    files: {
      ...distFiles(),
      '/': withHeaders(withGuard(inlined(guardText)), {
        'content-security-policy': "default-src 'self'; script-src 'self'; img-src data:",
      }),
    },
    expected: ['csp-blocks'],
    paste: /^script-src 'self' 'sha256-[\w+/=]+'$/,
  },
  'policy-blocks-the-files': {
    files: {
      ...distFiles(),
      '/': withHeaders(page(), { 'content-security-policy': "default-src 'none'; script-src https://cdn.example" }),
    },
    expected: ['csp-blocks'],
    paste: /^script-src https:\/\/cdn\.example 'self'$/,
  },
  'policy-with-strict-dynamic': {
    files: {
      ...distFiles(),
      '/': withHeaders(page(), { 'content-security-policy': "script-src 'nonce-abc' 'strict-dynamic'" }),
    },
    expected: ['csp-blocks'],
    line: 6,
    paste: /^<script nonce="abc" src="\/consent-elements\/guard\.js"/,
  },
  'second-of-two-policies': {
    files: {
      ...distFiles(),
      '/': withHeaders(page(), {
        'content-security-policy': ["script-src 'self'", "script-src 'none'; img-src data:"],
      }),
    },
    expected: ['csp-blocks'],
    paste: /^script-src 'self'$/,
  },
  'policy-of-trusted-types': {
    files: {
      ...distFiles(),
      '/': withHeaders(page(), {
        'content-security-policy': "require-trusted-types-for 'script'; trusted-types default",
      }),
    },
    expected: ['csp-blocks'],
    paste: /^trusted-types default consent-elements consent-elements#guard$/,
  },
  'policy-blocks-the-server': {
    files: {
      ...distFiles(),
      '/': withHeaders(
        withGuard(guard.replace('data-mode="offline"', 'data-backend-url="https://consent.example/api"')),
        { 'content-security-policy': "connect-src 'self'" },
      ),
    },
    expected: ['csp-blocks'],
    paste: /^connect-src 'self' https:\/\/consent\.example$/,
  },
  'missing-guard-file': {
    files: site(page(), { '/consent-elements/guard.js': missing }),
    expected: ['wrong-path'],
    line: 6,
    seen: /guard\.js answers with status 404/,
  },
  'missing-worker-file': {
    files: site(page(), { '/consent-elements/guard-worker.js': html }),
    expected: ['wrong-path'],
    seen: /guard-worker\.js is HTML and not JavaScript/,
    paste: /^cp -R node_modules\/consent-elements\/dist\/\. \.\/consent-elements\/$/,
  },
  'guard-copied-alone': {
    files: { '/js/guard.js': guardText, '/': withGuard(guard).replaceAll('/consent-elements/', '/js/') },
    says: /consent-elements\.js could not be loaded/,
    expected: ['wrong-path'],
    seen: /\/js\/guard-worker\.js answers with status 404\. The same holds for (?=.*consent-elements\.js)(?=.*consent-elements-core\.js)/,
    paste: /^cp -R node_modules\/consent-elements\/dist\/\. \.\/js\/$/,
  },
  'missing-dialog-file': {
    files: site(page(), { '/consent-elements/consent-elements-ui.js': missing }),
    says: /<privacy-settings-dialog> could not be loaded/,
    expected: ['wrong-path'],
    seen: /consent-elements-ui\.js\S* answers with status 404/,
  },
  'missing-service-file': {
    files: site(withGuard(guard.replace('data-manager', 'data-manager data-services="youtube"')), {
      '/consent-elements/services/youtube-1.5.0.js': missing,
    }),
    says: /The service "youtube" could not be fetched\. Copy the folder "services"/,
    expected: ['wrong-path'],
    seen: /services\/youtube-\S* answers with status 404/,
  },
  'wrong-content-type': {
    files: site(page(), {
      '/consent-elements/consent-elements.js': (request, response) =>
        response.writeHead(200, { 'content-type': 'text/plain' }).end(fileText('dist/consent-elements.js')),
    }),
    expected: ['wrong-path'],
    seen: /content type "text\/plain"/,
  },
  'guard-of-another-version': {
    files: site(page(), {
      '/consent-elements/guard.js': older('guard.js'),
      '/consent-elements/guard-worker.js': older('guard-worker.js'),
    }),
    says: /the guard could not start.*guard-whole\.js could not be loaded/,
    expected: ['stale-file'],
    seen: /guard\.js is version 1\.4\.0; the manager is version 1\.5\.0\. The same holds for guard-worker\.js\.$/,
  },
  'no-server': {
    files: site(withGuard(guard.replace(' data-mode="offline"', ''))),
    says: /no consent server at .*write mode="offline"/,
    expected: ['server-unreachable'],
    paste:
      /^<script data-mode="offline" src="\/consent-elements\/guard\.js" data-manager data-categories="auto"><\/script>$/,
  },
  'misspelt-value': {
    files: site(withGuard(guard.replace('offline', 'ofline'))),
    // The default is mode c15t. That no server is there is not the mistake.
    expected: ['misspelt-option'],
    line: 6,
    paste: /data-mode="offline"/,
  },
  'two-misspellings-in-one-tag': {
    files: site(withGuard(guard.replace('offline', 'ofline').replace('data-categories', 'data-categorys'))),
    says: /"data-categorys", which is not known\. Write data-categories="auto"$/,
    expected: ['misspelt-option', 'misspelt-option'],
    paste: /data-mode="offline" data-categories="auto"/,
  },
  'misspelt-category-of-an-ungated-frame': {
    files: site(withStop(page({ body: film.replace('<iframe', '<iframe data-consent="experiense"') + footer }))),
    expected: ['misspelt-option', 'ungated-embed'],
    paste: /^<iframe data-consent="experience" src=/,
  },
  'no-categories': {
    files: site(withGuard(guard.replace('"auto"', '""'))),
    says: /"categories" is ""; allowed are necessary/,
    expected: ['misspelt-option'],
    line: 6,
    seen: /Option "categories" is ""/,
    paste: /data-categories="auto"/,
  },
  'misspelt-text': {
    files: site(
      withGuard(
        guard.replace(
          'data-manager',
          `data-manager data-options='{"translations": {"translations": {"en": {"cookieBanner": {"titel": "Your choice"}}}}}'`,
        ),
      ),
    ),
    says: /titel" is not known \(did you mean "title"\?\)/,
    expected: ['misspelt-option'],
    line: 6,
    seen: /cookieBanner\.titel" is not known/,
    paste: /\{"title": "Your choice"\}/,
  },
  'misspelt-law': {
    files: site(
      withGuard(guard.replace('data-manager', `data-manager data-options='{"jurisdictions": {"GDRP": "opt-in"}}'`)),
    ),
    says: /"jurisdictions\.GDRP" is not known \(did you mean "GDPR"\?\)/,
    expected: ['misspelt-option'],
    line: 6,
    paste: /\{"GDPR": "opt-in"\}/,
  },
  'container-with-the-id-of-google-analytics': {
    files: site(withGuard(guard.replace('data-manager', 'data-manager data-tag-manager-id="G-AB12CD3"'))),
    says: /write services: "google-analytics=G-AB12CD3"/,
    expected: ['misspelt-option'],
    line: 6,
    seen: /"tagManagerId" is "G-AB12CD3"; allowed is the id of a container/,
    paste: /^<script (?!.*tag-manager-id).*data-services="google-analytics=G-AB12CD3"/,
  },
  'misspelt-attribute-of-the-guard': {
    files: site(withGuard(guard.replace('data-categories', 'data-categorys'))),
    says: /The guard has the attribute "data-categorys", which is not known\. Write data-categories="auto"$/,
    expected: ['misspelt-option'],
    line: 6,
    paste: /data-categories="auto"/,
  },
  'misspelt-attribute-of-the-banner': {
    files: site(
      withGuard(modules).replace(footer, '<consent-banner mode="offline" categorys="auto"></consent-banner>' + footer),
    ),
    says: /did you mean "categories"\?/,
    expected: ['misspelt-option'],
    paste: /<consent-banner mode="offline" categories="auto">/,
  },
  'misspelt-element': {
    files: site(withGuard(modules).replace(footer, '<consent-baner mode="offline"></consent-baner>' + footer)),
    expected: ['missing-element', 'misspelt-option'],
  },
  'unknown-category': {
    files: site(
      page({
        body:
          '<iframe data-consent="experiense" data-src="https://www.youtube.com/embed/abc" title="Film"></iframe>' +
          footer,
      }),
    ),
    says: /names "experiense", so it never loads; known are necessary/,
    expected: ['misspelt-option'],
    paste: /data-consent="experience"/,
  },
  'ungated-frame': {
    files: site(withStop(page({ body: film + footer }))),
    says: /Write <iframe data-consent="experience"/,
    expected: ['ungated-embed'],
    line: 13,
    paste:
      /^<iframe data-consent="\w+" data-src="https:\/\/www\.youtube\.com\/embed\/abc" title="Film" width="560" height="315"><\/iframe>$/,
  },
  'ungated-script': {
    files: site(withStop(page({ body: tag + footer }))),
    expected: ['ungated-embed'],
    paste: /^<script type="text\/plain" data-consent="measurement" data-src="https:/,
  },
  'guard-that-an-optimizer-delays': {
    files: site(withGuard(guard.replace('src=', 'type="text/rocketlazyloadscript" data-rocket-src='))),
    expected: ['guard-deferred'],
    line: 6,
    seen: /type="text\/rocketlazyloadscript".*WP Rocket has rewritten it/,
    paste:
      /^<script nowprocket src="\/consent-elements\/guard\.js" data-manager data-mode="offline" data-categories="auto"><\/script>$/,
  },
  ...Object.fromEntries(
    [
      [
        'Rocket Loader',
        'type="a1b2c3d4e5f6a7b8c9d0e1f2-text/javascript" src=',
        /Cloudflare Rocket Loader has rewritten it/,
        'data-cfasync="false"',
      ],
      [
        'LiteSpeed',
        'type="litespeed/javascript" data-src=',
        /LiteSpeed Cache has/,
        'data-no-optimize="1" data-no-defer="1"',
      ],
      ['NitroPack', 'type="nitropack/inlinescript" nitro-delay-src=', /NitroPack has/, 'nitro-exclude'],
      [
        'WP Meteor',
        'type="javascript/blocked" data-wpmeteor-type="text/javascript" data-wpmeteor-src=',
        /WP Meteor has/,
        'data-wpmeteor-nooptimize="true"',
      ],
      [
        'PageSpeed',
        'data-pagespeed-orig-type="text/javascript" type="text/psajs" data-pagespeed-orig-index="0" src=',
        /PageSpeed Module has/,
        'data-pagespeed-no-defer',
      ],
      [
        'an old PageSpeed',
        'type="text/psajs" orig_type="text/javascript" orig_index="0" src=',
        /PageSpeed Module has/,
        'data-pagespeed-no-defer',
      ],
      ['an old WP Rocket', 'type="rocketlazyloadscript" data-rocket-src=', /WP Rocket has/, 'nowprocket'],
      [
        'Rocket Loader, with its attribute behind the address',
        'type="a1b2c3d4e5f6a7b8c9d0e1f2-text/javascript" src=',
        /Cloudflare Rocket Loader has rewritten it/,
        'data-cfasync="false"',
        ' data-cfasync="false"',
      ],
      ['Perfmatters', 'type="pmdelayedscript" data-perfmatters-type="text/javascript" src=', /Perfmatters has/, ''],
    ].map(([name, written, seen, mark, end = '']) => [
      `guard-rewritten-by-${name.toLowerCase().replaceAll(/\W+/g, '-')}`,
      {
        files: site(withGuard(guard.replace('src=', written).replace('></script>', `${end}></script>`))),
        expected: ['guard-deferred'],
        line: 6,
        seen,
        paste: new RegExp(
          `^<script ${mark ? `${mark} ` : ''}src="/consent-elements/guard\\.js" data-manager data-mode="offline" data-categories="auto"></script>$`,
        ),
      },
    ]),
  ),
  'guard-with-the-integrity-of-another-file': {
    files: site(
      withGuard(guard.replace('<script', '<script integrity="sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="')),
    ),
    expected: ['stale-file'],
    line: 6,
    paste: /integrity="sha384-[\w+/]{64}"/,
  },
  'manager-whose-tag-is-removed': {
    files: site(withGuard(guard), { '/consent-elements/consent-elements.js': fileText('dist/guard-worker.js') }),
    expected: ['missing-manager'],
    seen: /no manager runs/,
  },
  'manager-without-its-type': {
    files: site(withGuard('<script src="/consent-elements/consent-elements.js"></script>')),
    expected: ['missing-manager'],
    line: 6,
    paste: /^<script src="\/consent-elements\/guard\.js" data-manager data-mode="offline"/,
  },
  'bundle-beside-the-guard': {
    files: site(
      page({
        body: `<script type="module">import { startConsentManager } from '/consent-elements/index.js'; const start = () => (window.consentManager ? startConsentManager({ mode: 'offline' }) : setTimeout(start, 20)); start()</script>${footer}`,
      }),
    ),
    expected: ['two-managers'],
    seen: /these options are ignored/,
  },
  'script-of-another-consent-tool': {
    files: site(page({ body: `<script src="https://consent.cookiebot.com/uc.js" data-cbid="0"></script>\n${footer}` })),
    expected: ['two-managers'],
    line: 13,
    paste: /^<script src="https:\/\/consent\.cookiebot\.com\/uc\.js" data-cbid="0"><\/script>$/,
  },
  'left-over-frame-of-cookiebot': {
    files: site(
      page({
        body: `<iframe data-cookieblock-src="https://www.youtube.com/embed/x" data-cookieconsent="statistics"></iframe>${footer}`,
      }),
    ),
    expected: ['left-over-markup'],
    paste: /^<iframe data-consent="measurement" data-src="https:\/\/www\.youtube/,
  },
  'misspelt-service': {
    files: site(withGuard(guard.replace('data-manager', 'data-manager data-services="you-tube"'))),
    says: /did you mean youtube\?/,
    expected: ['misspelt-option'],
    line: 6,
    paste: / data-services="youtube" /,
  },
  'values-that-other-tools-have': {
    files: site(
      withGuard(guard.replace('"auto"', '"statistics, marketing" data-language="german" data-color-scheme="auto"')),
    ),
    expected: ['misspelt-option', 'misspelt-option', 'misspelt-option'],
    line: 6,
    paste: / data-categories="measurement marketing" data-language="de" data-color-scheme="system"/,
  },
  'options-that-are-no-json': {
    files: site(withGuard(guard.replace('<script', `<script data-options='{showRequests: true,}'`))),
    says: /data-options cannot be read.*such as \{"categories": "all"\}/,
    expected: ['misspelt-option'],
    line: 6,
    paste: / data-options="\{&quot;showRequests&quot;:true\}"/,
  },
  'options-with-data-on-the-banner': {
    files: site(
      withGuard(modules).replace(
        footer,
        '<consent-banner data-mode="offline" data-categories="auto"></consent-banner>' + footer,
      ),
    ),
    expected: ['misspelt-option', 'misspelt-option'],
    paste: /^<consent-banner mode="offline" categories="auto"><\/consent-banner>$/,
  },
  'options-without-data-on-the-guard': {
    files: site(withGuard(guard.replaceAll(/data-(mode|categories)/g, '$1'))),
    says: /"mode", which is not known\. Write data-mode="offline"$/,
    expected: ['misspelt-option', 'misspelt-option'],
    paste: / data-manager data-mode="offline" data-categories="auto"/,
  },
  'short-name-on-the-guard': {
    files: site(withGuard(guard.replace('data-manager', 'data-manager data-policy="/privacy"'))),
    says: /"data-policy", which is not known\. Write data-policy-url="\/privacy"$/,
    expected: ['misspelt-option'],
    paste: / data-policy-url="\/privacy"/,
  },
  'server-mode-on-the-banner': {
    files: site(page({ body: `<consent-banner mode="c15t"></consent-banner>${footer}` })),
    expected: ['server-unreachable'],
    line: 13,
    paste: /^<consent-banner mode="offline"><\/consent-banner>$/,
  },
  'connection-to-a-tracker': {
    files: site(
      withStop(
        withGuard(
          `${guard}\n<link rel="dns-prefetch" href="//www.google-analytics.com">\n<link rel="preconnect" href="https://www.google-analytics.com">`,
        ),
      ),
    ),
    expected: ['ungated-embed'],
    line: 8,
    paste: /^<link rel="preconnect" href="https:\/\/www\.google-analytics\.com">$/,
  },
  'policy-that-is-missing': {
    files: site(
      page({ body: '<a href="/old/privacy">Privacy</a><privacy-settings-button>Settings</privacy-settings-button>' }),
    ),
    expected: ['no-policy-link'],
    seen: /\/old\/privacy, which answers with status 404/,
  },
  'late-charset': {
    files: {
      ...distFiles(),
      '/': withHeaders(page({ head: `${preload}\n${inlined(guardText)}\n${charset}\n${viewport}` }), {}),
    },
    expected: ['late-charset'],
    paste: /<meta charset="utf-8"/,
  },
  'no-viewport': {
    files: site(page({ head: `${charset}\n${preload}\n${guard}` })),
    expected: ['missing-viewport'],
  },
  'white-on-yellow': {
    files: site(
      page({
        head: `${charset}\n${preload}\n${guard}\n${viewport}<style>:root{--consent-accent:#fc0;--consent-on-accent:#fff}</style>`,
      }),
    ),
    expected: ['low-contrast'],
    seen: /1\.5:1/,
  },
  'framed-by-everyone': {
    files: site(withoutFrameOptions()),
    expected: ['no-frame-ancestors'],
    seen: /neither frame-ancestors nor X-Frame-Options/,
    paste: /^Content-Security-Policy: frame-ancestors 'self'$/,
  },
  'frame-ancestors-of-every-site': {
    files: site(withHeaders(page(), { 'content-security-policy': "object-src 'none', frame-ancestors 'self' https:" })),
    expected: ['no-frame-ancestors'],
    seen: /frame-ancestors 'self' https:/,
  },
  'frame-ancestors-in-a-meta': {
    files: site(
      withoutFrameOptions(
        page({
          head: `${charset}\n${preload}\n${guard}\n${viewport}\n<meta http-equiv="Content-Security-Policy" content="frame-ancestors 'self'">`,
        }),
      ),
    ),
    expected: ['no-frame-ancestors'],
    line: 8,
    seen: /in a <meta>/,
  },
  'frame-options-that-browsers-ignore': {
    files: site(withHeaders(page(), { 'x-frame-options': 'ALLOW-FROM https://shop.example' })),
    expected: ['no-frame-ancestors'],
    seen: /X-Frame-Options is "ALLOW-FROM https:\/\/shop\.example"/,
  },
  'file-that-throws': {
    files: site(
      page({ body: '<privacy-settings-button>Settings</privacy-settings-button><a href="/privacy">Privacy</a>' }),
      {
        '/consent-elements/consent-elements-button.js': 'throw new Error("cut off")',
      },
    ),
    expected: ['script-error'],
    seen: /cut off/,
  },
}
