/**
 * Names of cookies and storage keys that sites use for sessions, log-ins, carts, CSRF protection, load balancing, fraud
 * prevention and consent. No listed pattern may match them: the generator omits such patterns, and a test checks the
 * shipped list.
 */
export const siteKeys = `
  PHPSESSID JSESSIONID ASP.NET_SessionId ASPSESSIONIDQABCD ASPSESSIONIDCQTRQBTB .AspNetCore.Session .AspNetCore.Cookies .ASPXAUTH .AspNet.ApplicationCookie
  .AspNetCore.Antiforgery.x1 .AspNetCore.Identity.Application __RequestVerificationToken CFID CFTOKEN CGISESSID SESSID SESSION session
  session_id sessionid sessionId sid connect.sid express.sid koa.sid koa.sess koa.sess.sig laravel_session laravel_token
  XSRF-TOKEN X-CSRF-TOKEN csrftoken csrf_token csrf _csrf _csrf_token csrf-token CSRF-TOKEN __csrf __Host-csrf
  __Host-session __Secure-session __Host-next-auth.csrf-token next-auth.session-token next-auth.callback-url
  next-auth.csrf-token __Secure-next-auth.session-token authjs.session-token authjs.csrf-token __Secure-authjs.session-token
  remember_token remember_me remember_web_59ba36addc2b2f9401580f014c7f58ea4e30989d rememberMe auth auth_token authToken
  access_token accessToken refresh_token refreshToken id_token token jwt user user_id userId uid uuid login logged_in
  is_logged_in account customer customer_id customerId visitor guest_id guest_token device_id deviceId
  wordpress_logged_in_0123456789abcdef wordpress_sec_0123 wordpress_test_cookie wp-settings-1 wp-settings-time-1
  wp-postpass_0123 comment_author_0123 woocommerce_cart_hash woocommerce_items_in_cart wp_woocommerce_session_0123
  wc_cart_hash_0123 wc_fragments_0123 wc_cart_created wpEmojiSettingsSupports tk_ai_disabled
  cart cart_id cartId cart_currency cart_sig cart_ts cart_token checkout checkout_token basket basket_id wishlist
  recently_viewed recentlyViewed compare_list secure_customer_sig keep_alive localization _shopify_essential
  _secure_session_id _orig_referrer_disabled storefront_digest dynamic_checkout_shown_on_cart preview_theme
  frontend frontend_cid form_key mage-cache-storage mage-cache-sessid mage-messages mage-cache-storage-section-invalidation
  private_content_version section_data_ids product_data_storage recently_viewed_product PrestaShop-0123 sw-states sw-cache-hash sw-context-token
  sylius_cart spree_cart SHOP_SESSION_TOKEN fornax_anonymousId_disabled OCSESSID zenid osCsid cms-session SSESS0123456789
  SESS0123456789abcdef Drupal.visitor.name has_js joomla_user_state fe_typo_user be_typo_user be_lastLoginProvider
  contao_settings craft_csrf_token CraftSessionId ghost-members-ssr ghost-members-ssr.sig october_session statamic_session
  django_language sessionid_admin messages flask_session session_data rack.session _app_session _rails_session _myapp_session
  user_credentials play_session PLAY_SESSION PLAY_FLASH grails_remember_me SPRING_SECURITY_REMEMBER_ME_COOKIE
  sb-abcdefgh-auth-token supabase.auth.token firebase:authUser:AIza:[DEFAULT] firebaseLocalStorageDb firebase-heartbeat-database
  amplify-signin-with-hostedUI CognitoIdentityServiceProvider.abc.LastAuthUser auth0.is.authenticated auth0.abc.is.authenticated
  a0.spajs.txs.abc @@auth0spajs@@::abc _legacy_auth0.is.authenticated okta-token-storage okta-cache-storage
  okta-oauth-state oidc.user:https://id.example:web oidc.state msal.abc.idtoken msal.account.keys __session __client_uat
  __clerk_db_jwt kc-access KEYCLOAK_SESSION KEYCLOAK_IDENTITY AUTH_SESSION_ID SimpleSAMLSessionID MoodleSession
  persist:root persist:auth redux-persist vuex pinia apollo-cache-persist i18nextLng i18n_redirected NEXT_LOCALE lang
  locale language currency country theme color-scheme darkMode dark-mode preferences settings sidebar_collapsed
  feature_flags debug loglevel ally-supports-cache reactquery REACT_QUERY_OFFLINE_CACHE keyval-store localforage _pouch_app
  workbox-precache-v2-https://shop.example/ workbox-expiration next-data-cache app-cache-v1
  AWSALB AWSALBCORS AWSALBTG AWSELB SERVERID BIGipServerpool ROUTEID sticky incap_ses_1_2 visid_incap_1 nlbi_1
  ak_bmsc bm_sz bm_sv _abck cf_clearance __cf_bm __cflb _cfuvid __cfruid datadome _px3 _pxvid _pxhd TS01abcdef
  __stripe_mid __stripe_sid _GRECAPTCHA rc::a rc::c hcaptcha __cfwaitingroom QueueITAccepted-SDFrts345E-V3_event
  CookieConsent cookieyes-consent OptanonConsent OptanonAlertBoxClosed euconsent-v2 usprivacy didomi_token uc_settings
  uc_user_interaction cookie_notice_accepted cmplz_consent_status borlabs-cookie klaro cookie_consent cookie-consent
  privacy-consent privacy-consent-storage privacy-consent-pending privacy-consent-receipts privacy-consent-test c15t tarteaucitron eupubconsent-v2
  consent gdpr _iub_cs-1234567 axeptio_cookies FCCDCF FCNEC osano_consentmanager
`
  .trim()
  .split(/\s+/)
