<?php
/**
 * Plugin Name:       Consent Elements
 * Description:       Cookie banner, settings dialog and request blocker. Blocks trackers until visitors consent, from the first byte of each page.
 * Version:           1.5.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            consent-elements contributors
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       consent-elements
 * Domain Path:       /languages
 *
 * The MIT licence is compatible with version 2 and later of the GNU General Public License.
 *
 * @package ConsentElements
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

define( 'CONSENT_ELEMENTS_VERSION', '1.5.0' );
define( 'CONSENT_ELEMENTS_FILE', __FILE__ );
define( 'CONSENT_ELEMENTS_OPTION', 'consent_elements' );

require_once plugin_dir_path( __FILE__ ) . 'includes/settings.php';
require_once plugin_dir_path( __FILE__ ) . 'includes/sanitize-settings.php';
require_once plugin_dir_path( __FILE__ ) . 'includes/settings-page.php';
require_once plugin_dir_path( __FILE__ ) . 'includes/head.php';
require_once plugin_dir_path( __FILE__ ) . 'includes/optimizers.php';
require_once plugin_dir_path( __FILE__ ) . 'includes/embeds.php';
require_once plugin_dir_path( __FILE__ ) . 'includes/elements.php';
require_once plugin_dir_path( __FILE__ ) . 'includes/wp-consent-api.php';
require_once plugin_dir_path( __FILE__ ) . 'includes/privacy-policy.php';

/**
 * Loads the translations that are in the plugin's own folder.
 */
function consent_elements_load_translations() {
	// Copies from outside WordPress.org have no language packs.
	load_plugin_textdomain( 'consent-elements', false, dirname( plugin_basename( CONSENT_ELEMENTS_FILE ) ) . '/languages' ); // phpcs:ignore PluginCheck.CodeAnalysis.DiscouragedFunctions.load_plugin_textdomainFound
}
add_action( 'init', 'consent_elements_load_translations' );
