import { ownBanner, page, inline } from '../support/page.mjs'
import { contacted, stored } from '../support/planted.mjs'

const app = `
navigator.serviceWorker.register('/sw.js')
new Worker('/worker.js')
// A view of the app that opens by itself, without a page being loaded.
setTimeout(() => {
  history.pushState({}, '', '/films')
  const frame = document.createElement('iframe')
  frame.src = 'https://www.youtube.com/embed/abc'
  document.body.append(frame)
}, 300)
// Many tags wait until the page is used.
addEventListener('scroll', () => { new Image().src = 'https://ad.doubleclick.net/activity;src=1' }, { once: true })
// Only a second page does this.
if (location.pathname === '/prices') navigator.sendBeacon('https://bat.bing.com/action/0')
new WebSocket('wss://ws.hotjar.com/api')`

/** A single-page app that contacts trackers from workers, frames, sockets and beacons, whatever the visitor chose. */
export const singlePageApp = {
  title: 'a single-page app',
  args: ['--pages', '2'],
  files: () => {
    const html = page(
      '',
      `<nav><a href="/prices">Prices</a></nav><div style="height: 3000px"></div>${ownBanner()}${inline(app)}`,
    )
    return {
      '/': html,
      '/films': html,
      '/prices': html,
      '/worker.js': `fetch('https://www.google-analytics.com/g/collect?v=2', { mode: 'no-cors' })`,
      '/sw.js': `addEventListener('activate', event => event.waitUntil(fetch('https://api.mixpanel.com/track', { mode: 'no-cors' })))`,
    }
  },
  planted: [
    ...contacted(
      'undecided rejected withdrawn',
      'www.youtube.com',
      'www.google-analytics.com',
      'ad.doubleclick.net',
      'bat.bing.com',
      'ws.hotjar.com',
    ),
    // A service worker is activated once for each visitor, before the choice.
    ...contacted('undecided', 'api.mixpanel.com'),
    ...stored('undecided rejected withdrawn', 'VISITOR', 'APART', 'films', 'pictures'),
  ],
}
