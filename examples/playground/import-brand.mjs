// Reads the brand of a page from its computed styles: the color and corners of its buttons, and its font; and copies the
// page as a picture for the previews. A page of this origin is loaded in a frame. Browsers let no page read one of another
// origin, so for those there is a bookmark.
import { build } from './build.mjs'
import { copyOf } from './copy-page.mjs'
import { handOver } from './hand-over.mjs'

/**
 * Returns the brand of a page. The bookmark contains the text of this function, so it uses nothing from outside.
 * @param {Document} page
 * @returns {Record<string, string>} values of custom properties, without `--consent-`; only those that were found
 */
export function brandOf(page) {
  const styleOf = element => page.defaultView.getComputedStyle(element)
  const channels = color => (color.match(/^rgba?\(([^)]*)\)$/)?.[1] ?? '').split(/[\s,/]+/).map(Number)
  const isColorful = color => {
    const [red, green, blue, alpha = 1] = channels(color)
    return alpha > 0.9 && Math.max(red, green, blue) - Math.min(red, green, blue) > 24
  }
  const hex = color =>
    `#${channels(color)
      .slice(0, 3)
      .map(channel => Math.round(channel).toString(16).padStart(2, '0'))
      .join('')}`
  const selector = 'button, input[type=submit], [role=button], a[class*=btn], a[class*=button], a[class*=cta]'
  const buttons = [...page.querySelectorAll(selector)]
    .map(element => ({ style: styleOf(element), box: element.getBoundingClientRect() }))
    .filter(({ style, box }) => box.width > 24 && box.height > 16 && isColorful(style.backgroundColor))
  // The color that has the largest area on buttons is that of the brand.
  const areas = new Map()
  for (const { style, box } of buttons)
    areas.set(style.backgroundColor, (areas.get(style.backgroundColor) ?? 0) + box.width * box.height)
  const [color] = [...areas].toSorted((one, other) => other[1] - one[1])[0] ?? []
  const link = [...page.querySelectorAll('a[href]')].map(element => styleOf(element).color).find(isColorful)
  const found = color ?? link
  const round = buttons.find(({ style }) => style.backgroundColor === color)?.style.borderTopLeftRadius
  const font = styleOf(page.body).fontFamily
  return {
    ...(found && { accent: hex(found) }),
    ...(font && { font }),
    ...(/^[\d.]+px$/.test(round ?? '') && {
      'radius-control': `${Math.min(Math.round(Number.parseFloat(round)), 99)}px`,
    }),
  }
}

/** Returns the address of a bookmark that opens this studio with the brand and a copy of the page on which it is pressed. */
export const bookmark = () =>
  `javascript:${encodeURIComponent(
    `(()=>{(${handOver})(${JSON.stringify(location.href.split('#')[0])},(${brandOf})(document),(${copyOf})(document))})()`,
  )}`

/** Loads a page of this origin without its scripts, and returns its brand and its copy. */
async function readAddress(address) {
  const frame = build('iframe', { sandbox: 'allow-same-origin', title: 'The page to read', src: address })
  frame.style.cssText = 'position:fixed;inset:0 auto auto 0;width:1280px;height:800px;border:0;visibility:hidden'
  const loaded = new Promise(resolve => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  try {
    await loaded
    return { brand: brandOf(frame.contentDocument), copy: copyOf(frame.contentDocument) }
  } finally {
    frame.remove()
  }
}

/**
 * Builds the field that imports a brand.
 * @param wear takes the brand over
 * @param showCopy shows the previews on a copy of a page, and whose it is
 */
export function importField(wear, showCopy) {
  const said = build('output', { id: 'import-said' })
  const address = build('input', { id: 'import', placeholder: '/ or https://your.site/', spellcheck: 'false' })
  const read = async () => {
    const url = URL.parse?.(address.value.trim(), location.href) ?? new URL(address.value.trim(), location.href)
    if (url.origin !== location.origin) {
      said.textContent = `Browsers do not let this page read ${url.host}. Drag the bookmark below to your bookmarks, open your page, and press it there.`
      return
    }
    const { brand, copy } = await readAddress(url.href).catch(() => ({}))
    if (copy === undefined) {
      said.textContent = 'This page does not show in a frame. Press the bookmark on it.'
      return
    }
    showCopy(copy, url.host || 'this site')
    if (brand.accent) wear(brand)
    else said.textContent = 'No button or link with a color was found on this page, as it looks without scripts.'
  }
  return build(
    'div',
    { class: 'field' },
    build('label', { for: 'import' }, 'Import from your site'),
    build(
      'div',
      { class: 'color' },
      address,
      build('button', { type: 'button', id: 'import-read', click: read }, 'Read'),
    ),
    said,
    build('a', { id: 'bookmark', href: bookmark() }, 'Bookmark: studio with this page'),
    build(
      'small',
      {},
      'Reads the color and corners of buttons, and the font, and shows the previews on a copy of the page. An address works for pages beside this one. For all others, drag the link to your bookmarks, and press it on your page. Firefox ignores it on pages whose Content-Security-Policy forbids inline scripts.',
    ),
  )
}
