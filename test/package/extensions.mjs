// `npm run test:extensions`, after a build: the extension for Shopify and the module for Drupal.
import { totals } from '../support/checks.mjs'
import { checkDrupal } from './drupal.mjs'
import { checkShopify } from './shopify.mjs'

await checkShopify()
await checkDrupal()
totals()
