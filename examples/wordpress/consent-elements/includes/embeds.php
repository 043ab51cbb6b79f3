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
 * Returns whether frames have to stay as they are: in feeds and for editors, where nobody can consent.
 *
 * @return bool Whether they have.
 */
function consent_elements_keeps_frames() {
	return is_admin() || is_feed() || consent_elements_is_rest();
}

/**
 * Writes the frames of an embed as gated markup. Frames of the site itself stay as they are. The guard adds the category of
 * a listed host by itself.
 *
 * @param mixed $html What WordPress shows for an address in a post.
 * @return mixed The same with gated frames.
 */
function consent_elements_gate_embed( $html ) {
	if ( ! is_string( $html ) || consent_elements_keeps_frames() ) {
		return $html;
	}
	$own = preg_quote( (string) wp_parse_url( home_url(), PHP_URL_HOST ), '~' );
	return consent_elements_gate_frames( $html, '(?!https?://' . $own . '[/:"\'])(?=https?://)' );
}

/**
 * Writes the frames of well-known players and maps as gated markup: those in HTML blocks, widgets and page builders.
 *
 * @param mixed $html Content of a page.
 * @return mixed The same with gated frames.
 */
function consent_elements_gate_content( $html ) {
	if ( ! is_string( $html ) || false === stripos( $html, '<iframe' ) || consent_elements_keeps_frames() ) {
		return $html;
	}
	$hosts = 'youtube\.com|youtube-nocookie\.com|vimeo\.com|dailymotion\.com|twitch\.tv|wistia\.(?:com|net)|ted\.com|tiktok\.com|' .
		'instagram\.com|facebook\.com|twitter\.com|x\.com|spotify\.com|soundcloud\.com|openstreetmap\.org|' .
		'google\.[a-z.]{2,6}/maps|maps\.google\.[a-z.]{2,6}|docs\.google\.com|calendar\.google\.com|codepen\.io|typeform\.com';
	return consent_elements_gate_frames( $html, '(?=(?:https?:)?//(?:[\w-]+\.)*(?:' . $hosts . ')[/?:"\'])' );
}

/**
 * Writes frames as gated markup.
 *
 * @param string $html    Content of a page.
 * @param string $address The beginning of a regular expression for the addresses.
 * @return string The same with gated frames.
 */
function consent_elements_gate_frames( $html, $address ) {
	$gated = preg_replace( '~<iframe(?![^>]*\sdata-consent)([^>]*?)\ssrc=(["\'])' . $address . '~i', '<iframe data-consent="experience"$1 data-src=$2', $html );
	return null === $gated ? $html : $gated;
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
foreach ( array( 'the_content', 'render_block', 'widget_text', 'widget_custom_html_content', 'widget_block_content', 'woocommerce_short_description', 'term_description' ) as $consent_elements_filter ) {
	add_filter( $consent_elements_filter, 'consent_elements_gate_content', PHP_INT_MAX );
}
