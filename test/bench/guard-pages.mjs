import { createServer } from 'node:http'
import { existsSync, readFileSync } from 'node:fs'
import { build } from 'esbuild'
import { launch } from 'puppeteer-core'

const dist = new URL('../../dist', import.meta.url).pathname

/** The file with the whole blocker, which the page's parser waits for. */
export const wholeGuard = existsSync(`${dist}/guard-whole.js`) ? 'guard-whole.js' : 'guard.js'

/** @returns the middle one of some numbers */
export const median = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** @returns the number below which a quarter of some numbers are. Other work of the machine only adds to the others. */
export const lowerQuartile = numbers => numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 4)]

/** @returns a browser as it is for all measurements of the guard */
export const launchBrowser = () =>
  launch({
    executablePath: [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
      path => path && existsSync(path),
    ),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
      '--host-resolver-rules=MAP * 127.0.0.1',
    ],
  })

/** @returns a module of this folder with all that it imports, as a classic script */
async function bundle(file) {
  const { outputFiles } = await build({
    entryPoints: [new URL(file, import.meta.url).pathname],
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0].text
}

/**
 * Serves the built files, scripts of this folder and pages made of text.
 * @param pages a function of the query of an address that returns the page's HTML
 * @param scripts files of this folder that pages load
 * @returns the origin, and a function that stops it
 */
export async function servePages(pages, scripts = []) {
  const texts = Object.fromEntries(await Promise.all(scripts.map(async file => [`/${file}`, await bundle(file)])))
  const server = createServer(({ url }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    // Only isolated pages have a clock of 5 µs; others have one of 100 µs.
    response.setHeader('cross-origin-opener-policy', 'same-origin')
    response.setHeader('cross-origin-embedder-policy', 'require-corp')
    const file = dist + pathname
    if (pathname.endsWith('.js') && (texts[pathname] || existsSync(file))) {
      response.setHeader('content-type', 'text/javascript')
      return response.end(texts[pathname] ?? readFileSync(file))
    }
    response.setHeader('content-type', 'text/html')
    response.end(pages(searchParams))
  })
  await new Promise(resolve => server.listen(0, resolve))
  return { origin: `http://localhost:${server.address().port}`, stop: () => server.close() }
}
