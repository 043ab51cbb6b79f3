<?php
/**
 * The settings page, by the Settings API: WordPress checks the nonce and the capability of whoever saves.
 *
 * @package ConsentElements
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Registers the option, the sections and the fields.
 */
function consent_elements_register_settings() {
	register_setting(
		'consent_elements',
		CONSENT_ELEMENTS_OPTION,
		array(
			'type'              => 'array',
			'sanitize_callback' => 'consent_elements_sanitize_settings',
			'default'           => consent_elements_defaults(),
		)
	);
	$sections = array(
		'ask'   => __( 'Consent', 'consent-elements' ),
		'block' => __( 'Blocking', 'consent-elements' ),
		'looks' => __( 'Looks', 'consent-elements' ),
	);
	foreach ( $sections as $id => $title ) {
		add_settings_section( 'consent_elements_' . $id, $title, '__return_null', 'consent-elements' );
	}
	foreach ( consent_elements_fields() as $name => $field ) {
		add_settings_field(
			'consent_elements_' . $name,
			$field['label'],
			'consent_elements_render_field',
			'consent-elements',
			'consent_elements_' . $field['section'],
			array_merge(
				$field,
				array(
					'name'      => $name,
					'label_for' => in_array( $field['type'], array( 'switch', 'categories' ), true ) ? '' : 'consent_elements_' . $name,
				)
			)
		);
	}
}
add_action( 'admin_init', 'consent_elements_register_settings' );

/**
 * Returns the fields of the page, in their order.
 *
 * @return array<string, array<string, string>> Section, type, label and help, by setting.
 */
function consent_elements_fields() {
	return array(
		'categories'     => array(
			'section' => 'ask',
			'type'    => 'categories',
			'label'   => __( 'Categories', 'consent-elements' ),
			'help'    => __( 'What visitors may choose. Necessary is always on.', 'consent-elements' ),
		),
		'policy_url'     => array(
			'section' => 'ask',
			'type'    => 'url',
			'label'   => __( 'Privacy policy', 'consent-elements' ),
			'help'    => __( 'Empty: the page that is chosen under Settings, Privacy.', 'consent-elements' ),
		),
		'policy_version' => array(
			'section' => 'ask',
			'type'    => 'text',
			'label'   => __( 'Version of the policy', 'consent-elements' ),
			'help'    => __( 'Visitors are asked again when it changes.', 'consent-elements' ),
		),
		'mode'           => array(
			'section' => 'ask',
			'type'    => 'choice',
			'label'   => __( 'Where decisions are stored', 'consent-elements' ),
			'help'    => '',
		),
		'backend_url'    => array(
			'section' => 'ask',
			'type'    => 'url',
			'label'   => __( 'Address of the consent server', 'consent-elements' ),
			'help'    => __( 'Only for decisions on a consent server.', 'consent-elements' ),
		),
		'tier'           => array(
			'section' => 'block',
			'type'    => 'choice',
			'label'   => __( 'What is blocked', 'consent-elements' ),
			'help'    => '',
		),
		'inline'         => array(
			'section' => 'block',
			'type'    => 'switch',
			'label'   => __( 'Guard', 'consent-elements' ),
			'help'    => __( 'Write the guard into the page. Otherwise pages wait for its file.', 'consent-elements' ),
		),
		'services'       => array(
			'section' => 'block',
			'type'    => 'text',
			'label'   => __( 'Services', 'consent-elements' ),
			'help'    => __( 'Those that your site uses, with spaces between them. They load after consent.', 'consent-elements' ),
		),
		'tag_manager_id' => array(
			'section' => 'block',
			'type'    => 'text',
			'label'   => __( 'Google Tag Manager', 'consent-elements' ),
			'help'    => __( 'The id of the container. Remove other tags of it.', 'consent-elements' ),
		),
		'layout'         => array(
			'section' => 'looks',
			'type'    => 'choice',
			'label'   => __( 'Position of the banner', 'consent-elements' ),
			'help'    => '',
		),
		'color_scheme'   => array(
			'section' => 'looks',
			'type'    => 'choice',
			'label'   => __( 'Colours', 'consent-elements' ),
			'help'    => '',
		),
		'footer_button'  => array(
			'section' => 'looks',
			'type'    => 'switch',
			'label'   => __( 'Footer', 'consent-elements' ),
			'help'    => __( 'Show a button at the end of each page that opens the privacy settings.', 'consent-elements' ),
		),
	);
}

/**
 * Prints one field.
 *
 * @param array<string, string> $field As consent_elements_fields() lists it, and its name.
 */
function consent_elements_render_field( $field ) {
	$name     = $field['name'];
	$settings = array_merge( consent_elements_defaults(), (array) get_option( CONSENT_ELEMENTS_OPTION, array() ) );
	$value    = $settings[ $name ];
	$id       = 'consent_elements_' . $name;
	$key      = CONSENT_ELEMENTS_OPTION . '[' . $name . ']';

	if ( 'choice' === $field['type'] ) {
		printf( '<select id="%s" name="%s">', esc_attr( $id ), esc_attr( $key ) );
		foreach ( consent_elements_choices()[ $name ] as $choice => $label ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $choice ), selected( $value, $choice, false ), esc_html( $label ) );
		}
		echo '</select>';
	} elseif ( 'categories' === $field['type'] ) {
		printf( '<fieldset><legend class="screen-reader-text">%s</legend>', esc_html( $field['label'] ) );
		foreach ( consent_elements_categories() as $category => $label ) {
			printf(
				'<label><input type="checkbox" name="%s[]" value="%s"%s> %s</label><br>',
				esc_attr( $key ),
				esc_attr( $category ),
				checked( in_array( $category, $value, true ), true, false ),
				esc_html( $label )
			);
		}
		echo '</fieldset>';
	} elseif ( 'switch' === $field['type'] ) {
		printf(
			'<label><input type="checkbox" name="%s" value="1"%s> %s</label>',
			esc_attr( $key ),
			checked( $value, true, false ),
			esc_html( $field['help'] )
		);
		return;
	} else {
		printf(
			'<input type="%s" class="regular-text" id="%s" name="%s" value="%s"%s>',
			esc_attr( $field['type'] ),
			esc_attr( $id ),
			esc_attr( $key ),
			esc_attr( $value ),
			$field['help'] ? ' aria-describedby="' . esc_attr( $id ) . '_help"' : ''
		);
	}
	if ( $field['help'] ) {
		printf( '<p class="description" id="%s_help">%s</p>', esc_attr( $id ), esc_html( $field['help'] ) );
	}
}

/**
 * Adds the page to the menu "Settings".
 */
function consent_elements_add_settings_page() {
	add_options_page(
		__( 'Consent Elements', 'consent-elements' ),
		__( 'Consent Elements', 'consent-elements' ),
		'manage_options',
		'consent-elements',
		'consent_elements_render_settings_page'
	);
}
add_action( 'admin_menu', 'consent_elements_add_settings_page' );

/**
 * Prints the page.
 */
function consent_elements_render_settings_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( esc_html__( 'You are not allowed to change these settings.', 'consent-elements' ), '', array( 'response' => 403 ) );
	}
	echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1><form action="options.php" method="post">';
	settings_fields( 'consent_elements' );
	do_settings_sections( 'consent-elements' );
	submit_button();
	echo '</form></div>';
}

/**
 * Adds a link to the settings to the list of plugins.
 *
 * @param string[] $links The links of this plugin.
 * @return string[] The links.
 */
function consent_elements_action_links( $links ) {
	$url = admin_url( 'options-general.php?page=consent-elements' );
	array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html__( 'Settings', 'consent-elements' ) ) );
	return $links;
}
add_filter( 'plugin_action_links_' . plugin_basename( CONSENT_ELEMENTS_FILE ), 'consent_elements_action_links' );
