import { randomUUID } from 'node:crypto'

/** @returns the id of a new visitor, in the form of the clients' ids */
export const newSubject = () => `sub_${randomUUID().replace(/[-0]/g, '1')}`

/**
 * Sends a decision of a visitor who refuses what is not necessary.
 * @param {string} url the address of the server's calls
 * @param {object} [more] other fields
 * @returns {Promise<Response>}
 */
export const decide = (url, more = {}) =>
  fetch(`${url}/subjects`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      type: 'cookie_banner',
      subjectId: newSubject(),
      domain: 'shop.test',
      preferences: { necessary: true },
      givenAt: Date.now(),
      consentAction: 'necessary',
      ...more,
    }),
  })
