import { strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { source } from './support/source.mjs'

const { gatePage } = await source('init/edits/gate-page.ts')
const data = {
  services: [],
  trackingHosts: new Map([['tracker.example', 'marketing']]),
  companies: new Map(),
  controlTexts: {},
}
const gated = html => gatePage(html, data).text
const url = 'https://tracker.example/a'

/** Browsers request these before any script runs, Firefox and WebKit more of them. */
const elements = {
  [`<script type="module" src="${url}"></script>`]: `<script type="text/plain" data-type="module" data-consent="marketing" data-src="${url}"></script>`,
  [`<script src="${url}"></script>`]: `<script type="text/plain" data-consent="marketing" data-src="${url}"></script>`,
  [`<img srcset="${url} 1x, /own.png 2x" alt="">`]: `<img data-consent="marketing" data-srcset="${url} 1x, /own.png 2x" alt="">`,
  [`<img src="${url}" srcset="${url} 2x" alt="">`]: `<img data-consent="marketing" data-src="${url}" data-srcset="${url} 2x" alt="">`,
  [`<picture><source srcset="${url}"></picture>`]: `<picture><source data-consent="marketing" data-srcset="${url}"></picture>`,
  [`<link rel="stylesheet" href="${url}">`]: `<link data-consent="marketing" rel="stylesheet" data-href="${url}">`,
  [`<video poster="${url}"></video>`]: `<video data-consent="marketing" data-poster="${url}"></video>`,
  [`<object data="${url}"></object>`]: `<object data-consent="marketing" data-data="${url}"></object>`,
  [`<embed src="${url}">`]: `<embed data-consent="marketing" data-src="${url}">`,
  [`<input type="image" src="${url}">`]: `<input data-consent="marketing" type="image" data-src="${url}">`,
  [`<svg><image href="${url}"/></svg>`]: `<svg><image data-consent="marketing" data-href="${url}"/></svg>`,
}

test('init gates every element that requests a listed host by its markup', () => {
  for (const [html, expected] of Object.entries(elements)) strictEqual(gated(html), expected)
})

test('init removes what only connects to a listed host, or loads from it ahead', () => {
  for (const rel of ['preconnect', 'preload', 'modulepreload', 'prefetch'])
    strictEqual(gated(`<p>a</p>\n<link rel="${rel}" href="${url}">\n<p>b</p>`).includes(url), false, rel)
})
