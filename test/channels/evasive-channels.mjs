/**
 * Saved native functions, other realms, and other evasions.
 * @type {import('./channels.mjs').Channel[]}
 */
export const evasiveChannels = [
  // Native functions that a script saved before the guard.
  {
    id: 'saved-fetch',
    title: 'a saved fetch',
    before: 'window.saved = { fetch }',
    how: url => saved.fetch.call(window, url),
  },
  {
    id: 'saved-src',
    title: 'a saved setter of src',
    before: 'window.savedSrc = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, "src").set',
    how: url => savedSrc.call(new Image(), url),
  },
  {
    id: 'saved-frame',
    title: 'a frame that was made before',
    before: `window.savedFrame = document.createElement('iframe'); document.documentElement.append(savedFrame)
      window.savedFetch = savedFrame.contentWindow.fetch.bind(savedFrame.contentWindow)`,
    how: url => savedFetch(url),
  },

  // Other realms.
  {
    id: 'realm-inner-html',
    title: 'a frame from innerHTML, found by frames[i]',
    how(url, { add }) {
      add('div').innerHTML = '<iframe></iframe>'
      return window[window.length - 1].fetch(url)
    },
  },
  {
    id: 'realm-name',
    title: 'a frame found by its name',
    how(url, { add, name }) {
      add('iframe', { name: name(url) })
      return window[name(url)].fetch(url)
    },
  },
  {
    id: 'realm-default-view',
    title: 'contentDocument.defaultView',
    how: (url, { frame }) => frame().contentDocument.defaultView.fetch(url),
  },
  {
    id: 'realm-open',
    title: 'what window.open() into a frame returns',
    how: (url, { frame }) => window.open('about:blank', frame({ name: `realm-${url}` }).name).fetch(url),
  },
  {
    id: 'realm-prototype-getter',
    title: "contentWindow by another frame's getter",
    how(url, { frame }) {
      const other = frame().contentWindow
      const { get } = Object.getOwnPropertyDescriptor(other.HTMLIFrameElement.prototype, 'contentWindow')
      return get.call(frame()).fetch(url)
    },
  },
  {
    id: 'realm-object',
    title: 'the window of an object element',
    how: (url, { add }) =>
      new Promise(resolve => {
        const object = add('object', { type: 'text/html', data: 'about:blank' })
        setTimeout(() => resolve(object.contentWindow.fetch(url)), 200)
      }),
  },
  {
    id: 'realm-nested',
    title: 'a frame in a frame',
    how(url, { frame }) {
      const { contentDocument } = frame()
      const inner = contentDocument.body.appendChild(contentDocument.createElement('iframe'))
      return inner.contentWindow.fetch(url)
    },
  },
  {
    id: 'realm-eval',
    title: "a frame's eval",
    how: (url, { frame }) => frame().contentWindow.eval(`fetch("${url}")`),
  },
  {
    id: 'realm-function',
    title: "a frame's Function",
    how: (url, { frame }) => frame().contentWindow.Function(`return fetch("${url}")`)(),
  },
  {
    id: 'realm-setter',
    title: "a frame's setter of src for an image of the page",
    how: (url, { frame }) =>
      Object.getOwnPropertyDescriptor(frame().contentWindow.HTMLImageElement.prototype, 'src').set.call(
        new Image(),
        url,
      ),
  },
  {
    id: 'realm-set-attribute',
    title: "a frame's setAttribute for an image of the page",
    how: (url, { frame }) => frame().contentWindow.Element.prototype.setAttribute.call(new Image(), 'src', url),
  },
  {
    id: 'realm-append',
    title: "a frame's appendChild for nodes of another document",
    how(url, { frame }) {
      const inert = document.implementation.createHTMLDocument('')
      inert.body.innerHTML = `<iframe src="${url}"></iframe>`
      frame().contentWindow.Node.prototype.appendChild.call(document.body, inert.body.firstChild)
    },
  },
  {
    id: 'realm-restored',
    title: "a frame's fetch put in the place of the page's",
    how: (url, { frame }) => frame().contentWindow.fetch.call(window, url),
  },
  {
    id: 'realm-worker',
    title: "a frame's Worker",
    how: (url, { frame, blob }) => new (frame().contentWindow.Worker)(blob('text/javascript', `fetch("${url}")`)),
  },
  {
    id: 'realm-element',
    title: "an image of a frame's document",
    how: (url, { frame }) => (frame().contentDocument.createElement('img').src = url),
  },
  {
    id: 'realm-message',
    title: 'the source of a message from a frame',
    how: (url, { add }) =>
      new Promise(resolve => {
        addEventListener('message', ({ data, source }) => data === url && resolve(source.fetch(url)))
        add('iframe', { srcdoc: `<script>parent.postMessage("${url}", "*")</script>` })
      }),
  },
  {
    id: 'realm-sandboxed',
    title: 'a sandboxed frame with srcdoc',
    how: (url, { add }) =>
      add('iframe', { sandbox: 'allow-scripts', srcdoc: `<script>fetch("${url}", { mode: "no-cors" })</script>` }),
  },
  {
    id: 'realm-own-page',
    title: 'a page of the site in a frame, without the guard',
    how: (url, { add, made }) => add('iframe', { src: made('text/html', `<img src="${url}">`) }),
  },
  {
    id: 'realm-own-page-fetch',
    title: 'the fetch of a page of the site in a frame, without the guard',
    how: (url, { add, made }) =>
      new Promise(resolve => {
        const frame = add('iframe', { src: made('text/html', 'a page') })
        frame.onload = () => resolve(frame.contentWindow.fetch(url))
      }),
  },
  {
    id: 'realm-blob-module',
    title: 'a module in a frame with a blob',
    how: (url, { add, blob }) =>
      add('iframe', { src: blob('text/html', `<script type="module">import "${url}"</script>`) }),
  },

  // Frames that are navigated.
  {
    id: 'frame-location',
    title: "a frame's location",
    how: (url, { frame }) => (frame().contentWindow.location = url),
  },
  {
    id: 'frame-replace',
    title: "a frame's location.replace()",
    how: (url, { frame }) => frame().contentWindow.location.replace(url),
  },
  {
    id: 'frame-refresh',
    title: 'a meta refresh in a frame',
    how: (url, { add }) => add('iframe', { srcdoc: `<meta http-equiv="refresh" content="0;url=${url}">` }),
  },
  {
    id: 'frame-self',
    title: 'a frame that sends itself elsewhere',
    how: (url, { add }) => add('iframe', { srcdoc: `<script>location = "${url}"</script>` }),
  },

  // Values that change or imitate others.
  {
    id: 'lie-to-string-fetch',
    title: 'an object whose second answer differs, for fetch',
    how(url, { own }) {
      for (const answers of [
        [url, own, own, own],
        [own, url, url, url],
      ])
        fetch({ toString: () => answers.shift() }).catch(() => undefined)
    },
  },
  {
    id: 'lie-to-string-image',
    title: 'an object whose second answer differs, for an image',
    how(url, { own }) {
      for (const answers of [
        [url, own, own, own],
        [own, url, url, url],
      ])
        new Image().src = { toString: () => answers.shift() }
    },
  },
  {
    id: 'lie-attribute-name',
    title: 'an attribute name whose second answer differs',
    how(url) {
      for (const names of [
        ['src', 'title', 'title', 'title'],
        ['title', 'src', 'src', 'src'],
      ])
        new Image().setAttribute({ toString: () => names.shift() }, url)
    },
  },
  {
    id: 'lie-request',
    title: 'a subclass of Request that lies about its url',
    how(url, { own }) {
      class Liar extends Request {
        get url() {
          return own
        }
      }
      return fetch(new Liar(url))
    },
  },
  {
    id: 'lie-url',
    title: 'a URL with a false href of its own',
    how(url, { own }) {
      const liar = new URL(url)
      Object.defineProperty(liar, 'href', { value: own })
      return fetch(liar)
    },
  },
  {
    id: 'lie-base',
    title: 'a document with a false baseURI of its own',
    alone: true,
    how(url, { own }) {
      Object.defineProperty(document, 'baseURI', { value: own, configurable: true })
      const base = document.head.appendChild(Object.assign(document.createElement('base'), { href: url }))
      const answer = fetch(new URL(url).pathname)
      base.remove()
      delete document.baseURI
      return answer
    },
  },
  {
    id: 'lie-url-constructor',
    title: 'another URL in the place of URL',
    alone: true,
    how(url, { own }) {
      const Native = URL
      window.URL = class extends Native {
        constructor() {
          super(own)
        }
      }
      new Image().src = url.toUpperCase().replace(/(?<=HTTPS:..[^/]+)\/.*/, new Native(url).pathname)
      window.URL = Native
    },
  },
  {
    id: 'poisoned-map',
    title: 'a Map that finds nothing any more',
    alone: true,
    how(url) {
      const { get, has } = Map.prototype
      Map.prototype.get = Map.prototype.has = () => undefined
      const answer = fetch(url)
      Object.assign(Map.prototype, { get, has })
      return answer
    },
  },
  {
    id: 'poisoned-text',
    title: 'texts and expressions that answer what suits',
    alone: true,
    how(url) {
      const { startsWith } = String.prototype
      const { test } = RegExp.prototype
      String.prototype.startsWith = () => true
      RegExp.prototype.test = () => true
      new Image().src = url
      String.prototype.startsWith = startsWith
      RegExp.prototype.test = test
    },
  },
  {
    id: 'poisoned-array',
    title: 'arrays that find nothing any more',
    alone: true,
    how(url) {
      const { at, some, includes } = Array.prototype
      Object.assign(Array.prototype, { at: () => undefined, some: () => false, includes: () => false })
      new Image().src = url
      Object.assign(Array.prototype, { at, some, includes })
    },
  },

  // Other ways to call constructors.
  {
    id: 'construct-new-target',
    title: 'Reflect.construct with a new.target of its own',
    how: url => Reflect.construct(WebSocket, [url.replace('https', 'wss')], function () {}),
  },
  {
    id: 'construct-subclass',
    title: 'a subclass of EventSource',
    how: url => new (class extends EventSource {})(url),
  },
  {
    id: 'construct-way-back',
    title: 'the constructor of an object',
    how: (url, { blob }) => {
      const worker = new Worker(blob('text/javascript', ''))
      return new worker.constructor(blob('text/javascript', `fetch("${url}")`))
    },
  },

  // Scripts as text.
  { id: 'text-timer', title: 'a timer with a text', how: url => setTimeout(`new Image().src = "${url}"`) },
  {
    id: 'text-handler',
    title: 'an event handler with a text',
    how(url, { add }) {
      const button = add('button')
      button.setAttribute('onclick', `import("${url}").catch(() => {})`)
      button.click()
    },
  },
  { id: 'text-eval', title: 'import() in eval', how: url => (0, eval)(`import("${url}").catch(() => {})`) },
  {
    id: 'text-split-write',
    title: 'document.write of a tag in pieces',
    html: url =>
      `<script>document.write('<im');document.write('g sr');document.write('c="${url.slice(0, 14)}');document.write('${url.slice(14)}">')</script>`,
  },
  {
    id: 'text-exec-command',
    title: 'execCommand("insertHTML") where text is edited',
    how(url, { add }) {
      const place = add('div', { contentEditable: 'true' })
      place.focus()
      document.execCommand('insertHTML', false, `<img src="${url}">`)
    },
  },
  {
    id: 'text-xslt',
    title: 'what an XSLT processor makes',
    how(url) {
      const parse = text => new DOMParser().parseFromString(text, 'text/xml')
      const processor = new XSLTProcessor()
      processor.importStylesheet(
        parse(
          `<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:output method="html"/><xsl:template match="/"><img src="${url}"/></xsl:template></xsl:stylesheet>`,
        ),
      )
      document.body.append(processor.transformToFragment(parse('<x/>'), document))
    },
  },
  {
    id: 'svg-set',
    title: 'an animation that sets an address',
    how: (url, { add }) =>
      (add('div').innerHTML =
        `<svg width="9" height="9"><image width="9" height="9"><set attributeName="href" to="${url}" begin="0s"/></image></svg>`),
  },

  // Other ways to write CSS.
  {
    id: 'css-animate',
    title: 'a keyframe of element.animate()',
    how: (url, { add }) => add('div').animate({ backgroundImage: [`url(${url})`, `url(${url})`] }, 1000),
  },
  {
    id: 'css-typed',
    title: 'attributeStyleMap',
    how: (url, { add }) => add('div').attributeStyleMap.set('background-image', `url(${url})`),
  },
  {
    id: 'css-rule-style',
    title: 'the style of a rule',
    how(url, { add, name }) {
      const { sheet } = add('style', { textContent: `.${name(url)} { color: red }` })
      sheet.cssRules[0].style.backgroundImage = `url(${url})`
      add('p', { className: name(url) })
    },
  },
  {
    id: 'css-blob',
    title: 'a style sheet from a blob that imports',
    how: (url, { add, blob }) => add('link', { rel: 'stylesheet', href: blob('text/css', `@import "${url}";`) }),
  },
  {
    id: 'css-own-file',
    title: 'a style sheet of the site that imports',
    how: (url, { add, made }) => add('link', { rel: 'stylesheet', href: made('text/css', `@import "${url}";`) }),
  },

  // Indirect requests.
  {
    id: 'redirect-image',
    title: 'a redirect of the site, for an image',
    how: (url, { via }) => (new Image().src = via(url)),
  },
  {
    id: 'redirect-fetch',
    title: 'a redirect of the site, for fetch',
    how: (url, { via }) => fetch(via(url), { mode: 'no-cors' }),
  },
  {
    id: 'worker-nested',
    title: 'a worker in a worker',
    how(url, { blob }) {
      const inner = `new Worker(URL.createObjectURL(new Blob(['fetch("${url}")'])))`
      return new Worker(blob('text/javascript', inner))
    },
  },
  {
    id: 'worker-import',
    title: 'import() in a worker made of a blob',
    how: (url, { blob }) => new Worker(blob('text/javascript', `import("${url}").catch(() => {})`), { type: 'module' }),
  },
]
