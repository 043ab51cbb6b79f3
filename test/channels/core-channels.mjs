/**
 * Requests by ordinary tags and by vendors' snippets.
 * @type {import('./channels.mjs').Channel[]}
 */
export const coreChannels = [
  { id: 'fetch', title: 'fetch()', how: url => fetch(url) },
  {
    id: 'fetch-post',
    title: 'fetch() that posts, without CORS and beyond the page',
    how: url => fetch(url, { method: 'POST', mode: 'no-cors', keepalive: true, body: 'v=2' }),
  },
  { id: 'fetch-request', title: 'fetch() of a Request', how: url => fetch(new Request(url)) },
  {
    id: 'xhr',
    title: 'XMLHttpRequest',
    how(url) {
      const xhr = new XMLHttpRequest()
      xhr.open('GET', url)
      xhr.send()
    },
  },
  {
    id: 'xhr-post',
    title: 'XMLHttpRequest that posts with credentials',
    how(url) {
      const xhr = new XMLHttpRequest()
      xhr.withCredentials = true
      xhr.open('POST', url)
      xhr.send('v=2')
    },
  },
  { id: 'beacon', title: 'navigator.sendBeacon()', how: url => navigator.sendBeacon(url, 'v=2') },
  { id: 'event-source', title: 'EventSource', how: url => new EventSource(url) },
  { id: 'web-socket', title: 'WebSocket', how: url => new WebSocket(url.replace('https', 'wss')) },
  { id: 'image', title: 'new Image().src', how: url => (new Image().src = url) },
  {
    id: 'image-attribute',
    title: 'setAttribute("src") of an image',
    how: url => document.createElement('img').setAttribute('src', url),
  },
  { id: 'image-srcset', title: 'srcset of an image', how: url => (new Image().srcset = `${url} 1x`) },
  {
    id: 'image-in-page',
    title: 'an image that is put into the page first and gets its address then',
    how: (url, { add }) => (add('img').src = url),
  },
  {
    id: 'script-snippet',
    title: "a script before the page's first one, as tag managers' snippets put it",
    how(url) {
      const [first] = document.getElementsByTagName('script')
      const script = document.createElement('script')
      script.async = true
      script.src = url
      first.parentNode.insertBefore(script, first)
    },
  },
  {
    id: 'script-head',
    title: 'a script appended to <head>',
    how: url => document.head.appendChild(Object.assign(document.createElement('script'), { src: url })),
  },
  {
    id: 'script-module',
    title: 'a module script appended',
    how: (url, { add }) => add('script', { type: 'module', src: url }),
  },
  { id: 'stylesheet', title: 'a style sheet', how: (url, { add }) => add('link', { rel: 'stylesheet', href: url }) },
  {
    id: 'preload',
    title: '<link rel="preload">',
    how: (url, { add }) => add('link', { rel: 'preload', as: 'script', href: url }),
  },
  {
    id: 'prefetch',
    title: '<link rel="prefetch">',
    how: (url, { add }) => add('link', { rel: 'prefetch', href: url }),
  },
  {
    id: 'preconnect',
    title: '<link rel="preconnect">',
    byHost: true,
    how: (url, { add }) => add('link', { rel: 'preconnect', href: url }),
  },
  { id: 'iframe', title: 'a frame', how: (url, { add }) => add('iframe', { src: url }) },
  {
    id: 'inner-html-image',
    title: 'innerHTML with a pixel',
    how: (url, { add }) => (add('div').innerHTML = `<p>Thanks<img src="${url}" width="1" height="1" alt=""></p>`),
  },
  {
    id: 'inner-html-frame',
    title: 'innerHTML with a frame',
    how: (url, { add }) => (add('div').innerHTML = `<iframe src="${url}"></iframe>`),
  },
  {
    id: 'adjacent-html',
    title: 'insertAdjacentHTML with a frame',
    how: url => document.body.insertAdjacentHTML('beforeend', `<iframe src='${url}' hidden></iframe>`),
  },
  {
    id: 'style-property',
    title: 'style.backgroundImage',
    how: (url, { add }) => (add('div').style.backgroundImage = `url(${url})`),
  },
  {
    id: 'style-element',
    title: 'a style element with url()',
    how(url, { add, name }) {
      add('style', { textContent: `.${name(url)} { background: url("${url}") }` })
      add('p', { className: name(url) })
    },
  },
  {
    id: 'style-import',
    title: 'a style element with @import',
    how: (url, { add }) => add('style', { textContent: `@import "${url}";` }),
  },
  {
    id: 'font-face',
    title: '@font-face, and text in that font',
    how(url, { add, name }) {
      add('style', { textContent: `@font-face { font-family: ${name(url)}; src: url(${url}) }` })
      add('p', { textContent: 'text', style: `font-family: ${name(url)}` })
    },
  },
  { id: 'audio', title: 'new Audio(url)', how: url => void (new Audio(url).preload = 'auto') },
  { id: 'video', title: 'a video', how: (url, { add }) => add('video', { preload: 'auto', src: url }) },
  {
    id: 'form',
    title: 'a form that posts into a hidden frame',
    how(url, { add }) {
      const name = add('iframe', { name: `form-${url}` }).name
      add('form', { method: 'post', action: url, target: name }).submit()
    },
  },
  { id: 'import', title: 'import()', how: url => import(url) },
  {
    id: 'worker',
    title: 'a worker made of a blob, which fetches',
    how: (url, { blob }) => new Worker(blob('text/javascript', `fetch("${url}")`)),
  },

  // Markup of the served page.
  { id: 'html-script', title: '<script src>', html: url => `<script src="${url}"></script>` },
  { id: 'html-script-async', title: '<script async src>', html: url => `<script async src="${url}"></script>` },
  { id: 'html-script-defer', title: '<script defer src>', html: url => `<script defer src="${url}"></script>` },
  {
    id: 'html-script-module',
    title: '<script type="module" src>',
    html: url => `<script type="module" src="${url}"></script>`,
  },
  { id: 'html-image', title: '<img src>', html: url => `<img src="${url}" alt="">` },
  {
    id: 'html-stylesheet',
    title: '<link rel="stylesheet">',
    head: true,
    html: url => `<link rel="stylesheet" href="${url}">`,
  },
  {
    id: 'html-preload',
    title: '<link rel="preload">',
    head: true,
    html: url => `<link rel="preload" as="script" href="${url}">`,
  },
  { id: 'html-iframe', title: '<iframe src>', html: url => `<iframe src="${url}" title="A frame"></iframe>` },
  {
    id: 'html-style',
    title: '<style> with url()',
    head: true,
    html: (url, name) => `<style>.${name} { background: url(${url}) }</style><p class="${name}">styled</p>`,
  },
  {
    id: 'html-fetch',
    title: 'an inline script that fetches',
    call: true,
    html: url => `<script>fetch("${url}").catch(function () {})</script>`,
  },
  {
    id: 'html-write',
    title: 'an inline script that writes a script, as older snippets do',
    html: url => `<script>document.write('<script src="${url}"><\\/script>')</script>`,
  },
  {
    id: 'html-pixel-snippet',
    title: 'an inline snippet that queues calls, loads its script and sends a pixel',
    html: url => `<script>!function(w,d,u){var q=w.q=w.q||[];q.push(["init"]);var s=d.createElement("script");s.async=!0;s.src=u;
      (d.head||d.body).appendChild(s);(new Image).src=u+"?ev=PageView"}(window,document,"${url}")</script>`,
  },
]
