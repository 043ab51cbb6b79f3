<?php
// Runs the WordPress plugin on the few functions of WordPress that it uses, and prints what it does as JSON.
// php run-plugin.php <folder of the plugin> <JSON: {"saved": {…}, "input": {…}, "consentApi": bool}>
define( 'ABSPATH', __DIR__ . '/' );
$plugin_folder = rtrim( $argv[1], '/' );
$given         = json_decode( $argv[2], true );
$hooks         = array();
$errors        = array();
$enqueued      = array();
$fields        = array();

function add_filter( $name, $run, $priority = 10 ) {
	$GLOBALS['hooks'][ $name ][ $priority ][] = $run;
}
function add_action( $name, $run, $priority = 10 ) {
	add_filter( $name, $run, $priority );
}
function apply_filters( $name, $value, ...$more ) {
	$hooks = $GLOBALS['hooks'][ $name ] ?? array();
	ksort( $hooks );
	foreach ( array_merge( array(), ...$hooks ) as $run ) {
		$value = $run( $value, ...$more );
	}
	return $value;
}
function do_action( $name ) {
	$hooks = $GLOBALS['hooks'][ $name ] ?? array();
	ksort( $hooks );
	foreach ( array_merge( array(), ...$hooks ) as $run ) {
		$run();
	}
}
function __return_true() {
	return true;
}
function captured( $run ) {
	ob_start();
	$run();
	return ob_get_clean();
}
function plugin_dir_path( $file ) {
	return dirname( $file ) . '/';
}
function plugin_basename( $file ) {
	return basename( dirname( $file ) ) . '/' . basename( $file );
}
function plugins_url( $path, $file ) {
	return 'https://shop.test/wp-content/plugins/' . basename( dirname( $file ) ) . '/' . $path;
}
function add_query_arg( $name, $value, $url ) {
	return "$url?$name=$value";
}
function admin_url( $path ) {
	return "https://shop.test/wp-admin/$path";
}
function is_admin() {
	return false;
}
function is_feed() {
	return ! empty( $GLOBALS['given']['isFeed'] );
}
function home_url() {
	return 'https://shop.test';
}
function wp_parse_url( $url, $part ) {
	return parse_url( $url, $part );
}
function load_plugin_textdomain() {}
function add_shortcode( $name, $run ) {
	$GLOBALS['hooks'][ "[$name]" ][10][] = $run;
}
function register_setting( $group, $name, $arguments ) {
	$GLOBALS['setting'] = $arguments;
}
function add_settings_section() {}
function add_settings_field( $id, $title, $render, $page, $section, $arguments ) {
	$GLOBALS['fields'][] = $arguments;
}
function add_settings_error( $setting, $code, $message ) {
	$GLOBALS['errors'][ $code ] = $message;
}
function add_options_page( $title, $menu, $capability ) {
	$GLOBALS['capability'] = $capability;
}
function get_admin_page_title() {
	return 'Consent Elements';
}
function current_user_can() {
	return ! empty( $GLOBALS['given']['mayManage'] );
}
function wp_die( $message ) {
	echo "died: $message";
	throw new Exception( $message );
}
function settings_fields( $group ) {
	echo "<input type='hidden' name='_wpnonce' value='of $group'>";
}
function do_settings_sections() {
	foreach ( $GLOBALS['fields'] as $field ) {
		consent_elements_render_field( $field );
	}
}
function submit_button() {}
function selected( $one, $other ) {
	return $one === $other ? ' selected' : '';
}
function checked( $one, $other ) {
	return $one === $other ? ' checked' : '';
}
function wp_add_privacy_policy_content( $name, $text ) {
	$GLOBALS['policy'] = $text;
}
function wp_kses_post( $html ) {
	return $html;
}
function wp_enqueue_script( $name, $url, $needs ) {
	$GLOBALS['enqueued'][] = array( $name, $url, $needs );
}
function get_privacy_policy_url() {
	return 'https://shop.test/privacy';
}
function get_option( $name, $otherwise = false ) {
	return $GLOBALS['given']['saved'] ?? $otherwise;
}
function delete_option( $name ) {
	$GLOBALS['deleted'][] = $name;
}
function is_multisite() {
	return false;
}
function sanitize_text_field( $text ) {
	return trim( preg_replace( '/\s+/', ' ', strip_tags( $text ) ) );
}
function esc_url_raw( $url ) {
	return preg_match( '/^(https?:\/\/|\/)/', $url ) ? str_replace( array( '"', '<', '>' ), '', $url ) : '';
}
function esc_url( $url ) {
	return esc_attr( $url );
}
function esc_html( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function esc_attr( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function __( $text, $domain ) {
	$GLOBALS['domains'][ $domain ] = true;
	return $text;
}
function esc_html__( $text, $domain ) {
	return esc_html( __( $text, $domain ) );
}
function attributes_of( $attributes ) {
	$html = '';
	foreach ( $attributes as $name => $value ) {
		$html .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	return $html;
}
function wp_print_script_tag( $attributes ) {
	echo '<script' . attributes_of( $attributes ) . "></script>\n";
}
function wp_print_inline_script_tag( $text, $attributes ) {
	echo '<script' . attributes_of( $attributes ) . ">\n$text\n</script>\n";
}
if ( ! empty( $given['consentApi'] ) ) {
	function wp_has_consent() {}
}

require $plugin_folder . '/consent-elements.php';
add_action( 'wp_head', fn() => print( '<script>theirs</script>' ), 1 );
$head   = captured( fn() => do_action( 'wp_head' ) );
$footer = captured( fn() => do_action( 'wp_footer' ) );
do_action( 'init' );
do_action( 'wp_enqueue_scripts' );
do_action( 'admin_init' );
do_action( 'admin_menu' );
$page = '';
try {
	$page = captured( 'consent_elements_render_settings_page' );
} catch ( Exception $thrown ) {
	$page = ob_get_clean();
}
$saved = isset( $given['input'] ) ? $setting['sanitize_callback']( $given['input'] ) : null;
define( 'WP_UNINSTALL_PLUGIN', 'consent-elements/consent-elements.php' );
require $plugin_folder . '/uninstall.php';

echo json_encode(
	array(
		'head'        => $head,
		'footer'      => $footer,
		'page'        => $page,
		'saved'       => $saved,
		'errors'      => $errors,
		'enqueued'    => $enqueued,
		'capability'  => $capability,
		'policy'      => $policy,
		'deleted'     => $deleted,
		'domains'     => array_keys( $domains ),
		'button'      => $hooks['[consent_elements_button]'][10][0]( '', '<b>Data</b>' ),
		'consentType' => apply_filters( 'wp_get_consent_type', false ),
		'registered'  => apply_filters( 'wp_consent_api_registered_' . basename( $plugin_folder ) . '/consent-elements.php', false ),
		'embed'       => apply_filters( 'embed_oembed_html', $given['frame'] ?? '' ),
		'content'     => apply_filters( 'the_content', $given['frame'] ?? '' ),
		'widget'      => apply_filters( 'widget_text', $given['frame'] ?? '' ),
		'excluded'    => apply_filters( 'rocket_delay_js_exclusions', array( 'theirs' ) ),
		'autoptimize' => apply_filters( 'autoptimize_filter_js_exclude', 'theirs' ),
		'links'       => apply_filters( 'plugin_action_links_' . basename( $plugin_folder ) . '/consent-elements.php', array() ),
	)
);
