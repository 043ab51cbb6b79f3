<?php
/**
 * What the site's privacy policy may say about this plugin.
 *
 * @package ConsentElements
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Suggests a paragraph for the privacy policy.
 */
function consent_elements_suggest_policy() {
	wp_add_privacy_policy_content(
		__( 'Consent Elements', 'consent-elements' ),
		wp_kses_post( '<p>' . __( 'When you choose which categories of services you allow, your choice is stored in your browser. Nothing is stored before you choose. You can change your choice at any time with “Privacy settings” at the end of each page.', 'consent-elements' ) . '</p>' )
	);
}
add_action( 'admin_init', 'consent_elements_suggest_policy' );
