// Runs before the first script of every measured page, the same for all: watches what is painted, and when. `buttons` are
// the selectors of a product.
;(() => {
  const selectors = buttons
  const seen = (window.bench = { shift: 0, blocked: 0, longest: 0, events: [], tasks: [] })
  const observe = (type, use, options) =>
    new PerformanceObserver(list => list.getEntries().forEach(use)).observe({ type, buffered: true, ...options })
  observe('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.fcp = startTime))
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
  observe('layout-shift', ({ value, hadRecentInput }) => hadRecentInput || (seen.shift += value))
  observe('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ end: startTime + duration, duration })
    seen.blocked += duration - 50
    seen.longest = Math.max(seen.longest, duration)
  })
  // As Interaction to Next Paint: the longest event of the interaction, up to the paint.
  observe('event', ({ interactionId, duration }) => interactionId && seen.events.push(duration), {
    durationThreshold: 16,
  })

  const find = (selector, within = document) => {
    const found = within.querySelector(selector)
    if (found) return found
    for (const { shadowRoot } of within.querySelectorAll('*')) {
      const inner = shadowRoot && find(selector, shadowRoot)
      if (inner) return inner
    }
    return null
  }
  const opacity = node => {
    let value = 1
    for (let at = node; at; at = at.assignedSlot ?? at.parentElement ?? at.getRootNode().host)
      value *= Number(getComputedStyle(at).opacity)
    return value
  }
  /** What a press at a point would meet, inside shadow roots, too. */
  const hitAt = (root, x, y) => {
    const hit = root.elementFromPoint(x, y)
    const inner = hit?.shadowRoot && hit.shadowRoot !== root ? hitAt(hit.shadowRoot, x, y) : null
    return inner ?? hit
  }
  /** Where something can be pressed, and how opaque it is; null where it cannot. */
  const place = selector => {
    const node = find(selector)
    if (!node) return null
    const { left, top, width, height } = node.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = hitAt(document, x, y)
    return width > 0 && hit && (node === hit || node.contains(hit)) ? { x, y, opacity: opacity(node) } : null
  }
  seen.place = name => (selectors[name] ? place(selectors[name]) : null)

  let last = {}
  /** The times of the first frame in which something can be pressed and is half opaque, and in which it is at rest. */
  const follow = (name, spot, now) => {
    const key = `${name}At`
    if (!spot) return
    if (spot.opacity >= 0.5) seen[key] ??= now
    const before = last[name]
    if (spot.opacity > 0.99 && before && Math.abs(before.x - spot.x) + Math.abs(before.y - spot.y) < 0.5)
      seen[`${name}Rests`] ??= now
    last[name] = spot
  }
  const frame = now => {
    const banner = seen.place('accept')
    follow('banner', banner, now)
    if (seen.pressed) {
      if (!banner) seen.goneAt ??= now
      follow('dialog', seen.place('dialog'), now)
    }
    requestAnimationFrame(frame)
  }
  if (selectors.accept) requestAnimationFrame(frame)
})()
