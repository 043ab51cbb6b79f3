import { readFileSync } from 'node:fs'
import { source } from '../tools/support/source.mjs'

const dist = path => new URL(`../../dist/${path}`, import.meta.url)
let gate

/** @returns the HTML of a page in which `npx consent-elements init` has gated what is listed */
export async function gatedByInit(html) {
  gate ??= source('init/edits/gate-page.ts')
  const { gatePage } = await gate
  return gatePage(html, {
    services: JSON.parse(readFileSync(dist('services.json'), 'utf8')),
    trackingHosts: new Map(Object.entries(JSON.parse(readFileSync(dist('tracking-hosts.json'), 'utf8')))),
    companies: new Map(),
    controlTexts: {},
  }).text
}
