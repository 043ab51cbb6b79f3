<?php
// Runs the hooks and the form of the module for Drupal on as much of Drupal as they call, and prints JSON: a page as Drupal
// orders and writes it, the settings' form, and what the form refuses. Arguments: the module's folder, the settings as JSON,
// and "admin" for a page of editors.

namespace Drupal\Core\Form {
	interface FormStateInterface {}
	abstract class ConfigFormBase {
		public function t( $text, $values = array() ) {
			return strtr( $text, $values );
		}
		public function buildForm( array $form, FormStateInterface $form_state ) {
			return $form;
		}
		public function validateForm( array &$form, FormStateInterface $form_state ) {}
	}
}

namespace {
	$module   = $argv[1];
	$settings = json_decode( $argv[2], true );
	$is_admin = 'admin' === ( $argv[3] ?? '' );

	final class Drupal {
		public static function service( $name ) {
			global $is_admin, $module;
			return new class( $is_admin ) {
				public function __construct( private bool $is_admin ) {}
				public function isAdminRoute() {
					return $this->is_admin;
				}
				public function getPath( $name ) {
					return "modules/custom/$name";
				}
			};
		}
		public static function config( $name ) {
			global $settings;
			return new class( $settings ) {
				public function __construct( private array $values ) {}
				public function get( $name ) {
					return $this->values[ $name ] ?? null;
				}
			};
		}
		public static function root() {
			global $module;
			return dirname( $module, 3 );
		}
	}
	final class FormState implements Drupal\Core\Form\FormStateInterface {
		public array $errors = array();
		public function __construct( private array $values ) {}
		public function getValue( $name ) {
			return $this->values[ $name ] ?? null;
		}
		public function setErrorByName( $name, $text ) {
			$this->errors[ $name ] = $text;
		}
	}
	function base_path() {
		return '/';
	}
	function t( $text ) {
		return $text;
	}
	function tag( array $element ) {
		$words = '';
		foreach ( $element['#attributes'] as $name => $value ) {
			$words .= " $name=\"" . htmlspecialchars( $value, ENT_QUOTES ) . '"';
		}
		$text = "<{$element['#tag']}$words>";
		return 'link' === $element['#tag'] ? $text : $text . ( $element['#value'] ?? '' ) . "</{$element['#tag']}>";
	}

	require "$module/consent_elements.module";
	require "$module/src/Form/SettingsForm.php";

	$attachments = array(
		'#attached' => array(
			'html_head' => array(
				array( array( '#tag' => 'meta', '#attributes' => array( 'charset' => 'utf-8' ), '#weight' => -1000 ), 'charset' ),
				array( array( '#tag' => 'script', '#attributes' => array( 'src' => '/other.js' ) ), 'other' ),
			),
		),
	);
	consent_elements_page_attachments( $attachments );
	$head = array_column( $attachments['#attached']['html_head'], 0 );
	usort( $head, fn( $one, $other ) => ( $one['#weight'] ?? 0 ) <=> ( $other['#weight'] ?? 0 ) );
	$bottom = array();
	consent_elements_page_bottom( $bottom );
	$button = isset( $bottom['consent_elements']['#tag'] ) ? tag( $bottom['consent_elements'] ) : '';

	$form  = new Drupal\consent_elements\Form\SettingsForm();
	$state = new FormState( array( 'categories' => 'measurement  marketting' ) );
	$built = $form->buildForm( array(), $state );
	$form->validateForm( $built, $state );
	echo json_encode(
		array(
			'html'    => "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n" . implode( "\n", array_map( 'tag', $head ) ) . "\n<title>Shop</title>\n</head>\n<body>\n<h1>Shop</h1>\n$button\n</body>\n</html>\n",
			'cache'   => array( $attachments['#cache'], $bottom['consent_elements']['#cache'] ),
			'targets' => array_column( $built, '#config_target' ),
			'errors'  => $state->errors,
		)
	);
}
