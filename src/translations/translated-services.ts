/**
 * The services whose purposes are translated: the most used ones. Those of other services stay English, because nobody has
 * compared their sentences with the patterns.
 */
export const translatedServices: readonly string[] = (
  'adobe-analytics amplitude calendly cloudflare cloudflare-web-analytics crazy-egg crisp criteo etracker ' +
  'facebook-embeds fullstory google-ad-manager google-ads google-adsense google-analytics google-floodlight ' +
  'google-fonts google-maps google-tag-manager hcaptcha hotjar hubspot hubspot-meetings instagram intercom ' +
  'klarna-payments klaviyo linkedin-embeds linkedin-insight mailchimp matomo meta-pixel microsoft-clarity ' +
  'microsoft-uet mixpanel mouseflow new-relic openstreetmap optimizely outbrain paypal pinterest-tag plausible ' +
  'posthog recaptcha reddit-pixel segment sentry-replay shopify snap-pixel soundcloud spotify stripe taboola tawk ' +
  'tiktok-embeds tiktok-pixel turnstile typeform vimeo vwo woocommerce x-embeds x-pixel yandex-metrica youtube ' +
  'zendesk'
).split(' ')
