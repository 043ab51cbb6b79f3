import { createAttributor } from '../../audit/attribution'
import type { AuditData } from '../../audit/load-data'
import { gateTag } from '../../gate-tag'
import type { GatedPage } from './gate-page'

/**
 * Gates frames of listed hosts in the source of a component (JSX, Vue, Svelte, Astro), where the address is written out.
 * Scripts in components are left alone: their order matters.
 */
export function gateFrames(code: string, data: AuditData): GatedPage {
  const { request } = createAttributor(data, 'https://own.invalid/')
  const services = new Set<string>()
  const trackingHosts = new Map<string, string>()
  const text = code.replace(/<iframe\b[^<>]*>/g, tag => {
    const address = /\ssrc="(https?:\/\/[^"]+)"/.exec(tag)?.[1]
    if (address === undefined || !URL.canParse(address) || /\sdata-consent[\s=>]/.test(tag)) return tag
    const { tracker, category, service, listed } = request(address)
    if (!tracker) return tag
    if (service !== null) services.add(service)
    if (listed) trackingHosts.set(listed.entry, category)
    return gateTag(tag, 'iframe', category)
  })
  return { text, services: [...services], trackingHosts: Object.fromEntries(trackingHosts), notes: [] }
}
