<?php
/**
 * Tells other plugins the visitor's decision, by the WP Consent API.
 *
 * @package ConsentElements
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

// This plugin is compliant: it declares what it does to the WP Consent API.
add_filter( 'wp_consent_api_registered_' . plugin_basename( CONSENT_ELEMENTS_FILE ), '__return_true' );

/**
 * Returns the kind of consent: nothing is granted until visitors accept.
 *
 * @return string `optin`.
 */
function consent_elements_consent_type() {
	return 'optin';
}
add_filter( 'wp_get_consent_type', 'consent_elements_consent_type' );

/**
 * Enqueues the script that passes decisions on, where the WP Consent API is active.
 */
function consent_elements_enqueue_consent_api() {
	if ( ! function_exists( 'wp_has_consent' ) ) {
		return;
	}
	wp_enqueue_script(
		'consent-elements-wp-consent-api',
		plugins_url( 'assets/wp-consent-api.js', CONSENT_ELEMENTS_FILE ),
		array( 'wp-consent-api' ),
		CONSENT_ELEMENTS_VERSION,
		true
	);
}
add_action( 'wp_enqueue_scripts', 'consent_elements_enqueue_consent_api' );
