// A picture of the owner's page for the previews: its elements and styles without anything that acts. Other origins show
// no page in a frame that forbids it, and a frame would also load the trackers of the page.

/**
 * Returns a static copy of a page as HTML of at most two million characters, without what people have written into it. It
 * is not safe to show: `copy-frame.mjs` makes it so. The bookmark contains the text of this function, so it uses nothing
 * from outside.
 * @param {Document} page
 * @returns {string}
 */
export function copyOf(page) {
  const view = page.defaultView
  const parts = []
  let room = 1_990_000
  const write = text => {
    parts.push(text)
    room -= text.length
  }
  const escape = text => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)
  const absolute = (address, base = page.baseURI) => {
    try {
      const { protocol, href } = new URL(address, base)
      return /^(?:https?|data):$/.test(protocol) ? href : ''
    } catch {
      return ''
    }
  }
  const withAbsolute = (css, base) =>
    css.replace(/url\(\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^'")\s]+))\s*\)/g, (all, one, two, three) => {
      const address = one ?? two ?? three
      return /^(?:#|data:)/.test(address) ? all : `url("${absolute(address, base)}")`
    })

  /** Returns the rules of a style sheet; null if it is of another origin, which only its address shows. */
  const rulesOf = sheet => {
    const base = sheet.href ?? page.baseURI
    let rules
    try {
      rules = [...sheet.cssRules]
    } catch {
      return null
    }
    return rules
      .map(rule => {
        if (!('styleSheet' in rule)) return withAbsolute(rule.cssText, base)
        const inner = rule.styleSheet && rulesOf(rule.styleSheet)
        const media = rule.media.mediaText
        if (inner === null) return `@import url("${absolute(rule.href, base)}") ${media};`
        const layered = typeof rule.layerName === 'string' ? `@layer ${rule.layerName}{${inner}}` : inner
        return media ? `@media ${media}{${layered}}` : layered
      })
      .join('\n')
  }
  let css = ''
  let isAllRead = true
  const writeSheets = root => {
    for (const sheet of [...root.styleSheets, ...(root.adoptedStyleSheets ?? [])]) {
      if (sheet.disabled) continue
      // `</style` would end the element, and a copy has no custom elements that are defined.
      const rules = rulesOf(sheet)?.replaceAll('</', '<\\/').replaceAll(':not(:defined)', ':not(*)')
      const media = ` media="${escape(sheet.media.mediaText)}"`
      if (rules && rules.length < room - 500_000) {
        css += rules
        write(`<style${media}>${rules}</style>`)
      } else if (sheet.href) {
        isAllRead = false
        write(`<link rel="stylesheet" href="${escape(absolute(sheet.href))}"${media}>`)
      }
    }
  }

  const never =
    /^(?:script|noscript|template|style|link|meta|base|head|title|param|source|track|animate.*|set|datalist|consent-banner|privacy-settings-dialog)$/i
  const boxes = /^(?:iframe|frame|object|embed|applet|video|audio|canvas|fencedframe|select)$/
  const empty = /^(?:area|br|col|hr|img|input|wbr)$/
  const dropped =
    /^(?:on.*|src|srcset|sizes|srcdoc|action|formaction|ping|loading|nonce|integrity|autofocus|value|checked|selected|name|for|alt|title|aria-label|target|rel|http-equiv|xml:base)$/
  const label = /^(?:submit|button|reset)$/
  const attributeOf = (element, { name, value }) => {
    const isSvg = element.namespaceURI === 'http://www.w3.org/2000/svg'
    if (/^(?:xlink:)?href$/.test(name)) {
      // A link looks like one, and its address may be a secret.
      if (!isSvg || element.localName === 'a') return '#'
      return value.startsWith('#') ? value : absolute(value)
    }
    if (dropped.test(name)) return null
    if (name === 'style') return withAbsolute(value)
    if (isSvg || /^(?:class|id|part|slot|placeholder)$/.test(name)) return value
    // Data of people may be in any other attribute. Styles need those that they name, and unread ones mostly a theme.
    const isStyled = css.includes(`[${name}`) || (!isAllRead && /^(?:html|body)$/.test(element.localName))
    if (/^(?:data|aria)-/.test(name) && !isStyled) return null
    return /^[\w%.,#-]{0,40}$/.test(value) ? value : null
  }
  const start = (name, attributes) =>
    write(
      `<${name}${Object.entries(attributes)
        .filter(([, value]) => value !== null)
        .map(([key, value]) => ` ${key}="${escape(value)}"`)
        .join('')}>`,
    )

  const copy = (node, depth) => {
    if (room <= 0 || depth > 400) return
    if (node.nodeType === 3) return write(escape(node.data).slice(0, room))
    const name = node.localName
    if (node.nodeType !== 1 || never.test(name)) return
    const { width, height, top } = node.getBoundingClientRect()
    // No preview shows what is that far down.
    if (top + view.scrollY > 3000 && top > view.innerHeight) return
    const isPixel = width <= 2 && height <= 2
    if (name === 'img' && isPixel) return
    if (boxes.test(name)) {
      if (isPixel) return
      const poster = name === 'video' && node.poster ? absolute(node.poster) : ''
      const style = `display:inline-block;box-sizing:border-box;width:${Math.round(width)}px;height:${Math.round(height)}px;vertical-align:bottom;background:${poster ? `url(&quot;${escape(poster)}&quot;) center/cover` : '#8883'}`
      return write(name === 'select' ? `<select style="width:${width}px"></select>` : `<span style="${style}"></span>`)
    }
    const attributes = Object.fromEntries(
      [...node.attributes].map(attribute => [attribute.name, attributeOf(node, attribute)]),
    )
    if (name === 'img') attributes.src = absolute(node.currentSrc || node.src)
    if (name === 'input' && label.test(node.type)) attributes.value = node.value
    start(name, attributes)
    if (empty.test(name)) return
    if (name === 'html') {
      const scheme = page.querySelector('meta[name=color-scheme i]')?.content
      write(`<head>${scheme ? `<meta name="color-scheme" content="${escape(scheme)}">` : ''}`)
      writeSheets(page)
      write('</head>')
    }
    if (node.shadowRoot) {
      write('<template shadowrootmode="open">')
      writeSheets(node.shadowRoot)
      for (const child of node.shadowRoot.childNodes) copy(child, depth + 1)
      write('</template>')
    }
    if (name !== 'textarea' && !node.isContentEditable) for (const child of node.childNodes) copy(child, depth + 1)
    write(`</${name}>`)
  }
  copy(page.documentElement, 0)
  return parts.join('')
}
