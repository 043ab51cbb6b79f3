<?php
/**
 * Embeds of posts, such as videos, wait for consent by their markup: browsers then do not even read ahead.
 *
 * @package ConsentElements
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Writes the frames of an embed as gated markup. Frames of the site itself stay as they are, and so do those in feeds and
 * for editors, where nobody can consent.
 *
 * @param mixed $html What WordPress shows for an address in a post.
 * @return mixed The same with gated frames.
 */
function consent_elements_gate_embed( $html ) {
	if ( ! is_string( $html ) || is_admin() || is_feed() || consent_elements_is_rest() ) {
		return $html;
	}
	$own = preg_quote( (string) wp_parse_url( home_url(), PHP_URL_HOST ), '~' );
	return preg_replace( '~<iframe(?![^>]*\sdata-consent)([^>]*?)\ssrc=(["\'])(?!https?://' . $own . '[/:"\'])(?=https?://)~i', '<iframe data-consent$1 data-src=$2', $html );
}

/**
 * Returns whether WordPress answers a call of its REST API, as editors make them.
 *
 * @return bool Whether it does.
 */
function consent_elements_is_rest() {
	return defined( 'REST_REQUEST' ) && REST_REQUEST;
}
add_filter( 'embed_oembed_html', 'consent_elements_gate_embed', PHP_INT_MAX );
