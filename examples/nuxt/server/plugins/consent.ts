import { bannerHtml } from 'consent-elements/server'

const options = { mode: 'offline', categories: 'all', policyUrl: '/privacy', cookie: true } as const

/** Inserts the banner before Nuxt's root element, outside of Vue's hydration. */
export default defineNitroPlugin(nitro =>
  nitro.hooks.hook('render:html', async (html, { event }) => {
    const cookie = getHeader(event, 'cookie')
    const acceptLanguage = getHeader(event, 'accept-language')
    html.bodyPrepend.unshift(await bannerHtml({ options, cookie, acceptLanguage, action: '/consent' }))
  }),
)
