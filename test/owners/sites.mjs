// Sites as owners write them or export them from a tool, with what such sites load. Only the last two have a consent tool.
import { snippets } from '../tools/doctor/mistakes.mjs'

const gtagFile = '<script async src="https://www.googletagmanager.com/gtag/js?id=G-AB12CD3"></script>'
const gtmFrame =
  '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-AB12CD3" height="0" width="0" style="display:none;visibility:hidden"></iframe></noscript>'
const hotjar = `<script>
    (function(h,o,t,j,a,r){
        h.hj=h.hj||function(){(h.hj.q=h.hj.q||[]).push(arguments)};
        h._hjSettings={hjid:1234567,hjsv:6};
        a=o.getElementsByTagName('head')[0];
        r=o.createElement('script');r.async=1;
        r.src=t+h._hjSettings.hjid+j+h._hjSettings.hjsv;
        a.appendChild(r);
    })(window,document,'https://static.hotjar.com/c/hotjar-','.js?sv=');
</script>`
const clarity = `<script type="text/javascript">
    (function(c,l,a,r,i,t,y){
        c[a]=c[a]||function(){(c[a].q=c[a].q||[]).push(arguments)};
        t=l.createElement(r);t.async=1;t.src="https://www.clarity.ms/tag/"+i;
        y=l.getElementsByTagName(r)[0];y.parentNode.insertBefore(t,y);
    })(window, document, "clarity", "script", "abcdefghij");
</script>`
const youtube =
  '<iframe width="560" height="315" src="https://www.youtube.com/embed/abc?rel=0" title="YouTube video player" frameborder="0" allow="autoplay; encrypted-media" allowfullscreen></iframe>'
const map =
  '<iframe src="https://www.google.com/maps/embed?pb=!1m18" width="600" height="450" style="border:0;" allowfullscreen="" loading="lazy" referrerpolicy="no-referrer-when-downgrade"></iframe>'
const fonts = `<link rel="preconnect" href="https://fonts.googleapis.com">
  <link rel="preconnect" href="https://fonts.gstatic.com" crossorigin>
  <link href="https://fonts.googleapis.com/css2?family=Inter:wght@400;700&display=swap" rel="stylesheet">`

/** A page with a header, a menu and a footer. */
const page = ({
  head = '',
  body = '',
  lang = 'en',
  footer = '<p>© 2026 Shop</p>',
  title = 'Shop',
} = {}) => `<!DOCTYPE html>
<html lang="${lang}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title>
  <link rel="icon" href="data:,">
  ${head}
  <style>body { font: 1rem/1.5 system-ui; margin: 0 auto; max-width: 60rem }</style>
</head>
<body>
  <header><nav><a href="index.html">Home</a> <a href="/privacy">Privacy policy</a></nav></header>
  <main>
    <h1>${title}</h1>
    ${body}
  </main>
  <footer>${footer}</footer>
</body>
</html>
`
const minified = html => html.replaceAll(/>\s+</g, '><').replaceAll('\n', ' ')

/** Files by path, by site. */
export const sites = {
  'bakery with Google Analytics and a map': { 'index.html': page({ head: gtagFile + snippets.gtag, body: map }) },
  'agency with Tag Manager': { 'index.html': page({ head: snippets.gtm, body: `${gtmFrame}<p>We build brands.</p>` }) },
  'shop with the Meta pixel, three pages': Object.fromEntries(
    ['index.html', 'cart/index.html', 'products/bread.html'].map(path => [
      path,
      page({
        head: `${snippets.meta}<noscript><img height="1" width="1" style="display:none" src="https://www.facebook.com/tr?id=123456789012345&ev=PageView&noscript=1"/></noscript>`,
        title: path,
      }),
    ]),
  ),
  'blog with videos and Google Fonts': {
    'index.html': page({ head: fonts, body: `<article>${youtube}<p>Text</p>${youtube}</article>` }),
  },
  'German club with everything': {
    'index.html': page({
      lang: 'de',
      title: 'Turnverein',
      head: fonts + gtagFile + snippets.gtag + snippets.meta,
      body: map + youtube,
      footer: '<a href="impressum.html">Impressum</a> <a href="datenschutz.html">Datenschutz</a>',
    }),
    'impressum.html': page({ lang: 'de', title: 'Impressum', head: gtagFile + snippets.gtag }),
    'datenschutz.html': page({ lang: 'de', title: 'Datenschutz' }),
  },
  'start-up with Hotjar and Clarity': { 'index.html': page({ head: hotjar + clarity, body: '<p>Sign up</p>' }) },
  'freelancer with Calendly': {
    'index.html': page({
      body: '<div class="calendly-inline-widget" data-url="https://calendly.com/me" style="min-width:320px;height:700px;"></div><script type="text/javascript" src="https://assets.calendly.com/assets/external/widget.js" async></script>',
    }),
  },
  'podcast with players': {
    'index.html': page({
      body: '<iframe style="border-radius:12px" src="https://open.spotify.com/embed/episode/abc?utm_source=generator" width="100%" height="152" loading="lazy"></iframe><iframe width="100%" height="166" scrolling="no" src="https://w.soundcloud.com/player/?url=x"></iframe>',
    }),
  },
  'newspaper with AdSense': {
    'index.html': page({
      head: '<script async src="https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1234567890123456" crossorigin="anonymous"></script>',
      body: '<ins class="adsbygoogle" style="display:block" data-ad-client="ca-pub-1234567890123456"></ins><script>(adsbygoogle = window.adsbygoogle || []).push({});</script>',
    }),
  },
  'B2B site with HubSpot and LinkedIn': {
    'index.html': page({
      body: `<script type="text/javascript">_linkedin_partner_id = "1234567"; window._linkedin_data_partner_ids = window._linkedin_data_partner_ids || []; window._linkedin_data_partner_ids.push(_linkedin_partner_id);</script><script type="text/javascript">(function(l) { var s = document.getElementsByTagName("script")[0]; var b = document.createElement("script"); b.type = "text/javascript"; b.async = true; b.src = "https://snap.licdn.com/li.lms-analytics/insight.min.js"; s.parentNode.insertBefore(b, s);})(window.lintrk);</script><noscript><img height="1" width="1" style="display:none;" alt="" src="https://px.ads.linkedin.com/collect/?pid=1234567&fmt=gif" /></noscript><script type="text/javascript" id="hs-script-loader" async defer src="//js.hs-scripts.com/1234567.js"></script>`,
    }),
  },
  'restaurant with Instagram and X posts': {
    'index.html': page({
      body: '<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/abc/"></blockquote><script async src="//www.instagram.com/embed.js"></script><blockquote class="twitter-tweet"><a href="https://twitter.com/x/status/1">Post</a></blockquote><script async src="https://platform.twitter.com/widgets.js" charset="utf-8"></script>',
    }),
  },
  'contact page with reCAPTCHA': {
    'index.html': page({ head: gtagFile + snippets.gtag, body: '<a href="contact.html">Contact</a>' }),
    'contact.html': page({
      head: '<script src="https://www.google.com/recaptcha/api.js" async defer></script>',
      body: '<form><input name="mail"><div class="g-recaptcha" data-sitekey="x"></div><button>Send</button></form>',
    }),
  },
  'minified export of a site builder': {
    'index.html': minified(page({ head: snippets.gtm + fonts, body: youtube + gtmFrame })),
  },
  'page without quotes and end tags': {
    'index.html': `<!doctype html>\n<html lang=en>\n<head>\n<meta charset=utf-8>\n<meta name=viewport content="width=device-width">\n<title>Plain</title>\n<link rel=icon href=data:,>\n${gtagFile}\n${snippets.gtag}\n</head>\n<body>\n<p>Film\n<iframe src=https://player.vimeo.com/video/1></iframe>\n<p><a href=/privacy>Privacy</a>\n</body>\n</html>\n`,
  },
  'static export of WordPress': {
    'index.html': page({
      head: `<link rel='dns-prefetch' href='//www.googletagmanager.com' />\n<link rel='stylesheet' id='fonts-css' href='https://fonts.googleapis.com/css?family=Open+Sans' media='all' />\n<script src="https://www.googletagmanager.com/gtag/js?id=G-AB12CD3" id="google_gtagjs-js" async></script>\n<script id="google_gtagjs-js-after">\nwindow.dataLayer = window.dataLayer || [];function gtag(){dataLayer.push(arguments);}\ngtag("set","linker",{"domains":["shop.test"]});\ngtag("js", new Date());\ngtag("config", "G-AB12CD3");\n</script>`,
      body: `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">${youtube}</div></figure>`,
    }),
  },
  'landing page with TikTok and Google Ads': {
    'index.html': page({
      head: `${gtagFile.replace('G-AB12CD3', 'AW-123456789')}${snippets.gtag.replace('G-AB12CD3', 'AW-123456789')}<script>!function (w, d, t) { w.TiktokAnalyticsObject=t; var s=d.createElement("script"); s.async=true; s.src="https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=ABCDEFGHIJKLMNOPQRST"; d.head.appendChild(s) }(window, document, 'ttq');</script>`,
    }),
  },
  'site with Plausible and a chat': {
    'index.html': page({
      head: '<script defer data-domain="shop.test" src="https://plausible.io/js/script.js"></script>',
      body: '<script>var Tawk_API=Tawk_API||{}; (function(){var s1=document.createElement("script"),s0=document.getElementsByTagName("script")[0];s1.async=true;s1.src="https://embed.tawk.to/abc/default";s0.parentNode.insertBefore(s1,s0);})();</script>',
    }),
  },
  'hotel with a booking page in two languages': {
    'index.html': page({ head: snippets.gtm, body: map }),
    'de/index.html': page({ lang: 'de', title: 'Hotel', head: snippets.gtm, body: map }),
    'fr/index.html': page({ lang: 'fr', title: 'Hôtel', head: snippets.gtm, body: map }),
  },
  'site with Klaro': {
    'klaro-config.js': `var klaroConfig = {
  privacyPolicy: '/privacy',
  translations: { en: { consentNotice: { description: 'We use cookies and services to collect information.' } } },
  services: [
    { name: 'matomo', title: 'Matomo', purposes: ['analytics'], cookies: ['_pk_id'] },
    { name: 'youtube', purposes: ['media'] },
  ],
}
`,
    'index.html': page({
      head: '<script defer src="/klaro-config.js"></script><script defer src="https://cdn.kiprotect.com/klaro/v0.7/klaro.js"></script>',
      body: '<script type="text/plain" data-type="application/javascript" data-name="matomo" data-src="https://stats.matomo.cloud/matomo.js"></script><iframe data-name="youtube" data-src="https://www.youtube.com/embed/abc" title="Film" width="560" height="315"></iframe>',
      footer: '<a href="#" onclick="return klaro.show()">Cookies</a>',
    }),
  },
  'site with vanilla-cookieconsent': {
    'index.html': page({
      head: '<link rel="stylesheet" href="/cookieconsent.css"><script type="text/plain" data-category="analytics" data-src="https://www.googletagmanager.com/gtag/js?id=G-AB12CD3"></script>',
      body: `<script type="module">
      import '/cookieconsent.umd.js'
      CookieConsent.run({
        categories: { necessary: { enabled: true, readOnly: true }, analytics: {} },
        language: { default: 'en', translations: { en: {
          consentModal: { title: 'Cookies', description: 'We use cookies.', acceptAllBtn: 'Accept all', acceptNecessaryBtn: 'Reject all' },
          preferencesModal: { title: 'Settings', savePreferencesBtn: 'Save', sections: [{ title: 'Analytics', description: 'Counts visits.', linkedCategory: 'analytics' }] },
        } } },
      })
    </script>`,
      footer: '<button type="button" data-cc="show-preferencesModal">Cookie settings</button>',
    }),
  },
}
