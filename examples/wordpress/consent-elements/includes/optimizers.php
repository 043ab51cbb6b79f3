<?php
/**
 * Plugins that combine, defer or delay scripts leave the guard alone, so that it stays the first script.
 *
 * @package ConsentElements
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Adds the guard to a list of what must stay as it is.
 *
 * @param mixed $names The list, or text with commas.
 * @return mixed The same with the guard.
 */
function consent_elements_exclude_guard( $names ) {
	$guard = 'consent-elements';
	if ( is_string( $names ) ) {
		return '' === $names ? $guard : $names . ',' . $guard;
	}
	return array_merge( (array) $names, array( $guard ) );
}

foreach (
	array(
		// WP Rocket.
		'rocket_delay_js_exclusions',
		'rocket_defer_inline_exclusions',
		'rocket_excluded_inline_js_content',
		'rocket_exclude_js',
		// Autoptimize.
		'autoptimize_filter_js_exclude',
		// SiteGround Optimizer.
		'sgo_javascript_combine_excluded_inline_content',
		// LiteSpeed Cache.
		'litespeed_optimize_js_excludes',
		'litespeed_optm_js_defer_exc',
	) as $consent_elements_filter
) {
	add_filter( $consent_elements_filter, 'consent_elements_exclude_guard' );
}
unset( $consent_elements_filter );
