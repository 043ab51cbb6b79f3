<?php

namespace Drupal\consent_elements\Form;

use Drupal\Core\Form\ConfigFormBase;
use Drupal\Core\Form\FormStateInterface;

/**
 * The settings of the banner.
 */
class SettingsForm extends ConfigFormBase {

  /**
   * {@inheritdoc}
   */
  public function getFormId() {
    return 'consent_elements_settings';
  }

  /**
   * {@inheritdoc}
   */
  protected function getEditableConfigNames() {
    return ['consent_elements.settings'];
  }

  /**
   * {@inheritdoc}
   */
  public function buildForm(array $form, FormStateInterface $form_state) {
    $form['categories'] = [
      '#type' => 'textfield',
      '#title' => $this->t('Categories'),
      '#description' => $this->t('"auto" shows those that you use. Or names, separated by spaces: necessary functionality measurement experience marketing'),
      '#config_target' => 'consent_elements.settings:categories',
      '#required' => TRUE,
    ];
    $form['services'] = [
      '#type' => 'textfield',
      '#title' => $this->t('Services'),
      '#description' => $this->t('Such as google-analytics=G-AB12CD3. Remove their own snippets.'),
      '#config_target' => 'consent_elements.settings:services',
      '#maxlength' => 1024,
    ];
    $form['policy_url'] = [
      '#type' => 'textfield',
      '#title' => $this->t('Address of the privacy policy'),
      '#config_target' => 'consent_elements.settings:policy_url',
      '#maxlength' => 1024,
    ];
    $form['layout'] = [
      '#type' => 'select',
      '#title' => $this->t('Position of the banner'),
      '#options' => [
        'bottom-start' => $this->t('Bottom, at the start'),
        'bottom-end' => $this->t('Bottom, at the end'),
        'bar' => $this->t('Bar'),
        'center' => $this->t('Center'),
        'sheet' => $this->t('Sheet at the lower edge of phones'),
      ],
      '#config_target' => 'consent_elements.settings:layout',
    ];
    $form['footer_button'] = [
      '#type' => 'checkbox',
      '#title' => $this->t('Show a button at the end of each page that opens the privacy settings.'),
      '#config_target' => 'consent_elements.settings:footer_button',
    ];
    return parent::buildForm($form, $form_state);
  }

  /**
   * {@inheritdoc}
   */
  public function validateForm(array &$form, FormStateInterface $form_state) {
    parent::validateForm($form, $form_state);
    $known = ['auto', 'all', 'necessary', 'functionality', 'measurement', 'experience', 'marketing'];
    $unknown = array_diff(preg_split('/\s+/', trim((string) $form_state->getValue('categories'))), $known);
    if ($unknown) {
      $form_state->setErrorByName('categories', $this->t('There is no category "@name".', ['@name' => reset($unknown)]));
    }
  }

}
