import type { Service } from '../service'

export const reviewsIo: Service = {
  name: 'reviews-io',
  title: 'REVIEWS.io',
  category: 'functionality',
  purpose: "Shows and collects customers' reviews.",
  company: { name: 'Reviews.co.uk Ltd', country: 'GB' },
  privacyUrl: 'https://www.reviews.io/front/data-protection',
  hosts: ['reviews.io', 'reviews.co.uk'],
  stores: [],
}
