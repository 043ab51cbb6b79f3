import { afterAcceptance, ownBanner, page } from '../support/page.mjs'
import { stored } from '../support/planted.mjs'

/**
 * A server that sets a tracker's cookie with the page, in addition to its own session. The tag in the page is gated.
 */
export const serverCookies = {
  title: 'a server that sets cookies',
  files: () => ({
    '/': (request, response) =>
      response
        .writeHead(200, {
          'content-type': 'text/html',
          'set-cookie': ['_fbp=fb.1.2; Path=/; Max-Age=7776000', 'PHPSESSID=abc; Path=/; HttpOnly'],
        })
        .end(page('', ownBanner() + afterAcceptance('https://static.hotjar.com/c/hotjar-2.js'))),
  }),
  planted: stored('undecided rejected withdrawn', '_fbp'),
}
