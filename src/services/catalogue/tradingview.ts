import type { Service } from '../service'

export const tradingview: Service = {
  name: 'tradingview',
  title: 'TradingView',
  category: 'experience',
  purpose: 'Shows prices and charts from stock exchanges on the page.',
  company: { name: 'TradingView, Inc.', country: 'US' },
  privacyUrl: 'https://www.tradingview.com/privacy-policy/',
  hosts: ['tradingview.com', 'tradingview-widget.com'],
  stores: [
    {
      name: 'cookiePrivacyPreferenceBannerProduction',
      purpose: 'Remembers the choice about cookies.',
      domain: 'tradingview.com',
      duration: 'P1Y',
    },
    { name: '_sp_id.*', purpose: 'Recognizes the browser for statistics.', domain: 'tradingview.com', duration: 'P2Y' },
  ],
}
