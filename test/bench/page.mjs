import { readFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'

/** Returns numbers that look random and are the same in each run. */
function noise(seed) {
  let at = seed
  return () => (at = (at * 16_807) % 2_147_483_647)
}

/** Returns an image of noise, which no compression reduces: 50 kB. */
function picture(seed) {
  const [width, height] = [134, 124]
  const next = noise(seed)
  const rows = Buffer.concat(
    Array.from({ length: height }, () => Buffer.from([0, ...Array.from({ length: width * 3 }, () => next() & 255)])),
  )
  const chunk = (type, data) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Returns a style sheet with the page's rules and some 900 others, as sites have: 10 kB after brotli. */
function styles() {
  const next = noise(7)
  const word = () => next().toString(36).slice(0, 5)
  const rules = Array.from(
    { length: 900 },
    () =>
      `.${word()}{margin:${next() % 40}px;padding:${next() % 9}px;color:#${(next() % 0xffffff).toString(16).padStart(6, '0')}}`,
  )
  return `@font-face{font-family:Inter;font-display:swap;src:url(/page/inter.woff2) format("woff2")}
body{margin:16px;font:16px/1.5 Inter,sans-serif}img{display:block;max-width:100%}${rules.join('')}`
}

const text = '<p>The harbour was quiet that morning, and the boats lay still between the piers. </p>'.repeat(12)

/**
 * What the page brings along: a style sheet, a script, and what stands in its body, with an image above the fold and one
 * below. The first script that touches an element costs any page 62 kB of heap.
 */
export const pageHead =
  '<link rel="stylesheet" href="/page/styles.css"><script>document.documentElement.classList.add("js")</script>'
export const pageBody = `<h1>A page of a site</h1><img src="/page/above.png" width="380" height="260" alt="">${text}<img src="/page/below.png" width="380" height="260" alt="">`

/** Returns the page's own files by path. @param peers the folder with the npm packages of the benchmark */
export const pageFiles = peers => ({
  '/page/styles.css': { type: 'text/css', body: styles() },
  '/page/inter.woff2': {
    type: 'font/woff2',
    body: readFileSync(`${peers}/node_modules/@fontsource/inter/files/inter-latin-400-normal.woff2`),
  },
  '/page/above.png': { type: 'image/png', body: picture(1) },
  '/page/below.png': { type: 'image/png', body: picture(2) },
})

/**
 * Returns the HTML of a page with a consent manager.
 * @param {{ head?: string, body?: string, documented?: string }} installation tags for the page's head and body, or a
 *   whole page as the documentation shows it, with `…` in place of the site's own content
 */
export function pageOf({ head = '', body = '', documented }) {
  const rest = `<title>A page</title><meta name="viewport" content="width=device-width">`
  if (documented?.includes('</head>'))
    return documented.replace('</head>', () => `${pageHead}</head>`).replace('…', () => body + pageBody)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${documented ?? head}${rest}${pageHead}</head><body>${body}${pageBody}</body></html>`
}
