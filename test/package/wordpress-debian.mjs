// `npm run test:wordpress-debian`: the plugin of examples/wordpress/ on Debian's WordPress, with PHP and MariaDB, over HTTP.
// `apt-get install wordpress mariadb-server php-cli php-mysql` installs them; the database and the site are temporary.
// WORDPRESS and WOOCOMMERCE are folders of another version, and of that plugin, which no registry has.
// WordPress may not call other servers, so the embed that YouTube's server would answer is written by a small plugin.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { check, must, totals } from '../support/checks.mjs'
import {
  call,
  host,
  layPlugin,
  php,
  post,
  query,
  setCookies,
  site,
  stop,
  text,
  visitor,
} from './wordpress/debian-site.mjs'
import { checkNetwork } from './wordpress/check-network.mjs'
import { checkShop } from './wordpress/check-shop.mjs'
import { checkWooCommerce } from './wordpress/check-woocommerce.mjs'

try {
  await check('WordPress installs, and the plugin can be activated', async () => {
    await post('wp-admin/install.php?step=2', {
      weblog_title: 'Shop',
      user_name: 'admin',
      admin_password: 'password',
      admin_password2: 'password',
      pw_weak: 'on',
      admin_email: 'a@shop.example',
      blog_public: '0',
      language: '',
    })
    must(query("SELECT option_value FROM wp_options WHERE option_name = 'blogname'") === 'Shop', 'it is not installed')
    php(`switch_theme( 'plain' ); $result = activate_plugin( 'consent-elements/consent-elements.php' ); if ( is_wp_error( $result ) ) { exit( $result->get_error_message() ); }
wp_update_post( array( 'ID' => 1, 'post_content' => "<p>Hi</p>\\n\\nhttps://www.youtube.com/watch?v=abc\\n\\n<p>Bye</p>" ) );`)
    must(
      query("SELECT option_value FROM wp_options WHERE option_name = 'active_plugins'").includes('consent-elements'),
      'it is not active',
    )
    console.log(`        ${php("echo 'WordPress ', get_bloginfo( 'version' ), ', PHP ', PHP_VERSION;")}`)
  })
  await check(
    'the guard is the first script of a page, has the language of the site, and the attributes for optimizers',
    async () => {
      const page = await text('?p=1')
      const first = /<script[^>]*>/.exec(page)?.[0] ?? ''
      must(/data-manager/.test(first), `the first script is ${first}`)
      for (const mark of [
        'data-cfasync="false"',
        'data-no-optimize="1"',
        'data-noptimize="1"',
        'nowprocket',
        'nitro-exclude',
        'data-jetpack-boost="ignore"',
      ])
        must(first.includes(mark), `${mark} is missing`)
      must(!/ src=[^>]* data-cfasync/.test(first), 'Rocket Loader reads data-cfasync only in front of src')
      must(
        /<html lang="en-US"/.test(page) && /data-language="page"/.test(first),
        'the language is not that of the page',
      )
      must(/<privacy-settings-button>/.test(page), 'nothing opens the settings')
    },
  )
  await check('a video in a post is gated by its markup, and in the feed it is as it was', async () => {
    const frame = /<iframe[^>]*>/.exec(await text('?p=1'))?.[0] ?? ''
    must(
      /^<iframe data-consent="experience" .*data-src="https:\/\/www\.youtube\.com/.test(frame) && !/\ssrc=/.test(frame),
      frame,
    )
    const feed = await text('?feed=rss2')
    must(!/data-manager|data-consent|privacy-settings/.test(feed), 'the feed has markup of the plugin')
    must(/<item>/.test(feed), feed.slice(0, 500))
  })
  await check('in Chromium, a video of a post loads after Accept and not after Reject', async () => {
    for (const action of ['reject', 'accept']) {
      const { page, sent, leave } = await visitor()
      await page.goto(`http://${host}/?p=1`, { waitUntil: 'load' })
      await (await page.waitForSelector(`>>> [part=banner] [data-action=${action}]`, { visible: true })).click()
      await page.waitForFunction(() => localStorage['privacy-consent-storage'] !== undefined)
      if (action === 'accept') await page.waitForSelector('iframe[src*="youtube.com"]', { timeout: 10_000 })
      else await page.waitForSelector('>>> [part~=placeholder]', { timeout: 10_000 })
      must(sent.some(address => /youtube\.com/.test(address)) === (action === 'accept'), `${action}: ${sent.join(' ')}`)
      await leave()
    }
  })
  await check('frames in HTML blocks, widgets and content of page builders are gated, and others stay', async () => {
    php(`wp_set_current_user( 1 ); wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'Frames', 'post_content' =>
'<!-- wp:html --><iframe src="https://www.google.com/maps/embed?pb=1"></iframe><!-- /wp:html --><!-- wp:html --><iframe src="https://booking.example/form"></iframe><!-- /wp:html -->' ) );`)
    writeFileSync(
      join(site, 'wp-content/mu-plugins/builder.php'),
      `<?php
add_filter( 'the_content', function ( $html ) { return $html . '<iframe src="https://player.vimeo.com/video/1"></iframe>'; }, 9999 );
add_action( 'wp_footer', function () { the_widget( 'WP_Widget_Text', array( 'text' => '<iframe src="https://open.spotify.com/embed/1"></iframe>', 'filter' => false, 'visual' => true ) ); } );
`,
    )
    const page = await text(
      `?p=${query("SELECT ID FROM wp_posts WHERE post_title = 'Frames' AND post_status = 'publish'")}`,
    )
    rmSync(join(site, 'wp-content/mu-plugins/builder.php'))
    const frames = page.match(/<iframe[^>]*>/g) ?? []
    for (const part of ['google.com/maps', 'player.vimeo.com', 'open.spotify.com'])
      must(
        frames.some(one => one.includes(part) && /data-consent="experience"/.test(one) && !/\ssrc=/.test(one)),
        `${part}: ${frames.join(' ')}`,
      )
    must(frames.includes('<iframe src="https://booking.example/form">'), frames.join(' '))
  })
  await check('REST, the login page, robots.txt and the site map have nothing of the plugin', async () => {
    for (const path of ['?rest_route=/wp/v2/posts/1', 'wp-login.php', '?robots=1', '?sitemap=index'])
      must(!/data-manager|guard\.js|privacy-settings/.test(await text(path)), path)
  })
  await check('the page is the same for every visitor, so that caches may keep it', async () => {
    const withDecision = await (
      await call('?p=1', { redirect: 'follow', headers: { cookie: 'privacy-consent=all' } })
    ).text()
    must((await text('?p=1')) === withDecision, 'the page depends on the decision')
  })
  await check('logged-in visitors get the guard, too, and the editor does not', async () => {
    const answer = await post('wp-login.php', {
      log: 'admin',
      pwd: 'password',
      'wp-submit': 'Log In',
      testcookie: '1',
    }).catch(error => error)
    const cookies = answer.headers
      .getSetCookie()
      .map(one => one.split(';')[0])
      .join('; ')
    setCookies(cookies)
    must(/wordpress_logged_in/.test(cookies), `not logged in: ${answer.status}`)
    const page = await text('?p=1')
    must(/wp-admin-bar|admin-bar/.test(page) && /<script[^>]*data-manager/.test(page), 'the guard is missing')
    const editor = await text('wp-admin/post.php?post=1&action=edit')
    must(
      /youtube\.com/.test(editor) && !/data-manager|data-consent/.test(editor),
      'the editor has markup of the plugin',
    )
    const settings = await text('wp-admin/options-general.php?page=consent-elements')
    must(/consent_elements\[services\]/.test(settings), 'the settings are missing')
  })
  await check('a saved setting is on the page, and a wrong one is refused', async () => {
    const settings = await text('wp-admin/options-general.php?page=consent-elements')
    const nonce = /name="_wpnonce" value="(\w+)"/.exec(settings)?.[1] ?? ''
    await post('wp-admin/options.php', {
      option_page: /name=['"]option_page['"] value=['"]([^'"]+)/.exec(settings)?.[1] ?? '',
      action: 'update',
      _wpnonce: nonce,
      'consent_elements[services]': 'youtube',
      'consent_elements[tag_manager_id]': 'UA-1',
      'consent_elements[mode]': 'offline',
      'consent_elements[tier]': 'standard',
      'consent_elements[layout]': 'bar',
      'consent_elements[color_scheme]': 'system',
    })
    setCookies('')
    const page = await text('?p=1')
    must(
      /data-services="youtube"/.test(page) && /data-layout="bar"/.test(page),
      /<script[^>]*data-manager[^>]*>/.exec(page)?.[0],
    )
    must(!/UA-1/.test(page), 'the wrong container is on the page')
  })
  await check('a translation plugin that changes the language of a page changes that of the banner', async () => {
    writeFileSync(
      join(site, 'wp-content/mu-plugins/language.php'),
      `<?php add_filter( 'language_attributes', function () { return 'lang="de-DE"'; } );`,
    )
    must(/<html lang="de-DE"[^]*data-language="page"/.test(await text('?p=1')), 'the language is not that of the page')
  })
  await check('other plugins read the decision by the WP Consent API', async () => {
    // The plugin itself cannot be had here. This has its functions, as its documentation names them.
    writeFileSync(
      join(site, 'wp-content/mu-plugins/wp-consent-api.php'),
      `<?php
function wp_has_consent( $category ) { return isset( $_COOKIE[ 'wp_consent_' . $category ] ) && 'allow' === $_COOKIE[ 'wp_consent_' . $category ]; }
add_action( 'wp_enqueue_scripts', function () {
	wp_register_script( 'wp-consent-api', false );
	wp_add_inline_script( 'wp-consent-api', 'window.wp_set_consent = ( category, value ) => { document.cookie = "wp_consent_" + category + "=" + value + "; path=/" }' );
	wp_enqueue_script( 'wp-consent-api' );
} );
add_action( 'wp_footer', function () { echo '<p id="statistics">', wp_has_consent( 'statistics' ) ? 'yes' : 'no', '</p>'; } );
`,
    )
    const { page, leave } = await visitor()
    const open = () => page.goto(`http://${host}/?p=1`, { waitUntil: 'load' })
    const statistics = () => page.$eval('#statistics', ({ textContent }) => textContent)
    await open()
    must((await statistics()) === 'no', 'granted before a choice')
    await (await page.waitForSelector('>>> [part=banner] [data-action=accept]', { visible: true })).click()
    await page.waitForFunction(() => document.cookie.includes('wp_consent_statistics=allow'), { timeout: 10_000 })
    await open()
    must((await statistics()) === 'yes', 'PHP does not know of the grant')
    await page.evaluate(() => window.consentManager.rejectAll())
    await page.waitForFunction(() => !document.cookie.includes('wp_consent_statistics=allow'), { timeout: 10_000 })
    await open()
    must((await statistics()) === 'no', 'PHP does not know of the withdrawal')
    await leave()
    rmSync(join(site, 'wp-content/mu-plugins/wp-consent-api.php'))
  })
  await check('an update of the plugin keeps settings and decisions, and loads the new files', async () => {
    const { page, leave } = await visitor()
    const open = () => page.goto(`http://${host}/?p=1`, { waitUntil: 'load' })
    await open()
    await (await page.waitForSelector('>>> [part=banner] [data-action=accept]', { visible: true })).click()
    await page.waitForFunction(() => localStorage['privacy-consent-storage'] !== undefined)
    const plugin = join(site, 'wp-content/plugins/consent-elements')
    const main = join(plugin, 'consent-elements.php')
    rmSync(plugin, { recursive: true })
    layPlugin(plugin)
    writeFileSync(main, readFileSync(main, 'utf8').replace(/(CONSENT_ELEMENTS_VERSION', ')[^']*/, '$19.9.9'))
    await open()
    const html = await page.content()
    must(/data-services="youtube"/.test(html), 'the settings are lost')
    must(/consent-elements\.js\?ver=9\.9\.9/.test(html), 'the files have the old version')
    must(!(await (await page.$('>>> [part=banner]'))?.isVisible()), 'the banner asks again')
    await leave()
  })
  await checkShop()
  if (process.env.WOOCOMMERCE) await checkWooCommerce()
  await check('deactivated, the page has nothing of the plugin; deleted, the database has nothing', async () => {
    php(`deactivate_plugins( 'consent-elements/consent-elements.php' );`)
    must(!/data-manager|data-consent|privacy-settings/.test(await text('?p=1')), 'something is left on the page')
    php(`uninstall_plugin( 'consent-elements/consent-elements.php' );`)
    const left = query("SELECT option_name FROM wp_options WHERE option_name LIKE '%consent%'")
    const meta = query(
      "SELECT meta_key FROM wp_postmeta WHERE meta_key LIKE '%consent%' UNION SELECT meta_key FROM wp_usermeta WHERE meta_key LIKE '%consent%'",
    )
    must(left === '' && meta === '', `left: ${left} ${meta}`)
  })
  await checkNetwork()
} finally {
  await stop()
}
totals()
