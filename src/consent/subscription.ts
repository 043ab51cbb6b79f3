/** The origin of the refusals of subscribers, in records and receipts. */
export const SUBSCRIPTION = 'subscription'
