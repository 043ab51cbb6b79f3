import type { CategoryName } from '../consent/categories'

/**
 * The names of vendors' first-party cookies, entries in local and session storage, databases and caches, by category
 * and separated by spaces. `*` matches any text, `?` one character. Opt-out markers such as Matomo's
 * mtm_consent_removed are not included, because they must be kept.
 */
export const traces: Readonly<Record<Exclude<CategoryName, 'necessary'>, string>> = {
  functionality:
    'intercom-* drift* __zlcmid ZD-* crisp-client/* twk_* TawkConnectionTime tidio_* __lc_* __oauth_redirect_detector ' +
    'olfsk hblid wcsid messagesUtk',
  measurement:
    // Google Analytics, Clarity, Hotjar, Matomo
    '_ga _ga_* _gid _gat* __utm? __utm?? _dc_gtm_* AMP_TOKEN _clck _clsk _cltk _hj* hj* _pk_* MATOMO_SESSID ' +
    // Segment, PostHog, Adobe, Amplitude, Mixpanel, Heap
    'ajs_* analytics_session_id* ph_*_posthog ph_*_window_id ph_*_primary_window_exists AMCV_* AMCVS_* s_cc s_sq s_vi s_fid ' +
    's_ecid kndctr_*_identity kndctr_*_cluster AMP_* amplitude_* mp_*_mixpanel _hp2_* ' +
    // FullStory, Crazy Egg, Mouseflow, Yandex, HubSpot, Quantcast, Chartbeat, LogRocket, Datadog, StatCounter
    'fs_uid fs_lua _ce.* mf_* _ym_* __hstc __hssc __hssrc __qca _cb _cb_* _chartbeat* _lr_* _lr-* _dd_s sc_is_visitor_unique ' +
    // tests of designs
    '_vwo* _vis_opt_* optimizely* ABTasty* _conv_* kameleoon*',
  experience: '',
  marketing:
    // Google, Meta, Microsoft, TikTok, Pinterest, LinkedIn
    '_gcl_* _gac_* __gads __gpi __eoi _fbp _fbc lastExternalReferrer* _uet* _ttp _tt_* ttcsid* tt_appInfo tt_sessionId ' +
    'tt_pixel_session_index _pin_unauth _pinterest_* _derived_epik _epik li_fat_id li_giant ' +
    // X, Snap, Reddit, Criteo, Taboola, Outbrain, Klaviyo, AdRoll, Marketo, HubSpot
    '_twpid _twclid _scid* _sctr _schn* _rdt_* cto_* t_gid _tb_* outbrain_* __kla_id __adroll* __ar_v4 _mkto_trk hubspotutk',
}
