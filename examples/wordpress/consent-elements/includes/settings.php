<?php
/**
 * The settings: one option, an array.
 *
 * @package ConsentElements
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Returns the categories that a site may show, besides "necessary", by name.
 *
 * @return array<string, string> Labels by name.
 */
function consent_elements_categories() {
	return array(
		'functionality' => __( 'Functionality', 'consent-elements' ),
		'measurement'   => __( 'Measurement', 'consent-elements' ),
		'experience'    => __( 'Experience', 'consent-elements' ),
		'marketing'     => __( 'Marketing', 'consent-elements' ),
	);
}

/**
 * Returns the values that each choice allows, with their labels.
 *
 * @return array<string, array<string, string>> Labels by setting and value.
 */
function consent_elements_choices() {
	return array(
		'mode'         => array(
			'offline' => __( 'In the browser only', 'consent-elements' ),
			'c15t'    => __( 'On a consent server', 'consent-elements' ),
		),
		'tier'         => array(
			'standard' => __( 'Standard: listed trackers', 'consent-elements' ),
			'capture'  => __( 'Capture: also blocks elements in the HTML for certain', 'consent-elements' ),
			'strict'   => __( 'Strict: every host but your own', 'consent-elements' ),
		),
		'layout'       => array(
			'bottom-start' => __( 'Bottom, at the start of the line', 'consent-elements' ),
			'bottom-end'   => __( 'Bottom, at the end of the line', 'consent-elements' ),
			'top-start'    => __( 'Top, at the start of the line', 'consent-elements' ),
			'top-end'      => __( 'Top, at the end of the line', 'consent-elements' ),
			'bar'          => __( 'Bottom, as wide as the window', 'consent-elements' ),
			'center'       => __( 'Centre of the window', 'consent-elements' ),
			'sheet'        => __( 'Sheet at the lower edge of phones', 'consent-elements' ),
		),
		'color_scheme' => array(
			'system' => __( 'As the visitor’s device', 'consent-elements' ),
			'light'  => __( 'Light', 'consent-elements' ),
			'dark'   => __( 'Dark', 'consent-elements' ),
			'page'   => __( 'As the page', 'consent-elements' ),
		),
	);
}

/**
 * Returns the settings of a site that has saved none.
 *
 * @return array<string, mixed> Values by name.
 */
function consent_elements_defaults() {
	return array(
		'mode'           => 'offline',
		'backend_url'    => '',
		'tier'           => 'standard',
		'inline'         => true,
		'categories'     => array( 'functionality', 'measurement', 'experience', 'marketing' ),
		'services'       => '',
		'tag_manager_id' => '',
		'policy_url'     => '',
		'policy_version' => '',
		'layout'         => 'bottom-start',
		'color_scheme'   => 'system',
		'footer_button'  => true,
	);
}

/**
 * Returns the settings as they apply.
 *
 * @return array<string, mixed> Values by name; see consent_elements_defaults().
 */
function consent_elements_settings() {
	$saved    = get_option( CONSENT_ELEMENTS_OPTION );
	$settings = array_merge( consent_elements_defaults(), is_array( $saved ) ? $saved : array() );

	/**
	 * Filters the settings, before they are used.
	 *
	 * @param array<string, mixed> $settings Values by name.
	 */
	return apply_filters( 'consent_elements_settings', $settings );
}
