<?php
/**
 * The guard, first in <head>.
 *
 * @package ConsentElements
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Returns the attributes of the guard's tag. Those that begin with "data-" are the manager's options.
 *
 * @param array<string, mixed> $settings As consent_elements_settings() returns them.
 * @return array<string, string> Values by name.
 */
function consent_elements_guard_attributes( $settings ) {
	$policy     = $settings['policy_url'] ? $settings['policy_url'] : get_privacy_policy_url();
	$is_served  = 'c15t' === $settings['mode'];
	$attributes = array(
		'data-manager'        => '',
		'data-mode'           => $settings['mode'],
		'data-backend-url'    => $is_served ? $settings['backend_url'] : '',
		'data-categories'     => implode( ' ', array_merge( array( 'necessary' ), $settings['categories'] ) ),
		'data-services'       => $settings['services'],
		'data-tag-manager-id' => $settings['tag_manager_id'],
		'data-policy-url'     => $policy,
		'data-policy-version' => $settings['policy_version'],
		'data-language'       => 'page',
		// Events that vendors' scripts send early wait for the visitor's decision.
		'data-pending'        => 'hold',
		'data-layout'         => 'bottom-start' === $settings['layout'] ? '' : $settings['layout'],
		'data-color-scheme'   => 'system' === $settings['color_scheme'] ? '' : $settings['color_scheme'],
		// What optimizers read: leave this script where it is, and as it is.
		'data-cfasync'        => 'false',
		'data-no-optimize'    => '1',
		'data-no-defer'       => '1',
		'data-no-minify'      => '1',
		'data-noptimize'      => '1',
		'data-jetpack-boost'  => 'ignore',
	) + array(
		'data-pagespeed-no-defer'  => '1',
		'data-wpmeteor-nooptimize' => 'true',
		'nitro-exclude'            => '1',
		'nowprocket'               => '1',
	);
	$set        = array_filter( $attributes, 'strlen' );

	/**
	 * Filters the attributes of the guard's tag.
	 *
	 * @param array<string, string> $attributes Values by name.
	 * @param array<string, mixed>  $settings   The settings.
	 */
	return apply_filters( 'consent_elements_guard_attributes', array( 'data-manager' => '' ) + $set, $settings );
}

/**
 * Returns the name of the guard's file.
 *
 * @param string $tier One of the tiers.
 * @return string The name.
 */
function consent_elements_guard_file( $tier ) {
	return 'standard' === $tier ? 'guard.js' : 'guard-' . $tier . '.js';
}

/**
 * Returns the address of a file of the package.
 *
 * @param string $file  The name.
 * @param string $query The parameter that has the version.
 * @return string The address.
 */
function consent_elements_file_url( $file, $query ) {
	return add_query_arg( $query, CONSENT_ELEMENTS_VERSION, plugins_url( 'dist/' . $file, CONSENT_ELEMENTS_FILE ) );
}

/**
 * Prints the guard. It is no enqueued script: those come later, and others may be put in front of them.
 */
function consent_elements_print_head() {
	$settings   = consent_elements_settings();
	$file       = consent_elements_guard_file( $settings['tier'] );
	$url        = consent_elements_file_url( $file, 'ver' );
	$attributes = consent_elements_guard_attributes( $settings );

	// What every visitor needs arrives while the guard runs. The guard loads it with its own query.
	$manager = consent_elements_file_url( 'consent-elements.js', 'ver' );
	printf( '<link rel="modulepreload" href="%s">' . "\n", esc_url( $manager ) );

	if ( ! $settings['inline'] ) {
		// Rocket Loader reads its attribute only in front of the address.
		$first = array_intersect_key( $attributes, array( 'data-cfasync' => '' ) );
		// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript -- It has to be the first script of the page.
		wp_print_script_tag( $first + array( 'src' => $url ) + $attributes );
		return;
	}
	$path = plugin_dir_path( CONSENT_ELEMENTS_FILE ) . 'dist/' . $file;
	$text = file_get_contents( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this plugin.
	wp_print_inline_script_tag( trim( (string) $text ), array( 'data-file' => $url ) + $attributes );
}
add_action( 'wp_head', 'consent_elements_print_head', PHP_INT_MIN );
