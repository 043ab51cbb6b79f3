<?php
/**
 * The button that opens the privacy settings, and the list of services.
 *
 * @package ConsentElements
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Returns the button that opens the privacy settings.
 *
 * @param mixed  $attributes Those of the shortcode; none are used.
 * @param string $label      The text between the tags of the shortcode.
 * @return string HTML.
 */
function consent_elements_button( $attributes = array(), $label = '' ) {
	$text = is_string( $label ) && '' !== trim( $label ) ? trim( $label ) : __( 'Privacy settings', 'consent-elements' );
	return '<privacy-settings-button>' . esc_html( $text ) . '</privacy-settings-button>';
}
add_shortcode( 'consent_elements_button', 'consent_elements_button' );

/**
 * Returns the list of the services that the site uses, for its privacy policy.
 *
 * @return string HTML.
 */
function consent_elements_declaration() {
	return '<consent-declaration></consent-declaration>';
}
add_shortcode( 'consent_elements_declaration', 'consent_elements_declaration' );

/**
 * Prints the button at the end of the page, unless the settings leave it out.
 */
function consent_elements_print_footer() {
	if ( ! empty( consent_elements_settings()['footer_button'] ) ) {
		// The function escapes the label.
		echo '<p class="consent-elements-footer">' . consent_elements_button() . '</p>' . "\n"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
	}
}
add_action( 'wp_footer', 'consent_elements_print_footer' );
