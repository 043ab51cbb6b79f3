/**
 * Other spellings, properties and elements for the same requests.
 * @type {import('./channels.mjs').Channel[]}
 */
export const variantChannels = [
  // Other calls.
  { id: 'fetch-url', title: 'fetch() of a URL object', how: url => fetch(new URL(url)) },
  { id: 'fetch-object', title: 'fetch() of an object with toString', how: url => fetch({ toString: () => url }) },
  { id: 'fetch-called', title: 'fetch called by call and Reflect', how: url => Reflect.apply(fetch, window, [url]) },
  { id: 'cache-add', title: 'Cache.add()', how: url => caches.open('channels').then(cache => cache.add(url)) },
  {
    id: 'cache-add-all',
    title: 'Cache.addAll() of Requests',
    how: url => caches.open('channels').then(cache => cache.addAll([new Request(url)])),
  },
  {
    id: 'xhr-url',
    title: 'XMLHttpRequest of a URL object',
    how(url) {
      const xhr = new XMLHttpRequest()
      xhr.open('GET', new URL(url))
      xhr.send()
    },
  },
  {
    id: 'xhr-sync',
    title: 'XMLHttpRequest, synchronous',
    how(url) {
      const xhr = new XMLHttpRequest()
      xhr.open('GET', url, false)
      xhr.send()
    },
  },
  {
    id: 'xhr-subclass',
    title: 'a subclass of XMLHttpRequest',
    how(url) {
      const xhr = new (class extends XMLHttpRequest {})()
      xhr.open('GET', url)
      xhr.send()
    },
  },
  {
    id: 'xhr-preflight',
    title: "XMLHttpRequest with a header of one's own, whose preflight comes first",
    how(url) {
      const xhr = new XMLHttpRequest()
      xhr.open('PUT', url)
      xhr.setRequestHeader('x-sent-by', 'us')
      xhr.send('{}')
    },
  },
  {
    id: 'beacon-prototype',
    title: 'Navigator.prototype.sendBeacon with a Blob',
    how: url => Navigator.prototype.sendBeacon.call(navigator, url, new Blob(['v=2'])),
  },
  { id: 'fetch-later', title: 'fetchLater()', how: url => fetchLater(url, { activateAfter: 0 }) },
  {
    id: 'event-source-credentials',
    title: 'EventSource of a URL object, with credentials',
    how: url => new EventSource(new URL(url), { withCredentials: true }),
  },
  {
    id: 'web-socket-protocols',
    title: 'WebSocket with protocols, by an https address',
    how: url => new WebSocket(url, ['v2']),
  },
  {
    id: 'web-transport',
    title: 'WebTransport',
    datagrams: true,
    how(url) {
      const transport = new WebTransport(url)
      transport.ready.catch(() => {})
      setTimeout(() => transport.close(), 1500)
    },
  },
  {
    id: 'web-rtc',
    title: 'WebRTC: a STUN server',
    datagrams: true,
    async how(url) {
      const connection = new RTCPeerConnection({ iceServers: [{ urls: `stun:${new URL(url).host}` }] })
      connection.createDataChannel('c')
      await connection.setLocalDescription(await connection.createOffer())
      setTimeout(() => connection.close(), 1500)
    },
  },
  {
    id: 'web-rtc-configured',
    title: 'WebRTC: a STUN server by setConfiguration',
    datagrams: true,
    async how(url) {
      const connection = new RTCPeerConnection()
      connection.setConfiguration({ iceServers: [{ urls: [`stun:${new URL(url).host}`] }] })
      connection.createDataChannel('c')
      await connection.setLocalDescription(await connection.createOffer())
      setTimeout(() => connection.close(), 1500)
    },
  },

  // Other spellings of the URL.
  { id: 'url-protocol-relative', title: 'an address without a scheme', how: url => fetch(url.slice(6)) },
  {
    id: 'url-upper-case',
    title: 'an address in capitals',
    how: url => (new Image().src = url.replace(/^https:..[^/]+/, start => start.toUpperCase())),
  },
  {
    id: 'url-trailing-dot',
    title: 'a host with a dot at its end',
    how: url => (new Image().src = url.replace(/^https:..[^/]+/, '$&.')),
  },
  { id: 'url-port', title: 'a port', how: url => fetch(url.replace(/^https:..[^/]+/, '$&:443')) },
  {
    id: 'url-user',
    title: 'user and password',
    how(url) {
      const xhr = new XMLHttpRequest()
      xhr.open('GET', url, true, 'user', 'password')
      xhr.send()
    },
  },
  {
    id: 'url-white-space',
    title: 'white space around and line breaks within',
    how: url => fetch(`\n\t ${url.replace('//', '/\n/').replace('.', '\t.')} `),
  },
  { id: 'url-backslashes', title: 'backslashes', how: url => (new Image().src = url.replaceAll('/', '\\')) },
  {
    id: 'url-percent',
    title: 'a percent-encoded host',
    how: url => (new Image().src = url.replace(/(?<=^https:..)./, letter => `%${letter.charCodeAt(0).toString(16)}`)),
  },
  {
    id: 'url-full-width',
    title: 'a host in full-width letters',
    how: url =>
      (new Image().src = url.replace(/(?<=^https:..)[^/]+/, host =>
        host.replace(/[a-z]/g, letter => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)).replaceAll('.', '\u3002'),
      )),
  },
  { id: 'url-one-slash', title: 'one slash too few and one too many', how: url => fetch(url.replace('//', '///')) },
  {
    id: 'url-sub-domain',
    title: 'a sub-domain of a sub-domain',
    how: url => fetch(url.replace('//', '//a.b.')),
  },
  {
    id: 'url-base',
    title: 'a relative address beneath a base element of the tracker',
    alone: true,
    how(url) {
      const base = Object.assign(document.createElement('base'), { href: url })
      document.head.prepend(base)
      const answer = fetch(new URL(url).pathname)
      base.remove()
      return answer
    },
  },

  // Images.
  {
    id: 'image-attribute-ns',
    title: 'setAttributeNS',
    how: url => document.createElement('img').setAttributeNS(null, 'src', url),
  },
  {
    id: 'image-attribute-node',
    title: 'setAttributeNode',
    how(url) {
      const attribute = document.createAttribute('src')
      attribute.value = url
      document.createElement('img').setAttributeNode(attribute)
    },
  },
  {
    id: 'image-named-item',
    title: 'attributes.setNamedItem',
    how(url) {
      const attribute = document.createAttribute('src')
      attribute.value = url
      document.createElement('img').attributes.setNamedItem(attribute)
    },
  },
  {
    id: 'attribute-value',
    title: 'the value of an attribute that is there',
    how(url) {
      const image = new Image()
      image.setAttribute('src', 'data:,')
      image.attributes.src.value = url
    },
  },
  {
    id: 'attribute-node-value',
    title: 'the nodeValue of an attribute that is there',
    how(url) {
      const image = new Image()
      image.setAttribute('src', 'data:,')
      image.getAttributeNode('src').nodeValue = url
    },
  },
  {
    id: 'attribute-text-content',
    title: 'the textContent of an attribute that is there',
    how(url) {
      const image = new Image()
      image.setAttribute('src', 'data:,')
      image.getAttributeNode('src').textContent = url
    },
  },
  {
    id: 'image-srcset-attribute',
    title: 'setAttribute("srcset") with widths',
    how(url) {
      const image = new Image()
      image.sizes = '100px'
      image.setAttribute('srcset', `${url} 100w`)
    },
  },
  {
    id: 'image-source',
    title: 'a source in a picture',
    how(url, { add }) {
      const picture = add('picture')
      picture.append(Object.assign(document.createElement('source'), { srcset: url }), new Image())
    },
  },
  {
    id: 'image-lazy',
    title: 'a lazy image in view',
    how: (url, { add }) =>
      add('img', { loading: 'lazy', src: url, width: 1, height: 1, style: 'position:fixed;top:0' }),
  },
  {
    id: 'input-image',
    title: 'an input of type image',
    how: (url, { add }) => add('input', { type: 'image', src: url }),
  },
  {
    id: 'svg-image',
    title: 'an image in SVG',
    how: (url, { svg }) => svg('image').setAttribute('href', url),
  },
  {
    id: 'svg-image-xlink',
    title: 'an image in SVG, by xlink:href',
    how: (url, { svg }) => svg('image').setAttributeNS('http://www.w3.org/1999/xlink', 'xlink:href', url),
  },
  {
    id: 'svg-base-value',
    title: 'an image in SVG, by href.baseVal',
    how: (url, { svg }) => (svg('image').href.baseVal = url),
  },
  {
    id: 'svg-filter-image',
    title: 'feImage in an SVG filter',
    how(url, { add }) {
      const name = `f${url.replace(/\W/g, '')}`
      add('div').innerHTML =
        `<svg><filter id="${name}"><feImage href="${url}"/></filter><rect width="9" height="9" filter="url(#${name})"/></svg>`
    },
  },
  {
    id: 'svg-script',
    title: 'a script in SVG',
    how: (url, { svg }) => svg('script', script => script.setAttribute('href', url)),
  },
  {
    id: 'table-background',
    title: 'the background of a table cell',
    how: (url, { add }) => add('table').insertRow().insertCell().setAttribute('background', url),
  },
  { id: 'video-poster', title: 'the poster of a video', how: (url, { add }) => add('video', { poster: url }) },
  {
    id: 'video-source',
    title: 'a source in a video',
    how: (url, { add }) =>
      add('video', { preload: 'auto' }).append(Object.assign(document.createElement('source'), { src: url })),
  },
  {
    id: 'video-track',
    title: 'subtitles of a video',
    how(url, { add }) {
      const video = add('video', { crossOrigin: 'anonymous' })
      const track = Object.assign(document.createElement('track'), { kind: 'subtitles', default: true, src: url })
      video.append(track)
      track.track.mode = 'showing'
    },
  },
  { id: 'object', title: 'an object', how: (url, { add }) => add('object', { data: url }) },
  { id: 'embed', title: 'an embed', how: (url, { add }) => add('embed', { src: url }) },

  // Frames.
  {
    id: 'frame-attribute',
    title: 'setAttribute("src") of a frame in the page',
    how: (url, { frame }) => frame().setAttribute('src', url),
  },
  {
    id: 'frame-srcdoc',
    title: 'srcdoc with an image',
    how: (url, { add }) => add('iframe', { srcdoc: `<img src="${url}">` }),
  },
  {
    id: 'frame-srcdoc-script',
    title: 'srcdoc with a script that fetches',
    how: (url, { add }) => add('iframe', { srcdoc: `<script>fetch("${url}")</script>` }),
  },
  {
    id: 'frame-blob',
    title: 'a frame with a blob',
    how: (url, { add, blob }) => add('iframe', { src: blob('text/html', `<img src="${url}">`) }),
  },
  {
    id: 'frame-data',
    title: 'a frame with a data: address',
    how: (url, { add }) => add('iframe', { src: `data:text/html,<img src="${url}">` }),
  },
  {
    id: 'frame-javascript',
    title: 'a frame with a javascript: address',
    how: (url, { add }) => add('iframe', { src: `javascript:'<img src="${url}">'` }),
  },
  {
    id: 'frame-write',
    title: 'document.write into a frame',
    how(url, { frame }) {
      const { contentDocument } = frame()
      contentDocument.open()
      contentDocument.write(`<img src="${url}">`)
      contentDocument.close()
    },
  },
  {
    id: 'frame-inner-html',
    title: 'innerHTML in a frame',
    how: (url, { frame }) => (frame().contentDocument.body.innerHTML = `<img src="${url}">`),
  },
  { id: 'frame-fetch', title: "a frame's fetch", how: (url, { frame }) => frame().contentWindow.fetch(url) },
  {
    id: 'frame-image',
    title: "a frame's Image",
    how: (url, { frame }) => (new (frame().contentWindow.Image)().src = url),
  },
  {
    id: 'frame-beacon',
    title: "a frame's sendBeacon",
    how: (url, { frame }) => frame().contentWindow.navigator.sendBeacon(url),
  },
  {
    id: 'frames-xhr',
    title: 'XMLHttpRequest of frames[i]',
    how(url, { frame }) {
      frame()
      const xhr = new frames[frames.length - 1].XMLHttpRequest()
      xhr.open('GET', url)
      xhr.send()
    },
  },
  {
    id: 'open-into-frame',
    title: 'window.open() into a frame',
    how: (url, { frame }) => window.open(url, frame({ name: `open-${url}` }).name),
  },
  {
    id: 'link-into-frame',
    title: 'a link into a frame, clicked by a script',
    how: (url, { add, frame }) => add('a', { href: url, target: frame({ name: `link-${url}` }).name }).click(),
  },
  {
    id: 'link-ping',
    title: 'the ping of a link',
    how: (url, { add, frame, own }) =>
      add('a', { href: own, ping: url, target: frame({ name: `ping-${url}` }).name }).click(),
  },
  {
    id: 'form-get',
    title: 'a form that asks, submitted by requestSubmit',
    how: (url, { add, frame }) =>
      add('form', { action: url, target: frame({ name: `get-${url}` }).name }).requestSubmit(),
  },
  {
    id: 'form-action',
    title: 'a button with an address of its own',
    how(url, { add, frame }) {
      const form = add('form', { method: 'post', target: frame({ name: `button-${url}` }).name })
      const button = form.appendChild(document.createElement('button'))
      button.formAction = url
      button.click()
    },
  },

  // Markup.
  { id: 'outer-html', title: 'outerHTML', how: (url, { add }) => (add('p').outerHTML = `<img src=${url}>`) },
  {
    id: 'set-html-unsafe',
    title: 'setHTMLUnsafe with a shadow root',
    how: (url, { add }) =>
      add('div').setHTMLUnsafe(`<p><template shadowrootmode="open"><img src="${url}"></template></p>`),
  },
  {
    id: 'contextual-fragment',
    title: 'a script in a contextual fragment',
    how: url => document.body.append(document.createRange().createContextualFragment(`<script src="${url}"></script>`)),
  },
  {
    id: 'dom-parser',
    title: 'a frame from DOMParser',
    how: url =>
      document.body.append(
        new DOMParser().parseFromString(`<iframe src="${url}"></iframe>`, 'text/html').body.firstChild,
      ),
  },
  {
    id: 'template-clone',
    title: "the clone of a template's content",
    how(url) {
      const template = document.createElement('template')
      template.innerHTML = `<img src="${url}">`
      document.body.append(template.content.cloneNode(true))
    },
  },
  {
    id: 'import-node',
    title: "importNode of a template's content",
    how(url) {
      const template = document.createElement('template')
      template.innerHTML = `<img src="${url}">`
      document.importNode(template.content, true)
    },
  },
  {
    id: 'clone-node',
    title: 'the clone of an image of another document',
    how(url, { add }) {
      const inert = document.implementation.createHTMLDocument('')
      inert.body.innerHTML = `<div><img src="${url}"></div>`
      add('div').replaceChildren(document.adoptNode(inert.body.firstChild.cloneNode(true)))
    },
  },
  {
    id: 'shadow-root',
    title: 'innerHTML of a shadow root',
    how: (url, { add }) =>
      (add('div').attachShadow({ mode: 'closed' }).innerHTML = `<link rel="stylesheet" href="${url}">`),
  },
  {
    id: 'range-insert',
    title: 'Range.insertNode of what another document made',
    how(url, { add }) {
      const inert = document.implementation.createHTMLDocument('')
      inert.body.innerHTML = `<iframe src="${url}"></iframe>`
      const range = document.createRange()
      range.selectNodeContents(add('div'))
      range.insertNode(inert.body.firstChild)
    },
  },

  // Scripts.
  {
    id: 'script-inline-import',
    title: 'the text of a script with import()',
    how: (url, { add }) => add('script', { textContent: `import("${url}").catch(() => {})` }),
  },
  {
    id: 'script-inline-module',
    title: 'the text of a module with a static import',
    how: (url, { add }) => add('script', { type: 'module', textContent: `import "${url}"` }),
  },
  {
    id: 'module-preload',
    title: '<link rel="modulepreload">',
    how: (url, { add }) => add('link', { rel: 'modulepreload', href: url }),
  },
  {
    id: 'preload-image-set',
    title: '<link rel="preload" imagesrcset>',
    how: (url, { add }) => add('link', { rel: 'preload', as: 'image', imageSrcset: `${url} 1x` }),
  },

  // CSS.
  {
    id: 'style-css-text',
    title: 'style.cssText',
    how: (url, { add }) => (add('div').style.cssText = `list-style: url(${url}) inside; display: list-item`),
  },
  {
    id: 'style-set-property',
    title: 'style.setProperty',
    how: (url, { add }) => add('div', { textContent: 'x' }).style.setProperty('border-image-source', `url(${url})`),
  },
  {
    id: 'style-attribute',
    title: 'setAttribute("style")',
    how: (url, { add }) => add('div').setAttribute('style', `background: url('${url}')`),
  },
  {
    id: 'style-custom-property',
    title: 'a custom property',
    how(url, { add }) {
      const { style } = add('div')
      style.setProperty('--picture', `url(${url})`)
      style.background = 'var(--picture)'
    },
  },
  {
    id: 'style-image-set',
    title: 'image-set() with a string',
    how: (url, { add }) => (add('div').style.backgroundImage = `image-set("${url}" 1x)`),
  },
  {
    id: 'style-escaped',
    title: 'an address and a url() with escapes',
    how: (url, { add, name }) => {
      add('style', { textContent: `.${name(url)} { background: \\75 rl(${url.replace('.', '\\2e ')}) }` })
      add('p', { className: name(url) })
    },
  },
  {
    id: 'insert-rule',
    title: 'insertRule',
    how(url, { add, name }) {
      add('style').sheet.insertRule(`.${name(url)} { background: url(${url}) }`)
      add('p', { className: name(url) })
    },
  },
  {
    id: 'adopted-style-sheet',
    title: 'an adopted style sheet',
    how(url, { add, name }) {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`.${name(url)} { background: url(${url}) }`)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      add('p', { className: name(url) })
    },
  },
  {
    id: 'style-text-node',
    title: 'a text node put into a style element',
    how(url, { add, name }) {
      add('style').append(document.createTextNode(`.${name(url)} { background: url(${url}) }`))
      add('p', { className: name(url) })
    },
  },
  { id: 'font-face-object', title: 'new FontFace().load()', how: url => new FontFace('F', `url(${url})`).load() },

  // Workers.
  {
    id: 'worker-xhr',
    title: 'XMLHttpRequest in a worker',
    how: (url, { blob }) =>
      new Worker(blob('text/javascript', `var x = new XMLHttpRequest; x.open("GET", "${url}"); x.send()`)),
  },
  {
    id: 'worker-import-scripts',
    title: 'importScripts in a worker',
    how: (url, { blob }) => new Worker(blob('text/javascript', `importScripts("${url}")`)),
  },
  {
    id: 'worker-web-socket',
    title: 'WebSocket in a worker',
    how: (url, { blob }) => new Worker(blob('text/javascript', `new WebSocket("${url.replace('https', 'wss')}")`)),
  },
  {
    id: 'worker-data',
    title: 'a worker with a data: address',
    how: url => new Worker(`data:text/javascript,fetch("${url}")`),
  },
  {
    id: 'worker-own-file',
    title: 'a worker that is a file of the site',
    how: (url, { made }) => new Worker(made('text/javascript', `fetch("${url}")`)),
  },
  {
    id: 'shared-worker',
    title: 'a shared worker',
    how: (url, { made }) => new SharedWorker(made('text/javascript', `fetch("${url}")`)),
  },

  // Markup of the served page.
  { id: 'html-srcset', title: '<img srcset>', html: url => `<img srcset="${url} 1x, ${url} 2x" alt="">` },
  {
    id: 'html-picture',
    title: '<picture>',
    html: url => `<picture><source srcset="${url}"><img src="data:," alt=""></picture>`,
  },
  { id: 'html-style-attribute', title: 'style="…url()"', html: url => `<p style="background: url(${url})">x</p>` },
  { id: 'html-import', title: '<style> with @import', head: true, html: url => `<style>@import url(${url});</style>` },
  { id: 'html-poster', title: '<video poster>', html: url => `<video poster="${url}"></video>` },
  { id: 'html-video', title: '<video src>', html: url => `<video preload="auto" src="${url}"></video>` },
  { id: 'html-object', title: '<object data>', html: url => `<object data="${url}"></object>` },
  { id: 'html-svg-image', title: '<image> in SVG', html: url => `<svg><image href="${url}"/></svg>` },
  {
    id: 'html-module-inline',
    title: 'an inline module with a static import',
    html: url => `<script type="module">import "${url}"</script>`,
  },
  {
    id: 'html-srcdoc',
    title: '<iframe srcdoc> with a script',
    html: url => `<iframe srcdoc="<script src='${url}'></script>"></iframe>`,
  },
]
