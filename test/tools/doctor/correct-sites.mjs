// Installations that are right: what the docs and the examples have, and what headHtml writes. Nothing may be found there.
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { headHtml } from '../../../dist/server.js'
import { distFiles, fileText, withHeaders } from './site-files.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const files = folder =>
  Object.fromEntries(
    readdirSync(`${root}${folder}`, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && /\.(html|js|css)$/.test(entry.name))
      .map(({ parentPath, name }) => `${parentPath}/${name}`)
      .map(path => [path.slice(`${root}${folder}`.length), fileText(path.slice(root.length))]),
  )
/** The first block of HTML of a page of the docs. */
const firstBlock = path => /```html\n([^]*?)```/.exec(fileText(path))[1]
const json = value => (request, response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
const server = {
  '/api/c15t/show-consent-banner': json({
    showConsentBanner: true,
    jurisdiction: { code: 'GDPR', message: '' },
    location: { countryCode: 'DE', regionCode: null },
    translations: { language: 'en', translations: {} },
  }),
}
const start = html => ({ '/': html })
const rendered = async options => {
  const { html } = await headHtml({ options: { mode: 'offline', categories: 'all' }, ...options })
  return start(
    `<!doctype html><html lang="en"><head>${html}<meta name="viewport" content="width=device-width"><title>Shop</title><link rel="stylesheet" href="/app.css"><script src="/app.js"></script></head><body><a href="/privacy" data-consent-open>Privacy</a></body></html>`,
  )
}
const granted = {
  consents: { necessary: true, functionality: true, measurement: true, experience: true, marketing: true },
  consentInfo: { time: Date.now(), type: 'all' },
}
/** Next puts preloads of its own files, and its async scripts, in front of everything. */
const behind = (tag, site) => start(site['/'].replace('<head>', () => `<head>${tag}`))
const preload = '<link rel="preload" as="script" href="/app.js">'
const asyncScript = '<script async src="/app.js"></script>'
/** Next repeats the guard's text as a string in a script at the end. */
const withPayload = site => start(site['/'].replace('</body>', () => `${payload}</body>`))
const payload = `<script>(self.__next_f ??= []).push([1,"14:T9a,/*! consent-elements 1.5.0 | MIT | see NOTICE */\\n!function(){}()"])</script>`
const examples = { ...files('examples'), ...distFiles('/dist'), ...server }
const onePage = name => ({
  ...examples,
  '/': (request, response) => response.writeHead(302, { location: `/${name}` }).end(),
})
const page = folder => {
  const all = files(`examples/${folder}/page`)
  return { ...all, ...start(all['/index.html']) }
}
const policy = JSON.parse(fileText('examples/strict-csp/headers.json'))

/** By name: the files of each site. */
export const correctSites = async () => ({
  'getting-started': { ...distFiles(), ...start(firstBlock('docs/getting-started.md')) },
  'page-in-quirks-mode': {
    ...distFiles(),
    ...start(firstBlock('docs/getting-started.md').replace('<!doctype html>', '')),
  },
  'page-in-xhtml': {
    ...distFiles(),
    '/': (request, response) =>
      response
        .writeHead(200, { 'content-type': 'application/xhtml+xml' })
        .end(
          '<?xml version="1.0" encoding="utf-8"?>\n<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><meta charset="utf-8" /><script src="/consent-elements/guard.js" data-manager="" data-mode="offline" data-categories="auto" /><meta name="viewport" content="width=device-width" /><title>Shop</title></head><body><p><a href="/privacy" data-consent-open="">Privacy</a></p></body></html>',
        ),
  },
  'page-in-a-frame-of-the-site': {
    ...distFiles(),
    ...start(
      firstBlock('docs/getting-started.md').replace('</body>', '<iframe src="/inner" title="Inner"></iframe></body>'),
    ),
    '/inner': firstBlock('docs/getting-started.md'),
  },
  'style-sheet-of-vitepress-before-the-guard': {
    ...distFiles(),
    '/app.css': '',
    ...start(
      firstBlock('docs/getting-started.md').replace(
        '<meta charset="utf-8" />',
        '<meta charset="utf-8" /><link rel="preload stylesheet" href="/app.css" as="style">',
      ),
    ),
  },
  'every-attribute-for-optimizers': {
    ...distFiles(),
    ...start(
      firstBlock('docs/getting-started.md').replace(
        /<script[^>]*><\/script>/,
        () => /<script[^>]*><\/script>/.exec(firstBlock('docs/guides/optimizers.md'))[0],
      ),
    ),
  },
  'base-element': {
    ...distFiles(),
    '/': (request, response) => response.writeHead(302, { location: '/shop/bread' }).end(),
    '/shop/bread': firstBlock('docs/getting-started.md')
      .replace('<head>', '<head><base href="/">')
      .replace('src="/consent', 'src="consent'),
  },
  'example-one-tag': { ...distFiles(), ...page('one-tag') },
  'example-one-script-tag': {
    ...distFiles('/wp-content/plugins/consent-elements'),
    ...page('one-script-tag'),
  },
  'example-from-a-folder': { ...distFiles(), ...page('from-a-folder') },
  'example-strict-csp': {
    ...distFiles(),
    ...page('strict-csp'),
    '/': withHeaders(fileText('examples/strict-csp/page/index.html'), policy),
  },
  'example-quick-start': onePage('quick-start.html'),
  'example-offline': onePage('offline.html'),
  'example-custom': onePage('custom.html'),
  'example-live': onePage('live.html'),
  'head-inline': { ...distFiles(), ...(await rendered({})) },
  'head-behind-a-preload': { ...distFiles(), ...behind(preload, await rendered({})) },
  'head-behind-an-async-script': { ...distFiles(), ...behind(asyncScript, await rendered({})) },
  // The doctor's browser has no decision, so the page loads the guard as a file.
  'head-granted': { ...distFiles(), ...(await rendered({ decision: granted })) },
  'head-with-a-payload': { ...distFiles(), ...withPayload(await rendered({})) },
  'head-file': { ...distFiles(), ...(await rendered({ inline: false, cookie: null })) },
  'head-strict': { ...distFiles(), ...(await rendered({ tier: 'strict' })) },
  'head-capture': { ...distFiles(), ...(await rendered({ tier: 'capture' })) },
})
