/**
 * Runs in every page before all other scripts: makes chance repeatable, and records what the page does.
 *
 * @typedef {object} Recorded
 * @property {Record<string, string>} dom the HTML of each step, with shadow roots, frames and pictures of canvases
 * @property {string[]} changes every mutation of the document: kind, element, attribute, number of nodes
 * @property {string[]} errors uncaught errors, rejections and console errors, in order
 * @property {string[]} requests the addresses and what requested them, sorted
 * @property {string[]} sequence the same, in the order of their start
 */
;(() => {
  const { document: page } = window
  const own = new Set([page.currentScript, ...page.querySelectorAll('[data-ours]')])
  const recorded = { dom: {}, changes: [], errors: [], requests: [], sequence: [] }

  let seed = 1
  Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  crypto.getRandomValues = list => list.fill(Math.floor(Math.random() * 100))
  crypto.randomUUID = () => `00000000-0000-4000-8000-${String(Math.floor(Math.random() * 1e12)).padStart(12, '0')}`

  /** The guard writes them into the documents of frames; the guide says so. */
  const tagsOfGuard =
    /<meta http-equiv="Content-Security-Policy" content="object-src \* data: blob:">|<script src="[^"]*\/dist\/guard.js"[^>]*><\/script>/g
  const short = text =>
    `${text}`
      .replaceAll(location.origin, '')
      .replace(tagsOfGuard, '')
      .replace(/\d{13}/g, 'time')
      .replace(/blob:[\w:/.-]*/g, 'blob')
      .slice(0, 300)
  addEventListener(
    'error',
    event => recorded.errors.push(`error: ${short(event.message ?? event.target?.localName)}`),
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => recorded.errors.push(`rejection: ${short(reason)}`))
  const { error } = console
  console.error = (...args) => {
    recorded.errors.push(`console: ${args.map(short).join(' ')}`)
    error.apply(console, args)
  }

  const nameOf = ({ nodeName, parentNode }) => (nodeName === '#text' ? `${parentNode?.nodeName} text` : nodeName)
  const observe = tree =>
    new MutationObserver(records => {
      for (const { type, target, attributeName, addedNodes, removedNodes } of records) {
        const added = [...addedNodes].filter(node => !own.has(node))
        const removed = [...removedNodes].filter(node => !own.has(node))
        if (type === 'childList' && added.length + removed.length === 0) continue
        recorded.changes.push(
          `${type} ${nameOf(target)} ${attributeName ?? `+${added.map(nameOf)} -${removed.map(nameOf)}`}`,
        )
      }
    }).observe(tree, { childList: true, subtree: true, attributes: true, characterData: true })
  observe(page)

  function picture(canvas) {
    try {
      const url = canvas.toDataURL()
      let hash = 0
      for (let at = 0; at < url.length; at++) hash = (hash * 31 + url.charCodeAt(at)) | 0
      return `${canvas.width}x${canvas.height} ${hash}`
    } catch {
      return 'tainted'
    }
  }
  const elementsOfGuard = 'script[src$="/dist/guard.js"], meta[content="object-src * data: blob:"]'
  const escape = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  function html(node) {
    if (node.nodeType === 3) return escape(node.data)
    if (node.nodeType !== 1 && node.nodeType !== 11) return ''
    if (own.has(node) || (node.nodeType === 1 && node.matches(elementsOfGuard))) return ''
    const inner = [...node.childNodes].map(html).join('')
    if (node.nodeType === 11) return inner
    // Sorted, because with the guard the attribute `style` can precede others; the guide says so.
    const attributes = [...node.attributes]
      .map(({ name, value }) => ` ${name}="${short(value)}"`)
      .toSorted()
      .join('')
    const shadow = node.shadowRoot ? `<#shadow>${html(node.shadowRoot)}</#shadow>` : ''
    const inside = (node.localName === 'iframe' && node.contentDocument?.documentElement) || undefined
    const frame = inside ? html(inside) : ''
    const drawn = node.localName === 'canvas' ? picture(node) : ''
    const value = 'value' in node && node.localName !== 'li' ? `{${node.value}}` : ''
    return `<${node.localName}${attributes}>${value}${drawn}${shadow}${frame}${inner}</${node.localName}>`
  }

  const later = ms => new Promise(resolve => setTimeout(resolve, ms))
  /** Waits until the page has not changed for a while. */
  async function settle() {
    for (let before = -1, same = 0; same < 4;) {
      await later(60)
      const now = recorded.changes.length + performance.getEntriesByType('resource').length
      same = now === before ? same + 1 : 0
      before = now
      if (performance.now() > 20_000) return
    }
  }

  window.recordDemo = async demo => {
    const place = page.body.appendChild(page.createElement('main'))
    place.style.cssText = 'width: 800px; height: 500px'
    const step = async (name, act) => {
      const result = await act?.()
      await settle()
      recorded.dom[name] = html(page.documentElement)
      return result
    }
    try {
      if (page.readyState !== 'complete') await new Promise(resolve => addEventListener('load', resolve))
      await demo({ place, step, later, settle })
      await step('end')
    } catch (fault) {
      recorded.errors.push(`the demo: ${short(fault?.stack ?? fault)}`)
    }
    recorded.sequence = performance
      .getEntriesByType('resource')
      .toSorted((one, other) => one.startTime - other.startTime)
      .map(({ name, initiatorType }) => `${initiatorType} ${short(name)}`)
      .filter(line => !/\/dist\/guard/.test(line))
    recorded.requests = recorded.sequence.toSorted()
    return recorded
  }
})()
