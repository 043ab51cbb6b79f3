import { UNREACHABLE_HOST } from './unreachable-host'

/**
 * Returns the address to which a blocked XMLHttpRequest is sent, so that the browser itself reports the network error.
 * Without a body it is a data: address without a comma. It fails in all browsers before anything is loaded, and no
 * service worker receives it. With a body, Chromium and Firefox fire the events of the upload only for an http address.
 * @param text error text, part of the address so that the console shows it
 * @param body body of the request
 */
export const failingAddress = (text: string, body: unknown): string =>
  (body == null ? 'data:' : `https://${UNREACHABLE_HOST}`) + encodeURIComponent(text)
