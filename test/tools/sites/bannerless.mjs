import { page, script } from '../support/page.mjs'
import { contacted, stored } from '../support/planted.mjs'

/** A site without a banner that loads Google Analytics. */
export const bannerless = {
  title: 'a site without a banner',
  files: () => ({ '/': page(script('https://www.googletagmanager.com/gtag/js?id=G-1')) }),
  planted: [
    ...contacted('undecided', 'www.googletagmanager.com', 'region1.google-analytics.com'),
    ...stored('undecided', '_ga'),
    'could-not-answer rejected',
    'could-not-answer accepted',
  ],
}

/** A site that needs no banner: it has its own files, Stripe, and an unknown image host. */
export const harmless = {
  title: 'a site that needs no banner',
  files: () => ({
    '/': page(
      script('https://js.stripe.com/v3/'),
      '<img alt="" src="https://pictures.example/1.gif"><img alt="" src="/own.gif">',
    ),
    '/own.gif': 'GIF89a',
  }),
  planted: [],
}
