import options from 'virtual:consent-elements/options'
import { headHtml } from '../server'

/** The part of Nitro's API that we use. */
interface Event {
  node?: { req: { headers: Record<string, string | string[] | undefined> } }
  req?: { headers?: Headers }
  context: { security?: { nonce?: string }; nonce?: string }
}
interface NitroApp {
  hooks: {
    hook(name: 'render:html', run: (html: { head: string[] }, about: { event: Event }) => Promise<void>): unknown
  }
}

/** Inserts the guard into every page that Nuxt renders, with the nonce of nuxt-security if there is one. */
export default function consentElements({ hooks }: NitroApp): void {
  hooks.hook('render:html', async (html, { event }) => {
    const cookie = event.node?.req.headers['cookie'] ?? event.req?.headers?.get?.('cookie')
    const nonce = event.context.security?.nonce ?? event.context.nonce
    const head = await headHtml({ ...options, nonce, cookie: typeof cookie === 'string' ? cookie : null })
    html.head.unshift(head.html)
  })
}
