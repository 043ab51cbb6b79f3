import { headHtml, insertHead, type HeadHtmlOptions } from '../server'
import type { PluginOptions } from './plugin-options'
import { baseBelow } from './base-below'

/** The part of SvelteKit's hook API that we use. */
interface HandleInput<Event> {
  event: Event
  resolve(
    event: Event,
    options: { transformPageChunk(chunk: { html: string; done: boolean }): Promise<string> },
  ): Promise<Response> | Response
}

/**
 * SvelteKit hook: `export const handle = consentHandle({ … })` in `src/hooks.server.js` inserts the guard into every
 * page. The plugin of `consent-elements/vite` serves the files.
 * @param options the options of `headHtml`; `base` is SvelteKit's `paths.base`. A function is called for each request.
 */
export function consentHandle<Event extends { request: Request }>(
  options: (PluginOptions & { base?: string }) | ((event: Event) => HeadHtmlOptions) = {},
): (input: HandleInput<Event>) => Promise<Response> {
  return async ({ event, resolve }) => {
    const { base = '', ...rest } = typeof options === 'function' ? options(event) : options
    const cookie = event.request.headers.get('cookie')
    const { html } = await headHtml({ cookie, ...rest, base: baseBelow(base) })
    let isDone = false
    return resolve(event, {
      async transformPageChunk({ html: chunk }) {
        if (isDone || !/<head[\s>]/i.test(chunk)) return chunk
        isDone = true
        return insertHead(chunk, html, 'keep')
      },
    })
  }
}
