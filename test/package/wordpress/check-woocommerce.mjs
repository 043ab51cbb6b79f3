// WooCommerce itself, from the folder WOOCOMMERCE: a product with a film, the cart and the checkout.
import { check, must } from '../../support/checks.mjs'
import { call, host, php, text, visitor } from './debian-site.mjs'

/** Runs the checks. */
export async function checkWooCommerce() {
  let product = ''
  await check('WooCommerce itself runs beside the plugin', async () => {
    php(
      `$result = activate_plugin( 'woocommerce/woocommerce.php' ); if ( is_wp_error( $result ) ) { exit( $result->get_error_message() ); }`,
    )
    await call('')
    php(`WC_Install::install(); WC_Install::create_pages(); update_option( 'woocommerce_coming_soon', 'no' );`)
    const address = php(`wp_set_current_user( 1 );
$product = new WC_Product_Simple();
$product->set_name( 'Bread' );
$product->set_regular_price( '3' );
$product->set_short_description( '<iframe src="https://www.youtube.com/embed/abc" width="300" height="200"></iframe>' );
$product->save();
echo get_permalink( $product->get_id() );`)
    product = address.slice(address.indexOf(host) + host.length + 1)
    console.log(`        ${php("echo 'WooCommerce ', WC()->version;")}`)
  })
  await check('the page of a product has the guard first, and gates the film in its description', async () => {
    const page = await text(product)
    must(/<script[^>]*>/.exec(page)?.[0].includes('data-manager'), /<script[^>]*>/.exec(page)?.[0])
    const frame = /<iframe[^>]*youtube[^>]*>/.exec(page)?.[0] ?? ''
    must(/data-consent="experience"/.test(frame) && !/\ssrc=/.test(frame), frame || page.slice(0, 500))
  })
  await check('in Chromium, a visitor who refuses fills the cart and reaches the checkout', async () => {
    const { page, sent, leave } = await visitor()
    await page.goto(`http://${host}/${product}`, { waitUntil: 'load' })
    await (await page.waitForSelector('>>> [part=banner] [data-action=reject]', { visible: true })).click()
    await page.waitForFunction(() => localStorage['privacy-consent-storage'] !== undefined)
    await Promise.all([page.waitForNavigation(), page.$eval('.single_add_to_cart_button', button => button.click())])
    const address = name => php(`echo wc_get_page_permalink( '${name}' );`)
    await page.goto(address('cart'), { waitUntil: 'load' })
    await page.waitForFunction(() => document.body.textContent.includes('Bread'))
    const cookies = await page.evaluate(() => document.cookie)
    must(/woocommerce_items_in_cart=1/.test(cookies), cookies)
    await page.goto(address('checkout'), { waitUntil: 'load' })
    await page.waitForFunction(() => document.body.textContent.includes('Bread'))
    must(!sent.some(one => one.includes('youtube')), 'the film was requested')
    await page.goto(`http://${host}/${product}`, { waitUntil: 'load' })
    await page.evaluate(() => window.consentManager.acceptAll())
    await page.waitForSelector('iframe[src*="youtube.com"]', { timeout: 10_000 })
    await leave()
  })
}
