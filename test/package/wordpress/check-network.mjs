// The plugin in a network of two sites ("multisite"), below one address, after the checks of a single site.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { check, must } from '../../support/checks.mjs'
import { host, php, query, site, text, visitor } from './debian-site.mjs'

const plugin = 'consent-elements/consent-elements.php'

/** Makes a network of the site, as WordPress does under Tools, Network Setup, and adds a second site. */
function makeNetwork() {
  php(`require_once ABSPATH . 'wp-admin/includes/upgrade.php';
define( 'WP_INSTALLING_NETWORK', true );
foreach ( $wpdb->tables( 'ms_global' ) as $table => $prefixed ) { $wpdb->$table = $prefixed; }
install_network();
$result = populate_network( 1, '${host}', 'a@shop.example', 'Network', '/', false );
if ( is_wp_error( $result ) && 'no_wildcard_dns' !== $result->get_error_code() ) { exit( $result->get_error_message() ); }`)
  const config = join(site, 'wp-config.php')
  const before = "require_once ABSPATH . 'wp-settings.php';"
  const lines = `define( 'MULTISITE', true );
define( 'SUBDOMAIN_INSTALL', false );
define( 'DOMAIN_CURRENT_SITE', '${host}' );
define( 'PATH_CURRENT_SITE', '/' );
define( 'SITE_ID_CURRENT_SITE', 1 );
define( 'BLOG_ID_CURRENT_SITE', 1 );
${before}`
  writeFileSync(config, readFileSync(config, 'utf8').replace(before, lines))
  php(`$two = wpmu_create_blog( '${host}', '/two/', 'Two', 1 );
if ( 2 !== $two ) { exit( 'the second site is ' . print_r( $two, true ) ); }
// WordPress drops the colon of a port.
$wpdb->update( $wpdb->blogs, array( 'domain' => '${host}' ), array( 'blog_id' => 2 ) );
switch_to_blog( 2 ); update_option( 'siteurl', 'http://${host}/two' ); update_option( 'home', 'http://${host}/two' ); update_option( 'template', 'plain' ); update_option( 'stylesheet', 'plain' );`)
}

/** Runs the checks. */
export async function checkNetwork() {
  await check('in a network, the plugin is activated for all sites at once, and each has the guard', async () => {
    makeNetwork()
    php(
      `$result = activate_plugin( '${plugin}', '', true ); if ( is_wp_error( $result ) ) { exit( $result->get_error_message() ); }`,
    )
    must(
      query("SELECT meta_value FROM wp_sitemeta WHERE meta_key = 'active_sitewide_plugins'").includes(plugin),
      'it is not active',
    )
    for (const path of ['?p=1', 'two/?p=1'])
      must(/<script[^>]*data-manager/.test(await text(path)), `${path} has no guard`)
  })
  await check('in a network, each site has its own settings', async () => {
    php(`update_option( 'consent_elements', array( 'layout' => 'bar' ) );
switch_to_blog( 2 ); update_option( 'consent_elements', array( 'layout' => 'center', 'inline' => false ) );`)
    const [one, two] = [await text('?p=1'), await text('two/?p=1')]
    must(/data-layout="bar"/.test(one) && !/data-layout="center"/.test(one), 'the first site has other settings')
    must(
      /data-layout="center"/.test(two) && !/data-layout="bar"/.test(two),
      /<script[^>]*data-manager[^>]*>/.exec(two)?.[0],
    )
    must(/src="[^"]*\/two\/wp-content\/plugins\/consent-elements\/dist\/guard\.js/.test(two), 'the files are elsewhere')
  })
  await check(
    'in Chromium, a visitor of the second site decides, and the first site, at the same address, knows it',
    async () => {
      const { page, leave } = await visitor()
      await page.goto(`http://${host}/two/?p=1`, { waitUntil: 'load' })
      await (await page.waitForSelector('>>> [part=banner] [data-action=reject]', { visible: true })).click()
      await page.waitForFunction(() => localStorage['privacy-consent-storage'] !== undefined)
      await page.goto(`http://${host}/?p=1`, { waitUntil: 'load' })
      await page.waitForFunction(() => window.consentManager !== undefined, { timeout: 10_000 })
      must(!(await (await page.$('>>> [part=banner]'))?.isVisible()), 'the banner asks again')
      await leave()
    },
  )
  await check('in a network, deactivated nothing is on the pages; deleted, no site has settings left', async () => {
    php(`deactivate_plugins( '${plugin}', false, true );`)
    for (const path of ['?p=1', 'two/?p=1']) must(!/data-manager|privacy-settings/.test(await text(path)), path)
    php(`uninstall_plugin( '${plugin}' );`)
    const left = query(`SELECT option_name FROM wp_options WHERE option_name LIKE '%consent%'
UNION SELECT option_name FROM wp_2_options WHERE option_name LIKE '%consent%'
UNION SELECT meta_key FROM wp_sitemeta WHERE meta_key LIKE '%consent%' OR meta_value LIKE '%consent-elements%'`)
    must(left === '', `left: ${left}`)
  })
}
