/**
 * Channels that are on no other list: further spellings, entry points and places, found by reading the guard's code.
 * @type {import('./channels.mjs').Channel[]}
 */
export const furtherChannels = [
  // Other spellings of the URL.
  { id: 'url-tab-in-scheme', title: 'a tab in the scheme', how: url => (new Image().src = url.replace('t', 't\t')) },
  { id: 'url-control', title: 'a control character in front', how: url => fetch(`\u0001\u001f${url}`) },
  { id: 'url-tab-first', title: 'a tab before two slashes', how: url => fetch(`\t${url.slice(6)}`) },
  { id: 'url-tab-between', title: 'a tab between two slashes', how: url => fetch(url.slice(6).replace('/', '/\t')) },
  { id: 'url-mixed-slashes', title: 'a slash and a backslash', how: url => fetch(url.slice(6).replace('//', '/\\')) },
  { id: 'url-soft-hyphen', title: 'a soft hyphen in the host', how: url => fetch(url.replace('.', '\u00ad.')) },
  { id: 'url-empty-port', title: 'a port that is empty', how: url => fetch(url.replace(/^https:..[^/]+/, '$&:')) },
  { id: 'url-long-port', title: 'a port with noughts', how: url => fetch(url.replace(/^https:..[^/]+/, '$&:000443')) },
  {
    id: 'url-user-info',
    title: 'the name of the site as a user',
    how: url => (new Image().src = url.replace('//', `//${location.host}@`)),
  },
  { id: 'url-string-object', title: 'a String object', how: url => (new Image().src = new String(url)) },
  { id: 'url-array', title: 'an array of one', how: url => fetch([url]) },
  {
    id: 'url-to-primitive',
    title: 'an object with Symbol.toPrimitive',
    how: url => (new Image().src = { [Symbol.toPrimitive]: () => url }),
  },
  {
    id: 'url-base-image',
    title: 'an image by a relative address beneath a base element',
    alone: true,
    how(url, { add }) {
      const base = Object.assign(document.createElement('base'), { href: new URL(url).origin })
      document.head.prepend(base)
      add('div').innerHTML = `<img src="${new URL(url).pathname.slice(1)}">`
      base.remove()
    },
  },

  // Calls.
  {
    id: 'fetch-clone',
    title: 'fetch() of the clone of a Request with a signal',
    how: url => fetch(new Request(url, { signal: new AbortController().signal }).clone(), { cache: 'reload' }),
  },
  {
    id: 'fetch-request-subclass',
    title: 'fetch() of a subclass of Request',
    how: url => fetch(new (class extends Request {})(url)),
  },
  {
    id: 'fetch-frame-request',
    title: "fetch() of a frame's Request",
    how: (url, { frame }) => fetch(new (frame().contentWindow.Request)(url)),
  },
  {
    id: 'xhr-again',
    title: 'XMLHttpRequest that is opened twice',
    how(url, { own }) {
      const xhr = new XMLHttpRequest()
      xhr.open('GET', own)
      xhr.open('GET', url)
      xhr.send()
    },
  },
  {
    id: 'beacon-applied',
    title: 'sendBeacon by Reflect.apply',
    how: url => Reflect.apply(navigator.sendBeacon, navigator, [new URL(url)]),
  },
  {
    id: 'audio-worklet',
    title: 'an audio worklet',
    how: url => new OfflineAudioContext(1, 1, 44100).audioWorklet.addModule(url),
  },
  { id: 'web-socket-stream', title: 'WebSocketStream', how: url => new WebSocketStream(url.replace('https', 'wss')) },

  // Attributes.
  { id: 'attribute-case', title: 'setAttribute("SRC")', how: url => new Image().setAttribute('SRC', url) },
  {
    id: 'attribute-moved',
    title: 'an attribute taken off a held image and put onto another',
    how(url) {
      const [one, other] = [new Image(), new Image()]
      const attribute = document.createAttributeNS(null, 'src')
      attribute.nodeValue = url
      one.setAttributeNode(attribute)
      other.setAttributeNode(attribute.cloneNode())
    },
  },
  {
    id: 'attribute-later',
    title: 'the value of an attribute after it has been put on',
    how(url) {
      const attribute = document.createAttribute('src')
      new Image().setAttributeNode(attribute)
      attribute.value = url
    },
  },
  { id: 'reflect-set', title: 'Reflect.set', how: url => Reflect.set(new Image(), 'src', url) },
  {
    id: 'lookup-setter',
    title: 'a setter that was looked up',
    how: url => new Image()[`__lookup${'Setter'}__`]('src').call(new Image(), url),
  },
  {
    id: 'element-ns',
    title: 'an image with a prefix of its own',
    how: url => document.createElementNS('http://www.w3.org/1999/xhtml', 'h:img').setAttribute('src', url),
  },
  {
    id: 'element-subclass',
    title: 'a subclass of Image',
    how(url) {
      class Picture extends HTMLImageElement {
        load() {
          super.src = url
        }
      }
      Picture.prototype.load.call(Object.setPrototypeOf(new Image(), Picture.prototype))
    },
  },
  {
    id: 'clone-held',
    title: 'the clone of an image that has its address already',
    how(url) {
      const image = new Image()
      image.src = url
      document.body.append(image.cloneNode())
    },
  },
  {
    id: 'body-background',
    title: 'the background of the body',
    how: url => document.body.setAttribute('background', url),
  },
  {
    id: 'input-later',
    title: 'an input that becomes an image',
    how(url, { add }) {
      const input = add('input')
      input.src = url
      input.type = 'image'
    },
  },
  {
    id: 'link-later',
    title: 'a link that becomes a style sheet',
    how(url, { add }) {
      const link = add('link', { href: url })
      link.relList.add('stylesheet')
    },
  },
  {
    id: 'link-alternate',
    title: '<link rel="alternate stylesheet">',
    how: (url, { add }) => add('link', { rel: 'alternate stylesheet', title: 'a', href: url }),
  },
  { id: 'link-icon', title: '<link rel="icon">', how: (url, { add }) => add('link', { rel: 'icon', href: url }) },
  {
    id: 'link-manifest',
    title: '<link rel="manifest">',
    how: (url, { add }) => add('link', { rel: 'manifest', href: url }),
  },
  {
    id: 'link-dictionary',
    title: '<link rel="compression-dictionary">',
    how: (url, { add }) => add('link', { rel: 'compression-dictionary', href: url }),
  },
  {
    id: 'speculation-rules',
    title: 'speculation rules',
    how: (url, { add }) =>
      add('script', {
        type: 'speculationrules',
        textContent: JSON.stringify({ prefetch: [{ urls: [url], eagerness: 'immediate' }] }),
      }),
  },
  {
    id: 'speculation-relative',
    title: 'speculation rules with an address without a scheme',
    how: (url, { add }) =>
      add('script', {
        type: 'speculationrules',
        textContent: JSON.stringify({ prefetch: [{ urls: [url.slice(6)], eagerness: 'immediate' }] }).replaceAll(
          '/',
          '\\/',
        ),
      }),
  },

  // SVG.
  {
    id: 'svg-fill',
    title: 'the attribute fill in SVG',
    how: (url, { svg }) =>
      svg('path', path => {
        path.setAttribute('d', 'M0 0h9v9')
        path.setAttribute('fill', `url("${url}#a")`)
      }),
  },
  {
    id: 'svg-filter',
    title: 'the attribute filter in SVG',
    how: (url, { svg }) =>
      svg('path', path => {
        path.setAttribute('d', 'M0 0h9v9')
        path.setAttribute('filter', `url("${url}#a")`)
      }),
  },
  {
    id: 'svg-mask',
    title: 'the attribute mask in SVG',
    how: (url, { svg }) =>
      svg('path', path => {
        path.setAttribute('d', 'M0 0h9v9')
        path.setAttribute('mask', `url("${url}#a")`)
      }),
  },
  {
    id: 'svg-clip-path',
    title: 'the attribute clip-path in SVG',
    how: (url, { svg }) =>
      svg('path', path => {
        path.setAttribute('d', 'M0 0h9v9')
        path.setAttribute('clip-path', `url("${url}#a")`)
      }),
  },
  {
    id: 'svg-marker-end',
    title: 'the attribute marker-end in SVG',
    how: (url, { svg }) =>
      svg('path', path => {
        path.setAttribute('d', 'M0 0h9v9')
        path.setAttribute('marker-end', `url("${url}#a")`)
      }),
  },
  {
    id: 'svg-cursor',
    title: 'the attribute cursor in SVG',
    how: (url, { svg }) =>
      svg('path', path => {
        path.setAttribute('d', 'M0 0h9v9')
        // Without a keyword at the end the value is invalid.
        path.setAttribute('cursor', `url("${url}"), auto`)
      }),
  },
  {
    id: 'svg-use',
    title: '<use> in SVG',
    how: (url, { svg }) => svg('use', use => use.setAttribute('href', `${url}#a`)),
  },
  {
    id: 'svg-style',
    title: 'a style element in SVG',
    how: (url, { svg }) => svg('style', style => (style.textContent = `@import "${url}";`)),
  },
  {
    id: 'svg-animate',
    title: 'an animation of an address by its values',
    how: (url, { add }) =>
      (add('div').innerHTML =
        `<svg width="9" height="9"><image width="9" height="9"><animate attributeName="href" values="${url};${url}" dur="9s"/></image></svg>`),
  },
  {
    id: 'svg-set-made',
    title: 'an animation that is made by calls',
    how(url, { svg }) {
      const image = svg('image')
      const set = document.createElementNS(image.namespaceURI, 'set')
      set.setAttribute('attributeName', 'href')
      set.setAttribute('to', url)
      image.append(set)
    },
  },
  {
    id: 'mathml-style',
    title: 'the style of an element of MathML',
    how(url) {
      const math = document.createElementNS('http://www.w3.org/1998/Math/MathML', 'math')
      math.textContent = 'x'
      document.body.append(math)
      math.style.background = `url(${url})`
    },
  },

  // Markup.
  {
    id: 'parse-html-unsafe',
    title: 'Document.parseHTMLUnsafe with a shadow root',
    how: url =>
      document.body.append(
        Document.parseHTMLUnsafe(`<div><template shadowrootmode="closed"><img src="${url}"></template></div>`).body
          .firstChild,
      ),
  },
  {
    id: 'shadow-set-html-unsafe',
    title: 'setHTMLUnsafe of a shadow root',
    how: (url, { add }) => add('div').attachShadow({ mode: 'open' }).setHTMLUnsafe(`<iframe src="${url}"></iframe>`),
  },
  {
    id: 'shadow-closed',
    title: 'setHTMLUnsafe with a closed shadow root',
    how: (url, { add }) =>
      add('div').setHTMLUnsafe(`<p><template shadowrootmode="closed"><img src="${url}"></template></p>`),
  },
  {
    id: 'xml-parser',
    title: 'a frame from DOMParser, of XHTML',
    how: url =>
      document.body.append(
        new DOMParser().parseFromString(
          `<div xmlns="http://www.w3.org/1999/xhtml"><iframe src="${url}"/></div>`,
          'application/xhtml+xml',
        ).documentElement,
      ),
  },
  {
    id: 'range-surround',
    title: 'Range.surroundContents with what another document made',
    how(url, { add }) {
      const inert = document.implementation.createHTMLDocument('')
      inert.body.innerHTML = `<img src="${url}">`
      const range = document.createRange()
      range.selectNodeContents(add('div'))
      range.surroundContents(inert.body.firstChild)
    },
  },
  {
    id: 'adjacent-element',
    title: 'insertAdjacentElement of what another document made',
    how(url) {
      const inert = document.implementation.createHTMLDocument('')
      inert.body.innerHTML = `<video poster="${url}"></video>`
      document.body.insertAdjacentElement('beforeend', inert.body.firstChild)
    },
  },
  {
    id: 'exec-insert-image',
    title: 'execCommand("insertImage") where text is edited',
    how(url, { add }) {
      const place = add('div', { contentEditable: 'true' })
      place.focus()
      document.execCommand('insertImage', false, url)
    },
  },
  {
    id: 'markup-entities',
    title: 'markup with references for characters',
    how: (url, { add }) =>
      (add('div').innerHTML = `<img src="${url.replace(':', '&#x3a;').replaceAll('/', '&sol;')}">`),
  },
  {
    id: 'markup-no-quotes',
    title: 'markup with a slash for a blank',
    how: (url, { add }) => (add('div').innerHTML = `<img/src=${url}>`),
  },
  {
    id: 'markup-foreign',
    title: 'markup with an image within SVG',
    how: (url, { add }) => (add('div').innerHTML = `<svg><foreignObject><img src="${url}"></foreignObject></svg>`),
  },
  {
    id: 'markup-xlink',
    title: 'markup with xlink:href',
    how: (url, { add }) => (add('div').innerHTML = `<svg><image xlink:href="${url}" width="9" height="9"/></svg>`),
  },
  {
    id: 'write-line',
    title: 'document.writeln into a frame',
    how(url, { frame }) {
      const { contentDocument } = frame()
      contentDocument.open()
      contentDocument.writeln(`<link rel="stylesheet" href="${url}">`)
      contentDocument.close()
    },
  },
  {
    id: 'write-script',
    title: 'document.write of a script that fetches into a frame',
    how(url, { frame }) {
      const { contentDocument } = frame()
      contentDocument.open()
      contentDocument.write(`<script>fetch("${url}")</script>`)
      contentDocument.close()
    },
  },
  {
    id: 'picture-attributes',
    title: 'a source of a picture, by setAttribute',
    how(url, { add }) {
      const picture = add('picture')
      const source = document.createElement('source')
      picture.append(source, document.createElement('img'))
      source.setAttribute('srcset', `${url} 2x, ${url} 1x`)
    },
  },

  // Scripts.
  {
    id: 'script-text-import',
    title: 'the text property of a module',
    how: (url, { add }) => add('script', { type: 'module', text: `import "${url}"` }),
  },
  {
    id: 'script-node-import',
    title: 'a text node in a module',
    how(url) {
      const script = Object.assign(document.createElement('script'), { type: 'module' })
      script.append(`export * from '${url}'`)
      document.body.append(script)
    },
  },
  {
    id: 'import-with',
    title: 'import() of JSON',
    how: url => import(url, { with: { type: 'json' } }),
  },
  {
    id: 'import-function',
    title: 'import() in a function made of text',
    how: url => Function(`return import("${url}")`)(),
  },
  {
    id: 'import-script-text',
    title: 'import() with a comment and a template',
    how: (url, { add }) => add('script', { textContent: `import(/* a (b) */ \`${url}\`).catch(() => {})` }),
  },
  {
    id: 'handler-attribute',
    title: 'an event handler in markup',
    how: (url, { add }) => (add('div').innerHTML = `<img src="data:," onerror="new Image().src='${url}'">`),
  },
  {
    id: 'javascript-link',
    title: 'a link with a javascript: address',
    how: (url, { add }) => add('a', { href: `javascript:void(new Image().src="${url}")` }).click(),
  },

  // CSS.
  {
    id: 'style-forwarded',
    title: 'a text given to style',
    how: (url, { add }) => (add('div').style = `background: url(${url})`),
  },
  {
    id: 'style-then-plugin',
    title: 'style, then the width of an embed',
    how(url, { add }) {
      add('div').style.backgroundImage = `url(${url})`
      void add('embed').width
    },
  },
  {
    id: 'style-then-hit',
    title: 'style, then elementFromPoint()',
    how(url, { add }) {
      add('div', { textContent: 'text' }).style.background = `url(${url})`
      document.elementFromPoint(1, 1)
      document.elementsFromPoint(1, 1)
      document.caretPositionFromPoint?.(1, 1)
    },
  },
  {
    id: 'style-then-scroll',
    title: 'style, then scrolling',
    how(url, { add }) {
      add('div', { textContent: 'text' }).style['border-image'] = `url(${url}) 1`
      scrollBy(0, 0)
      document.documentElement.scrollTop = 0
    },
  },
  {
    id: 'style-then-command',
    title: 'style, then execCommand()',
    how(url, { add }) {
      add('div', { contentEditable: 'true', textContent: 'text' }).style.webkitMaskImage = `url(${url})`
      document.execCommand('selectAll')
      getSelection().removeAllRanges()
    },
  },
  {
    id: 'style-then-find',
    title: 'style, then window.find()',
    how(url, { add }) {
      add('ul', { innerHTML: '<li>item' }).style.listStyle = `url(${url})`
      window.find('item')
      getSelection().removeAllRanges()
    },
  },
  {
    id: 'style-then-box',
    title: 'style, then getBBox()',
    how(url, { svg }) {
      const text = svg('text', element => (element.textContent = 'text'))
      text.style.cursor = `url(${url}), auto`
      text.parentNode.style.background = `url(${url})`
      text.getBBox()
    },
  },
  {
    id: 'style-assigned',
    title: 'style by Object.assign',
    how: (url, { add }) => Object.assign(add('div').style, { content: `url(${url})` }),
  },
  {
    id: 'style-variable',
    title: 'an address as text in a variable',
    how(url, { add }) {
      const { style } = add('div')
      style.setProperty('--address', `"${url}"`)
      style.backgroundImage = 'image-set(var(--address) 1x)'
    },
  },
  {
    id: 'css-typed-parsed',
    title: 'attributeStyleMap with a parsed value',
    how: (url, { add }) =>
      add('div').attributeStyleMap.append('background-image', CSSStyleValue.parse('background-image', `url(${url})`)),
  },
  {
    id: 'css-typed-rule',
    title: 'the styleMap of a rule',
    how(url, { add, name }) {
      const { sheet } = add('style', { textContent: `.${name(url)} { color: red }` })
      sheet.cssRules[0].styleMap.set('background-image', `url(${url})`)
      add('p', { className: name(url), textContent: 'text' })
    },
  },
  {
    id: 'style-line-break',
    title: 'an address in CSS with an escaped line break',
    how(url, { add, name }) {
      add('style', { textContent: `.${name(url)} { background: url("${url.replace('t', 't\\\n')}") }` })
      add('p', { className: name(url) })
    },
  },
  {
    id: 'style-comment',
    title: '@import with a comment and a layer',
    how: (url, { add }) => add('style', { textContent: `@import/**/'${url}'/**/layer(a);` }),
  },
  {
    id: 'style-parentheses',
    title: 'an address in CSS with parentheses and quotes',
    how: (url, { add }) => (add('div').style.backgroundImage = `url("${url}?(')")`),
  },
  {
    id: 'style-relative',
    title: 'an address in CSS without a scheme',
    how: (url, { add }) => (add('div').style.cssText = `background: url( ${url.slice(6)} )`),
  },
  {
    id: 'sheet-replace',
    title: 'CSSStyleSheet.replace()',
    how(url, { add, name }) {
      const sheet = new CSSStyleSheet()
      document.adoptedStyleSheets.push(sheet)
      sheet.replace(`@media all { .${name(url)} { background: url(${url}) } }`)
      add('p', { className: name(url) })
    },
  },
  {
    id: 'rule-in-rule',
    title: 'insertRule of a rule in a rule',
    how(url, { add, name }) {
      const { sheet } = add('style', { textContent: '@media all { }' })
      sheet.cssRules[0].insertRule(`.${name(url)} { background: url(${url}) }`)
      add('p', { className: name(url) })
    },
  },
  {
    id: 'font-face-rule',
    title: 'the style of an @font-face rule',
    how(url, { add, name }) {
      const { sheet } = add('style', { textContent: `@font-face { font-family: ${name(url)}; src: local(none) }` })
      sheet.cssRules[0].style.setProperty('src', `url(${url})`)
      add('p', { textContent: 'text', style: `font-family: ${name(url)}` })
    },
  },
  {
    id: 'keyframe-rule',
    title: 'the style of a rule of keyframes',
    how(url, { add, name }) {
      const { sheet } = add('style', { textContent: `@keyframes ${name(url)} { from { color: red } }` })
      sheet.cssRules[0].cssRules[0].style.backgroundImage = `url(${url})`
      add('p', { style: `animation: ${name(url)} 9s` })
    },
  },
  {
    id: 'keyframes-appended',
    title: 'appendRule of keyframes',
    how(url, { add, name }) {
      const { sheet } = add('style', { textContent: `@keyframes ${name(url)} { to { color: red } }` })
      sheet.cssRules[0].appendRule(`from { background-image: url(${url}) }`)
      add('p', { style: `animation: ${name(url)} 9s` })
    },
  },
  {
    id: 'keyframe-effect',
    title: 'new KeyframeEffect()',
    how: (url, { add }) =>
      new Animation(new KeyframeEffect(add('div'), [{ backgroundImage: `url(${url})` }, {}], 9000)).play(),
  },
  {
    id: 'registered-property',
    title: 'the first value of a registered property',
    how(url, { add, name }) {
      CSS.registerProperty({ name: `--${name(url)}`, syntax: '<image>', inherits: true, initialValue: `url(${url})` })
      add('div', { style: `background: var(--${name(url)})` })
    },
  },
  {
    id: 'css-cursor',
    title: 'a filter and a mask in a style attribute',
    how: (url, { add }) =>
      add('div', { textContent: 'x' }).setAttribute('style', `mask: url(${url}); filter: url("${url}#a")`),
  },

  // Frames.
  {
    id: 'frame-blob-svg',
    title: 'a frame with SVG in a blob',
    how: (url, { add, blob }) =>
      add('iframe', {
        src: blob(
          'image/svg+xml',
          `<svg xmlns="http://www.w3.org/2000/svg"><image href="${url}" width="9" height="9"/></svg>`,
        ),
      }),
  },
  {
    id: 'frame-data-svg',
    title: 'a frame with SVG in a data: address',
    how: (url, { add }) =>
      add('iframe', {
        src: `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"><image href="${url}" width="9" height="9"/></svg>`,
      }),
  },
  {
    id: 'frame-blob-xhtml',
    title: 'a frame with XHTML in a blob',
    how: (url, { add, blob }) =>
      add('iframe', {
        src: blob(
          'application/xhtml+xml',
          `<html xmlns="http://www.w3.org/1999/xhtml"><body><img src="${url}"/></body></html>`,
        ),
      }),
  },
  {
    id: 'object-blob',
    title: 'an object with a blob',
    how: (url, { add, blob }) => add('object', { type: 'text/html', data: blob('text/html', `<img src="${url}">`) }),
  },
  {
    id: 'embed-blob',
    title: 'an embed with a blob',
    how: (url, { add, blob }) => add('embed', { type: 'text/html', src: blob('text/html', `<img src="${url}">`) }),
  },
  {
    id: 'frame-set',
    title: 'a frame of a frameset',
    how(url, { add }) {
      add('frameset').append(Object.assign(document.createElement('frame'), { src: url }))
    },
  },
  {
    id: 'frame-in-shadow',
    title: 'the fetch of a frame in a shadow root',
    how(url, { add }) {
      const root = add('div').attachShadow({ mode: 'closed' })
      root.append(document.createElement('iframe'))
      return root.firstChild.contentWindow.fetch(url)
    },
  },
  {
    id: 'frame-on-load',
    title: 'the fetch of a frame, as soon as it has loaded',
    how(url) {
      const frame = document.createElement('iframe')
      frame.onload = () => window[window.length - 1].fetch(url)
      document.body.append(frame)
    },
  },
  {
    id: 'frame-connected',
    title: 'the fetch of a frame, when the element behind it is connected',
    how(url, { name }) {
      customElements.define(
        `x-${name(url).toLowerCase()}`,
        class extends HTMLElement {
          connectedCallback() {
            window[window.length - 1].fetch(url)
          }
        },
      )
      const fragment = document.createDocumentFragment()
      fragment.append(document.createElement('iframe'), document.createElement(`x-${name(url).toLowerCase()}`))
      document.body.append(fragment)
    },
  },
  {
    id: 'frame-constructor',
    title: "a frame's XMLHttpRequest taken from an object of it",
    how(url, { frame }) {
      const { XMLHttpRequest: Made } = frame().contentWindow
      const xhr = new new Made().constructor()
      xhr.open('GET', url)
      xhr.send()
    },
  },
  {
    id: 'frame-script',
    title: 'a script in the document of a frame',
    how(url, { frame }) {
      const { contentDocument } = frame()
      const script = contentDocument.createElement('script')
      script.src = url
      contentDocument.head.append(script)
    },
  },
  {
    id: 'frame-javascript-location',
    title: "a frame's location with a javascript: address",
    how: (url, { frame }) => (frame().contentWindow.location = `javascript:'<img src="${url}">'`),
  },
  {
    id: 'frame-navigate',
    title: "a frame's navigation.navigate()",
    how: (url, { frame }) => frame().contentWindow.navigation.navigate(url),
  },
  {
    id: 'frame-form',
    title: 'a form in the document of a frame',
    how(url, { frame }) {
      const { contentDocument } = frame()
      const form = contentDocument.createElement('form')
      form.action = url
      contentDocument.body.append(form)
      form.submit()
    },
  },
  {
    id: 'frame-link',
    title: 'a link in the document of a frame, clicked by a script',
    how(url, { frame }) {
      const { contentDocument } = frame()
      const link = contentDocument.createElement('a')
      link.href = url
      contentDocument.body.append(link)
      link.click()
    },
  },
  {
    id: 'frame-named-later',
    title: 'a form into a frame whose name comes with it',
    how(url, { add }) {
      const name = `later-${url}`
      add('div').innerHTML =
        `<iframe name="${name}"></iframe><form method="post" action="${url}" target="${name}"></form>`
      document.body.lastElementChild.lastChild.requestSubmit()
    },
  },
  {
    id: 'window-open',
    title: 'the fetch of a window that was opened',
    alone: true,
    how(url) {
      const opened = window.open('about:blank')
      opened.fetch(url)
      setTimeout(() => opened.close(), 1000)
    },
  },

  // Workers.
  {
    id: 'worker-module',
    title: 'a module worker made of a blob, which fetches',
    how: (url, { blob }) => new Worker(blob('text/javascript', `fetch("${url}")`), { type: 'module' }),
  },
  {
    id: 'worker-module-static',
    title: 'a module worker made of a blob, with a static import',
    how: (url, { blob }) => new Worker(blob('text/javascript', `import "${url}"`), { type: 'module' }),
  },
  {
    id: 'worker-module-file',
    title: 'a module worker that is a file of the site',
    how: (url, { made }) => new Worker(made('text/javascript', `fetch("${url}")`), { type: 'module' }),
  },
  {
    id: 'worker-prototype',
    title: 'the fetch of the prototype in a worker',
    how: (url, { blob }) =>
      new Worker(blob('text/javascript', `WorkerGlobalScope.prototype.fetch.call(self, new Request("${url}"))`)),
  },
  {
    id: 'worker-revoked',
    title: 'a worker whose blob is let go of at once',
    how(url, { blob }) {
      const address = blob('text/javascript', `fetch("${url}")`)
      new Worker(new URL(address))
      URL.revokeObjectURL(address)
    },
  },
  {
    id: 'worker-event-source',
    title: 'EventSource in a worker',
    how: (url, { blob }) => new Worker(blob('text/javascript', `new EventSource("${url}")`)),
  },
  {
    id: 'worker-imported-file',
    title: 'a file of the site that a worker imports, which fetches',
    how: (url, { blob, made }) =>
      new Worker(blob('text/javascript', `importScripts("${made('text/javascript', `fetch("${url}")`)}")`)),
  },
  {
    id: 'worker-nested-file',
    title: 'a worker of a file in a worker of a file',
    how: (url, { made }) =>
      new Worker(made('text/javascript', `new Worker("${made('text/javascript', `fetch("${url}")`)}")`)),
  },
  {
    id: 'worker-nested-module',
    title: 'a module worker in a worker',
    how(url, { blob }) {
      const inner = `new Worker(URL.createObjectURL(new Blob(['fetch("${url}")'], { type: 'text/javascript' })), { type: 'module' })`
      return new Worker(blob('text/javascript', inner))
    },
  },
  {
    id: 'worker-eval',
    title: 'eval in a worker',
    how: (url, { blob }) => new Worker(blob('text/javascript', `(0, eval)('fetch("${url}")')`)),
  },
  {
    id: 'shared-worker-blob',
    title: 'a shared worker made of a blob',
    how: (url, { blob }) => new SharedWorker(blob('text/javascript', `fetch("${url}")`)),
  },

  // Newer functions, and further places for addresses.
  {
    id: 'variable-markup',
    title: 'markup with an address as text in a variable',
    how(url, { add, name }) {
      add('style', { textContent: `.${name(url)} { background-image: image-set(var(--a) 1x) }` })
      add('div').innerHTML = `<p class="${name(url)}" style="--a: &quot;${url}&quot;">text</p>`
    },
  },
  {
    id: 'variable-url',
    title: 'markup with a quoted url() in a variable',
    how(url, { add }) {
      add('div').innerHTML = `<p style='--a: url("${url}"); background: var(--a)'>text</p>`
    },
  },
  {
    id: 'variable-attribute',
    title: 'setAttribute of an address as text in a variable',
    how(url, { add, name }) {
      add('style', { textContent: `.${name(url)} { background-image: image-set(var(--a) 1x) }` })
      add('p', { className: name(url), textContent: 'text' }).setAttribute('style', `--a: '${url}'`)
    },
  },
  {
    id: 'variable-template',
    title: 'the clone of a template with an address as text in a variable',
    how(url, { add, name }) {
      add('style', { textContent: `.${name(url)} { background-image: image-set(var(--a) 1x) }` })
      const template = document.createElement('template')
      template.innerHTML = `<p class="${name(url)}" style="--a: '${url}'">text</p>`
      document.body.append(template.content.cloneNode(true))
    },
  },
  {
    id: 'variable-parser',
    title: 'an element from DOMParser with an address as text in a variable',
    how(url, { add, name }) {
      add('style', { textContent: `.${name(url)} { background-image: image-set(var(--a) 1x) }` })
      const html = `<p class="${name(url)}" style="--a: '${url}'">text</p>`
      document.body.append(new DOMParser().parseFromString(html, 'text/html').body.firstChild)
    },
  },
  {
    id: 'variable-keyframes',
    title: 'an address as text in a variable of keyframes',
    how(url, { add }) {
      const element = add('div', { style: 'background-image: image-set(var(--a) 1x)' })
      element.animate({ '--a': [`"${url}"`, `"${url}"`] }, 9000)
    },
  },
  {
    id: 'css-function',
    title: 'a function of CSS that returns an address',
    how(url, { add, name }) {
      add('style', {
        textContent: `@function --${name(url)}(--x) { result: image-set(var(--x) 1x) } .${name(url)} { background-image: --${name(url)}("${url}") }`,
      })
      add('p', { className: name(url), textContent: 'text' })
    },
  },
  {
    id: 'property-rule',
    title: 'the first value in an @property rule',
    how(url, { add, name }) {
      add('style', {
        textContent: `@property --${name(url)} { syntax: "<url>"; inherits: false; initial-value: url("${url}") } .${name(url)} { background-image: var(--${name(url)}) }`,
      })
      add('p', { className: name(url), textContent: 'text' })
    },
  },
  {
    id: 'xml-style-sheet',
    title: 'a processing instruction for a style sheet',
    how: url =>
      document.insertBefore(
        document.createProcessingInstruction('xml-stylesheet', `type="text/css" href="${url}"`),
        document.documentElement,
      ),
  },
  {
    id: 'svg-set-mask',
    title: 'an animation of the attribute mask in SVG',
    how: (url, { add }) =>
      (add('div').innerHTML = `<svg><path d="M0 0h9v9"><set attributeName="mask" to="url(${url}#a)"/></path></svg>`),
  },
  {
    id: 'import-css',
    title: 'a static import of CSS',
    how: (url, { add }) =>
      add('script', { type: 'module', textContent: `import a from "${url}" with { type: "css" }` }),
  },
  {
    id: 'import-map-second',
    title: 'a second import map, and an import by its name',
    alone: true,
    how(url, { add, name }) {
      add('script', { type: 'importmap', textContent: '{"imports":{"a":"data:text/javascript,"}}' })
      add('script', { type: 'importmap', textContent: `{"imports":{"${name(url)}":"${url}"}}` })
      add('script', { type: 'module', textContent: `import "${name(url)}"` })
    },
  },
  {
    id: 'import-map-escaped',
    title: 'an import map with escapes',
    alone: true,
    how(url, { add, name }) {
      add('script', {
        type: 'importmap',
        textContent: `{"imports":{"${name(url)}":"${url.replaceAll('/', '\\u002f')}"}}`,
      })
      add('script', { type: 'module', textContent: `import "${name(url)}"` })
    },
  },
  {
    id: 'speculation-escaped',
    title: 'speculation rules with escapes',
    how: (url, { add }) =>
      add('script', {
        type: 'speculationrules',
        textContent: `{"prefetch":[{"urls":["${url.replaceAll('/', '\\u002f')}"],"eagerness":"immediate"}]}`,
      }),
  },
  {
    id: 'own-script-import',
    title: 'import() in a script that is a file of the site',
    // In pieces, because the guard also rewrites this text.
    how: (url, { add, made }) =>
      add('script', { src: made('text/javascript', `${'imp'}${'ort'}("${url}").catch(() => {})`) }),
  },
  {
    id: 'own-module-import',
    title: 'a static import in a module that is a file of the site',
    how: (url, { add, made }) => add('script', { type: 'module', src: made('text/javascript', `import "${url}"`) }),
  },
  {
    id: 'set-html',
    title: 'setHTML with an image',
    how: (url, { add }) =>
      add('div').setHTML(`<img src="${url}">`, { sanitizer: { elements: ['img'], attributes: ['src'] } }),
  },
  {
    id: 'selected-content',
    title: 'an option with an image, in <selectedcontent>',
    how: (url, { add }) =>
      (add('div').innerHTML =
        `<select style="appearance:base-select"><button><selectedcontent></selectedcontent></button><option selected><img src="${url}">a</option></select>`),
  },
  {
    id: 'document-open',
    title: 'document.open() with an address, into a frame',
    how(url, { frame, name }) {
      frame({ name: `open-${name(url)}` })
      document.open(url, `open-${name(url)}`, '')
    },
  },
  {
    id: 'link-dispatched',
    title: 'a click dispatched to a link outside the page, into a frame',
    how(url, { frame, name }) {
      frame({ name: `link-${name(url)}` })
      const link = Object.assign(document.createElement('a'), { href: url, target: `link-${name(url)}` })
      link.dispatchEvent(new MouseEvent('click'))
    },
  },
  {
    id: 'payment-request',
    title: 'PaymentRequest',
    how: url =>
      new PaymentRequest([{ supportedMethods: url }], {
        total: { label: 'a', amount: { currency: 'EUR', value: '1' } },
      }).canMakePayment(),
  },
  {
    id: 'template-for',
    title: 'markup with a template for another place',
    how(url, { add, name }) {
      add('div').innerHTML =
        `<p><?marker name="${name(url)}"></p><template for="${name(url)}"><img src="${url}"></template>`
    },
  },
  {
    id: 'template-for-range',
    title: 'markup with a template for a range',
    how(url, { add, name }) {
      add('div').innerHTML =
        `<p><?start name="${name(url)}"?>x<?end name="${name(url)}"?></p><template for="${name(url)}"><img src="${url}"></template>`
    },
  },
  {
    id: 'html-template-for',
    title: '<template for>',
    html: (url, name) => `<p><?marker name="${name}"></p><template for="${name}"><img src="${url}"></template>`,
  },
  {
    id: 'html-variable',
    title: '<p style> with an address as text in a variable',
    html: (url, name) =>
      `<style>.${name} { background-image: image-set(var(--a) 1x) }</style><p class="${name}" style="--a: '${url}'">x</p>`,
  },

  // Native functions that the page has replaced.
  {
    id: 'poisoned-index',
    title: 'texts that find nothing any more',
    alone: true,
    how(url) {
      const { slice, match, replace, indexOf, endsWith, trim, toLowerCase, matchAll, split } = String.prototype
      Object.assign(String.prototype, {
        slice: () => '',
        match: () => null,
        replace: () => '',
        indexOf: () => -1,
        endsWith: () => true,
        trim: () => '',
        toLowerCase: () => '',
        matchAll: () => [],
        split: () => [],
      })
      try {
        new Image().src = url
      } finally {
        Object.assign(String.prototype, {
          slice,
          match,
          replace,
          indexOf,
          endsWith,
          trim,
          toLowerCase,
          matchAll,
          split,
        })
      }
    },
  },
  {
    id: 'poisoned-expression',
    title: 'expressions that find nothing any more',
    alone: true,
    how(url) {
      const { exec, test } = RegExp.prototype
      RegExp.prototype.exec = () => null
      RegExp.prototype.test = () => false
      try {
        new Image().src = url
      } finally {
        Object.assign(RegExp.prototype, { exec, test })
      }
    },
  },
  {
    id: 'poisoned-set',
    title: 'a Set and a WeakSet that have everything and nothing',
    alone: true,
    how(url) {
      const { has } = Set.prototype
      const { has: weakHas } = WeakSet.prototype
      Set.prototype.has = () => false
      WeakSet.prototype.has = () => true
      try {
        new Image().setAttribute('src', url)
      } finally {
        Set.prototype.has = has
        WeakSet.prototype.has = weakHas
      }
    },
  },
  {
    id: 'poisoned-list',
    title: 'arrays that go through nothing any more',
    alone: true,
    how(url) {
      const names = ['filter', 'map', 'flatMap', 'find', 'every', 'forEach', 'indexOf', 'flat', 'with', 'slice']
      const natives = names.map(name => [name, Array.prototype[name]])
      for (const [name] of natives) Array.prototype[name] = () => []
      try {
        new Image().srcset = url
      } finally {
        for (const [name, native] of natives) Array.prototype[name] = native
      }
    },
  },

  // Markup of the served page.
  { id: 'html-embed', title: '<embed src>', html: url => `<embed src="${url}">` },
  { id: 'html-audio', title: '<audio src>', html: url => `<audio preload="auto" src="${url}"></audio>` },
  { id: 'html-input-image', title: '<input type="image">', html: url => `<input type="image" src="${url}" alt="">` },
  {
    id: 'html-background',
    title: '<td background>',
    html: url => `<table><tr><td background="${url}">x</td></tr></table>`,
  },
  {
    id: 'html-svg-script',
    title: '<script> in SVG',
    html: url => `<svg><script href="${url}"></script></svg>`,
  },
  {
    id: 'html-module-preload',
    title: '<link rel="modulepreload">',
    head: true,
    html: url => `<link rel="modulepreload" href="${url}">`,
  },
  {
    id: 'html-prefetch',
    title: '<link rel="prefetch">',
    head: true,
    html: url => `<link rel="prefetch" href="${url}">`,
  },
  {
    id: 'html-preconnect',
    title: '<link rel="preconnect">',
    head: true,
    byHost: true,
    html: url => `<link rel="preconnect" href="${url}">`,
  },
  {
    id: 'html-shadow-root',
    title: 'a declarative shadow root',
    html: url => `<div><template shadowrootmode="open"><img src="${url}"></template></div>`,
  },
  {
    id: 'html-shadow-closed',
    title: 'a closed declarative shadow root',
    html: url => `<div><template shadowrootmode="closed"><img src="${url}"></template></div>`,
  },
  {
    id: 'html-entities',
    title: '<img src> with references for characters',
    html: url => `<img src=" &#104;ttps&colon;${url.slice(6).replaceAll('/', '&#x2f;')}" alt="">`,
  },
  {
    id: 'html-import-map',
    call: true,
    title: 'an import map, and an import by its name',
    alone: true,
    html: url =>
      `<script type="importmap">{"imports":{"${url.includes('shop') ? 'b' : 'a'}":"${url}"}}</script><script type="module">import("${url.includes('shop') ? 'b' : 'a'}").catch(() => {})</script>`,
  },
  {
    id: 'html-srcdoc-image',
    title: '<iframe srcdoc> with an image',
    html: url => `<iframe srcdoc="&lt;img src='${url}'>"></iframe>`,
  },
  {
    id: 'html-template',
    title: 'a template in the page, whose clone a script puts into it',
    html: (url, name) =>
      `<template id="${name}"><img src="${url}"></template><script>document.body.append(document.getElementById('${name}').content.cloneNode(true))</script>`,
  },
  {
    id: 'frameset-written',
    title: 'a frameset that is written into a frame',
    how(url, { frame }) {
      const { contentDocument } = frame()
      contentDocument.write(`<frameset cols="*"><frame src="${url}"></frameset>`)
      contentDocument.close()
    },
  },
  {
    id: 'frame-javascript-encoded',
    title: 'a frame with a javascript: address that is percent-encoded',
    how: (url, { frame }) => frame({ src: `javascript:'%3Cimg src=%22${encodeURIComponent(url)}%22%3E'` }),
  },
  {
    id: 'keyframes-generated',
    title: 'keyframes from a generator',
    how(url, { add }) {
      function* keyframes() {
        yield { backgroundImage: `url(${url})` }
        yield { backgroundImage: 'none' }
      }
      add('p', { textContent: 'keyframes' }).animate(keyframes(), 1000)
    },
  },

  // Files that the page saves or shows elsewhere.
  {
    id: 'notification-icon',
    title: 'the icon of a notification',
    how: (url, { name }) => new Notification(name(url), { icon: url }),
  },
  {
    id: 'download-click',
    title: 'a call of click() of a link with download',
    alone: true,
    how: (url, { download, put }) => download(url, link => put(link).click()),
  },
  {
    id: 'download-dispatched',
    title: 'a click dispatched to a link with download',
    alone: true,
    how: (url, { download, put }) =>
      download(url, link => put(link).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))),
  },
  {
    id: 'download-outside',
    title: 'a call of click() of a link with download outside the page',
    alone: true,
    how: (url, { download }) => download(url, link => link.click()),
  },

  // Navigations of the page itself. The answer is 204, so the page stays.
  {
    id: 'stays-location',
    title: "the page's location, answered by 204",
    alone: true,
    how: (url, { inTurn }) => inTurn(() => (location.href = url)),
  },
  {
    id: 'stays-form',
    title: 'a form, answered by 204',
    alone: true,
    how: (url, { add, inTurn }) => inTurn(() => add('form', { action: url, method: 'post' }).submit()),
  },
  {
    id: 'stays-link',
    title: 'a call of click() of a link, answered by 204',
    alone: true,
    how: (url, { add, inTurn }) => inTurn(() => add('a', { href: url }).click()),
  },
  {
    id: 'stays-navigate',
    title: 'navigation.navigate(), answered by 204',
    alone: true,
    how: (url, { inTurn }) => inTurn(() => navigation.navigate(url).committed.catch(() => undefined)),
  },
]
