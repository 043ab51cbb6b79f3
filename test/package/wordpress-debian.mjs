// `npm run test:wordpress-debian`: the plugin of examples/wordpress/ on Debian's WordPress, with PHP and MariaDB, over HTTP.
// `apt-get install wordpress mariadb-server php-cli php-mysql` installs them; the database and the site are temporary.
// WordPress may not call other servers, so the embed that YouTube's server would answer is written by a small plugin.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { files } from '../../dist/guard-texts/files.js'
import { freePort } from '../support/built-sites.mjs'
import { check, must, totals } from '../support/checks.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const workshop = mkdtempSync(join(tmpdir(), 'consent-elements-wordpress-'))
const site = join(workshop, 'site')
const data = join(workshop, 'data')
const socket = join(workshop, 'sock')
/** MariaDB runs as root only where it is told so. */
const asRoot = process.getuid?.() === 0 ? ['--user=root'] : []
const sleep = () => new Promise(resolve => setTimeout(resolve, 100))

/** Waits until something holds, at most for half a minute. */
async function until(what, holds) {
  for (const deadline = Date.now() + 30_000; !(await holds()); await sleep())
    must(Date.now() < deadline, `${what} did not start`)
}

/** Starts a database of its own. @returns its process */
async function startDatabase() {
  execFileSync(
    'mariadb-install-db',
    [`--datadir=${data}`, '--auth-root-authentication-method=normal', ...asRoot, '--skip-test-db'],
    { stdio: 'ignore' },
  )
  const options = [
    '--no-defaults',
    `--datadir=${data}`,
    `--socket=${socket}`,
    '--skip-networking',
    ...asRoot,
    `--pid-file=${data}/pid`,
  ]
  const database = spawn('mariadbd', options, { stdio: 'ignore' })
  await until(
    'MariaDB',
    () => spawnSync('mariadb', [`--socket=${socket}`, '-e', 'SELECT 1'], { stdio: 'ignore' }).status === 0,
  )
  execFileSync('mariadb', [`--socket=${socket}`, '-e', 'CREATE DATABASE wp'])
  return database
}
const query = text =>
  execFileSync('mariadb', [`--socket=${socket}`, '-N', 'wp', '-e', text], { encoding: 'utf8' }).trim()

/** Lays the plugin with its files into a folder of plugins. */
function layPlugin(folder) {
  cpSync(join(root, 'examples/wordpress/consent-elements'), folder, { recursive: true })
  for (const name of files) {
    mkdirSync(dirname(join(folder, 'dist', name)), { recursive: true })
    cpSync(join(root, 'dist', name), join(folder, 'dist', name))
  }
}

/** Runs PHP in WordPress, as WP-CLI would. */
function php(code) {
  const file = join(workshop, 'run.php')
  writeFileSync(
    file,
    `<?php\nerror_reporting( E_ERROR );\n$_SERVER['HTTP_HOST'] = '${host}';\nrequire '${site}/wp-load.php';\nrequire_once ABSPATH . 'wp-admin/includes/plugin.php';\nrequire_once ABSPATH . 'wp-admin/includes/file.php';\n${code}\n`,
  )
  const { status, stdout, stderr } = spawnSync('php', [file], { encoding: 'utf8' })
  must(status === 0, stdout + stderr)
  return stdout
}

const port = await freePort()
const host = `127.0.0.1:${port}`
cpSync('/usr/share/wordpress', site, { recursive: true, dereference: true })
writeFileSync(
  join(site, 'wp-config.php'),
  `<?php
define( 'DB_NAME', 'wp' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
foreach ( array( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ) as $name ) {
	define( $name, 'test' );
}
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
`,
)
mkdirSync(join(site, 'wp-content/mu-plugins'), { recursive: true })
writeFileSync(
  join(site, 'wp-content/mu-plugins/embed.php'),
  `<?php
add_filter( 'pre_oembed_result', function () {
	return '<iframe title="Film" width="500" height="281" src="https://www.youtube.com/embed/abc?feature=oembed" allowfullscreen></iframe>';
} );
`,
)
// A theme with little in it: Debian's own are separate packages.
const theme = join(site, 'wp-content/themes/plain')
mkdirSync(theme, { recursive: true })
writeFileSync(join(theme, 'style.css'), '/*\nTheme Name: Plain\n*/\n')
writeFileSync(
  join(theme, 'index.php'),
  `<!doctype html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="utf-8">
<?php wp_head(); ?>
</head>
<body>
<?php while ( have_posts() ) { the_post(); the_content(); } wp_footer(); ?>
</body>
</html>
`,
)
layPlugin(join(site, 'wp-content/plugins/consent-elements'))

const database = await startDatabase()
const server = spawn('php', ['-S', host, '-t', site], {
  stdio: 'ignore',
  env: { ...process.env, PHP_CLI_SERVER_WORKERS: '2' },
})
let cookies = ''
const call = (path, options = {}) =>
  fetch(`http://${host}/${path}`, { redirect: 'manual', ...options, headers: { cookie: cookies, ...options.headers } })
const text = async path => (await call(path, { redirect: 'follow' })).text()
const post = (path, fields) =>
  call(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
await until('PHP', () =>
  call('readme.html').then(
    () => true,
    () => false,
  ),
)

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
      must(
        /<html lang="en-US"/.test(page) && /data-language="page"/.test(first),
        'the language is not that of the page',
      )
      must(/<privacy-settings-button>/.test(page), 'nothing opens the settings')
    },
  )
  await check('a video in a post is gated by its markup, and in the feed it is as it was', async () => {
    const frame = /<iframe[^>]*>/.exec(await text('?p=1'))?.[0] ?? ''
    must(/^<iframe data-consent .*data-src="https:\/\/www\.youtube\.com/.test(frame) && !/\ssrc=/.test(frame), frame)
    const feed = await text('?feed=rss2')
    must(!/data-manager|data-consent|privacy-settings/.test(feed), 'the feed has markup of the plugin')
    must(/<item>/.test(feed), feed.slice(0, 500))
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
    cookies = answer.headers
      .getSetCookie()
      .map(one => one.split(';')[0])
      .join('; ')
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
    cookies = ''
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
} finally {
  server.kill()
  database.kill()
  await new Promise(resolve => database.once('exit', resolve))
  rmSync(workshop, { recursive: true, force: true })
}
totals()
