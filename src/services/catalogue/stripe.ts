import type { Service } from '../service'

export const stripe: Service = {
  name: 'stripe',
  title: 'Stripe',
  category: 'necessary',
  purpose: 'Processes payments and prevents fraud.',
  company: { name: 'Stripe, LLC', country: 'US' },
  privacyUrl: 'https://stripe.com/privacy',
  hosts: [
    'js.stripe.com',
    'api.stripe.com',
    'checkout.stripe.com',
    'hooks.stripe.com',
    'm.stripe.com',
    'm.stripe.network',
    'q.stripe.com',
    'r.stripe.com',
    'merchant-ui-api.stripe.com',
  ],
  stores: [
    { name: '__stripe_mid', purpose: 'Prevents fraud.', duration: 'P1Y' },
    { name: '__stripe_sid', purpose: 'Prevents fraud.', duration: 'PT30M' },
    { name: 'm', purpose: 'Prevents fraud.', domain: 'm.stripe.com', duration: 'P2Y' },
  ],
}
