<?php
/**
 * Checks what the settings page sends.
 *
 * @package ConsentElements
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Returns settings that can be saved. A value that cannot be used is reported, and the saved one stays.
 *
 * @param mixed $input What the form sends.
 * @return array<string, mixed> Values by name; see consent_elements_defaults().
 */
function consent_elements_sanitize_settings( $input ) {
	$input    = is_array( $input ) ? $input : array();
	$saved    = get_option( CONSENT_ELEMENTS_OPTION );
	$settings = array_merge( consent_elements_defaults(), is_array( $saved ) ? $saved : array() );

	foreach ( consent_elements_choices() as $name => $choices ) {
		$value = consent_elements_text_of( $input, $name );
		if ( isset( $choices[ $value ] ) ) {
			$settings[ $name ] = $value;
		}
	}
	$settings['inline']        = ! empty( $input['inline'] );
	$settings['footer_button'] = ! empty( $input['footer_button'] );

	$chosen                 = isset( $input['categories'] ) && is_array( $input['categories'] ) ? $input['categories'] : array();
	$settings['categories'] = array_values( array_intersect( array_keys( consent_elements_categories() ), $chosen ) );

	$settings['backend_url'] = esc_url_raw( consent_elements_text_of( $input, 'backend_url' ) );
	$settings['policy_url']  = esc_url_raw( consent_elements_text_of( $input, 'policy_url' ) );

	$patterns = array(
		/* translators: %s: an example. */
		'services'       => array( '/^[\w.,=:-]+( [\w.,=:-]+)*$/', __( 'The services cannot be used. Write names with spaces between them, such as %s.', 'consent-elements' ), 'google-analytics=G-XXXX youtube' ),
		/* translators: %s: an example. */
		'tag_manager_id' => array( '/^GTM-[A-Z0-9]+$/', __( 'The container of Google Tag Manager cannot be used. Write its id, such as %s.', 'consent-elements' ), 'GTM-ABC123' ),
		/* translators: %s: an example. */
		'policy_version' => array( '/^[\w.:-]{1,64}$/', __( 'The version of the policy cannot be used. Write a short name without spaces, such as %s.', 'consent-elements' ), '2026-01' ),
	);
	foreach ( $patterns as $name => list( $pattern, $message, $example ) ) {
		$value = consent_elements_text_of( $input, $name );
		if ( '' === $value || preg_match( $pattern, $value ) ) {
			$settings[ $name ] = $value;
		} else {
			add_settings_error( CONSENT_ELEMENTS_OPTION, $name, sprintf( $message, $example ) );
		}
	}
	if ( 'c15t' === $settings['mode'] && '' === $settings['backend_url'] ) {
		add_settings_error( CONSENT_ELEMENTS_OPTION, 'backend_url', __( 'The address of the consent server is missing, so decisions stay in the browser.', 'consent-elements' ) );
		$settings['mode'] = 'offline';
	}
	return $settings;
}

/**
 * Returns one line of text that the form sends.
 *
 * @param array<string, mixed> $input What the form sends.
 * @param string               $name  The setting.
 * @return string The text, or an empty one.
 */
function consent_elements_text_of( $input, $name ) {
	return isset( $input[ $name ] ) && is_string( $input[ $name ] ) ? sanitize_text_field( $input[ $name ] ) : '';
}
