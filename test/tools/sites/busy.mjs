import { inline, ownBanner, page } from '../support/page.mjs'
import { contacted } from '../support/planted.mjs'

/** A page that sends a request four times a second and has an image that never finishes loading. */
export const busy = {
  title: 'a page that never becomes idle',
  args: ['--timeout', '6'],
  files: () => ({
    '/': page(
      '',
      `${ownBanner()}<img alt="" src="/never.gif">${inline(`
        setInterval(() => fetch('/poll'), 250)
        if (localStorage.getItem('choice') === 'reject') new Image().src = 'https://bat.bing.com/action/0'`)}`,
    ),
    '/poll': '{}',
    '/never.gif': (request, response) => response.writeHead(200, { 'content-type': 'image/gif' }).write('GIF89a'),
  }),
  planted: contacted('rejected withdrawn', 'bat.bing.com'),
}
