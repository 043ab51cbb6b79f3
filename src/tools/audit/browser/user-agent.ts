import type { Protocol } from 'puppeteer-core'
import type { Viewport } from '../audit-facts'

/**
 * Returns the user agent of a regular browser. Headless Chromium calls itself HeadlessChrome, and consent tools hide
 * their banner from it, as from search engines.
 */
export function userAgent(
  { userAgent, product }: Protocol.Browser.GetVersionResponse,
  viewport: Viewport,
): Protocol.Emulation.SetUserAgentOverrideRequest {
  const version = /\d+/.exec(product)?.[0] ?? '0'
  const isPhone = viewport === 'phone'
  const brands = ['Chromium', 'Google Chrome'].map(brand => ({ brand, version }))
  const system = userAgent.includes('Windows') ? 'Windows' : userAgent.includes('Mac OS X') ? 'macOS' : 'Linux'
  const platform = isPhone ? { platform: 'Android', platformVersion: '10' } : { platform: system, platformVersion: '' }
  return {
    userAgent: isPhone
      ? `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Mobile Safari/537.36`
      : userAgent.replace('Headless', ''),
    userAgentMetadata: { brands, ...platform, architecture: '', model: '', mobile: isPhone },
  }
}
