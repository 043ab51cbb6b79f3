import { nativeDocument } from '../../consent/native-document'
import { defineVendor } from '../vendor'

/**
 * Klaviyo, by the cookie with which Klaviyo lets visitors switch its tracking off. Its script reads the cookie when it
 * starts, so a withdrawal applies from the next page on. The cookie is only set after a refusal.
 * @pending none
 * @granted the cookie is deleted
 * @denied the cookie `__kla_off=true`
 * @see https://help.klaviyo.com/hc/en-us/articles/360034666712
 */
export const klaviyo = defineVendor({
  categories: ['marketing'],
  start:
    () =>
    ({ consents }) =>
      void (nativeDocument.cookie = `__kla_off=true;path=/;samesite=lax${consents.marketing ? ';max-age=0' : ''}`),
})
