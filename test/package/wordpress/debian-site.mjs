// Debian's WordPress, or the one in the folder WORDPRESS, with the plugin, MariaDB and PHP, in a temporary folder, for test/package/wordpress-debian.mjs.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { files } from '../../../dist/guard-texts/files.js'
import { launch } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../../support/browsers.mjs'
import { freePort } from '../../support/free-port.mjs'
import { must } from '../../support/checks.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const workshop = mkdtempSync(join(tmpdir(), 'consent-elements-wordpress-'))
export const site = join(workshop, 'site')
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
/** Asks the database. */
export const query = text =>
  execFileSync('mariadb', [`--socket=${socket}`, '-N', 'wp', '-e', text], { encoding: 'utf8' }).trim()

/** Lays the plugin with its files into a folder of plugins. */
export function layPlugin(folder) {
  cpSync(join(root, 'examples/wordpress/consent-elements'), folder, { recursive: true })
  for (const name of files) {
    mkdirSync(dirname(join(folder, 'dist', name)), { recursive: true })
    cpSync(join(root, 'dist', name), join(folder, 'dist', name))
  }
}

/** Runs PHP in WordPress, as WP-CLI would. */
export function php(code) {
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
export const host = `127.0.0.1:${port}`
cpSync(process.env.WORDPRESS ?? '/usr/share/wordpress', site, { recursive: true, dereference: true })
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
if (process.env.WOOCOMMERCE)
  cpSync(process.env.WOOCOMMERCE, join(site, 'wp-content/plugins/woocommerce'), { recursive: true })

const database = await startDatabase()
// Sites of a network have the same files under their own path.
writeFileSync(
  join(workshop, 'router.php'),
  `<?php
$path = parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
if ( 0 === strpos( $path, '/two/wp-content/' ) ) {
	// As the rules that WordPress gives to Apache.
	$types = array( 'js' => 'text/javascript', 'css' => 'text/css' );
	$file  = realpath( '${site}' . substr( $path, 4 ) );
	header( 'content-type: ' . ( $types[ pathinfo( $path, PATHINFO_EXTENSION ) ] ?? 'application/octet-stream' ) );
	$file ? readfile( $file ) : http_response_code( 404 );
	return;
}
if ( 0 === strpos( $path, '/two/' ) ) {
	$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = '/index.php';
	require '${site}/index.php';
	return;
}
return false;
`,
)
const server = spawn('php', ['-d', 'opcache.enable=0', '-S', host, '-t', site, join(workshop, 'router.php')], {
  stdio: 'ignore',
  env: { ...process.env, PHP_CLI_SERVER_WORKERS: '2' },
})
const browser = await launch(await chromiumLaunchOptions())
/** Opens a page as a new visitor, who reaches this machine only. `sent` has the requests to others. */
export async function visitor() {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const sent = []
  await page.setRequestInterception(true)
  page.on('request', request => {
    if (request.url().startsWith(`http://${host}/`) || !request.url().startsWith('http')) return request.continue()
    sent.push(request.url())
    return request.respond({ status: 200, contentType: 'text/html', body: '' })
  })
  return { page, sent, leave: () => context.close() }
}
let cookies = ''
/** Sets the cookies of the calls that follow. */
export const setCookies = text => (cookies = text)
export const call = (path, options = {}) =>
  fetch(`http://${host}/${path}`, { redirect: 'manual', ...options, headers: { cookie: cookies, ...options.headers } })
/** Returns the text of a page. */
export const text = async path => (await call(path, { redirect: 'follow' })).text()
export const post = (path, fields) =>
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

/** Ends everything, and deletes it. */
export async function stop() {
  await browser.close()
  server.kill()
  database.kill()
  await new Promise(resolve => database.once('exit', resolve))
  rmSync(workshop, { recursive: true, force: true })
}
