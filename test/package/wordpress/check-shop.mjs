// What a shop with WooCommerce has on its pages. The plugin cannot be had here: a small one of ours writes its cookies, its
// call for the cart, its filter of short descriptions and the frame of a payment, as WooCommerce's documentation names them.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { check, must } from '../../support/checks.mjs'
import { host, site, text, visitor } from './debian-site.mjs'

const shop = join(site, 'wp-content/mu-plugins/shop.php')
const source = `<?php
add_action( 'init', function () {
	if ( isset( $_GET['wc-ajax'] ) ) { wp_send_json( array( 'fragments' => array(), 'cart_hash' => 'abc' ) ); }
	setcookie( 'woocommerce_cart_hash', 'abc', 0, '/' );
	setcookie( 'woocommerce_items_in_cart', '1', 0, '/' );
	setcookie( 'wp_woocommerce_session_1', 'guest', 0, '/' );
} );
add_action( 'wp_footer', function () {
	echo '<div class="woocommerce-product-details__short-description">', apply_filters( 'woocommerce_short_description', '<iframe src="https://www.youtube.com/embed/abc"></iframe>' ), '</div>';
	echo '<div class="payment_box"><iframe src="https://js.stripe.com/v3/elements-inner-card.html"></iframe></div>';
} );
`

/** Runs the checks. */
export async function checkShop() {
  await check('a film in a short description of WooCommerce is gated, and the frame of a payment is not', async () => {
    writeFileSync(shop, source)
    const page = await text('?p=1')
    must(/<iframe data-consent="experience" [^>]*data-src="https:\/\/www\.youtube\.com\/embed\/abc"/.test(page), page)
    must(page.includes('<iframe src="https://js.stripe.com/'), 'the payment waits')
  })
  await check('in Chromium, cart, session and payment of WooCommerce work after Reject', async () => {
    const { page, sent, leave } = await visitor()
    await page.goto(`http://${host}/?p=1`, { waitUntil: 'load' })
    await (await page.waitForSelector('>>> [part=banner] [data-action=reject]', { visible: true })).click()
    await page.waitForFunction(() => localStorage['privacy-consent-storage'] !== undefined)
    await page.reload({ waitUntil: 'load' })
    const cart = await page.evaluate(() =>
      fetch('/?wc-ajax=get_refreshed_fragments', { method: 'POST' }).then(one => one.json()),
    )
    must(cart.cart_hash === 'abc', JSON.stringify(cart))
    const cookies = await page.evaluate(() => document.cookie)
    for (const name of ['woocommerce_cart_hash', 'woocommerce_items_in_cart', 'wp_woocommerce_session_1'])
      must(cookies.includes(name), `${name} is deleted: ${cookies}`)
    must(
      sent.some(address => address.startsWith('https://js.stripe.com/')),
      'the payment was not requested',
    )
    must(!sent.some(address => address.includes('youtube')), 'the film was requested')
    await leave()
    rmSync(shop)
  })
}
