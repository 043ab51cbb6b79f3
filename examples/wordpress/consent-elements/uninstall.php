<?php
/**
 * Deletes the settings when the plugin is deleted.
 *
 * @package ConsentElements
 */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

if ( is_multisite() ) {
	foreach ( get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	) as $consent_elements_site ) {
		switch_to_blog( $consent_elements_site );
		delete_option( 'consent_elements' );
		restore_current_blog();
	}
} else {
	delete_option( 'consent_elements' );
}
