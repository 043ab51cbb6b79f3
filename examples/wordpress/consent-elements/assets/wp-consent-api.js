// Passes the visitor's decision on to the WP Consent API, which stores it in cookies of its own for other plugins.
;(function () {
  'use strict'
  // "experience" has no counterpart there.
  var categories = {
    functional: 'necessary',
    preferences: 'functionality',
    'statistics-anonymous': 'measurement',
    statistics: 'measurement',
    marketing: 'marketing',
  }
  var isKnown = false

  window.wp_consent_type = 'optin'
  document.dispatchEvent(new CustomEvent('wp_consent_type_defined'))

  function pass(event) {
    var isDecided = Boolean(event.detail.consentInfo)
    // Before a choice nothing is written. After a reset the old cookies must not grant anything.
    if (!isDecided && !isKnown) return
    isKnown = true
    Object.keys(categories).forEach(function (name) {
      window.wp_set_consent(name, event.detail.effectiveConsents[categories[name]] ? 'allow' : 'deny')
    })
  }

  document.addEventListener('consent-ready', pass)
  document.addEventListener('consent-change', pass)
  var manager = window.consentManager
  if (manager && manager.state) pass({ detail: manager.state })
})()
