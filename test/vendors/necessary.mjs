/** How React's wrappers are shown. */
const react = `import { createElement as h } from 'react'
      import { createRoot } from 'react-dom/client'
      const show = element => createRoot(document.body.appendChild(document.createElement('div'))).render(element)`

/**
 * SDKs that sites need for payment, sign-in, protection from bots, maps, search and connections. They must run as
 * without us, also before a choice. `code` sets `window.works` once the SDK has loaded what it needs.
 */
export const necessary = {
  stripe: {
    code: `import { loadStripe } from '@stripe/stripe-js'
      loadStripe('pk_test_AbCdEf').then(stripe => { window.works = Boolean(stripe) })`,
    answers: [['js.stripe.com', `window.Stripe = () => ({ _registerWrapper() {} }); window.Stripe.version = 3`]],
  },
  paypal: {
    code: `import { loadScript } from '@paypal/paypal-js'
      loadScript({ clientId: 'test' }).then(paypal => { window.works = Boolean(paypal) })`,
    answers: [['www.paypal.com/sdk/js', `window.paypal = { version: '5' }`]],
  },
  adyen: {
    code: `import { AdyenCheckout } from '@adyen/adyen-web'
      AdyenCheckout({ clientKey: 'live_ABCDEF', environment: 'live', countryCode: 'DE', locale: 'de-DE', amount: { value: 1, currency: 'EUR' }, paymentMethodsResponse: { paymentMethods: [] } }).then(() => { window.works = true })`,
  },
  auth0: {
    code: `import { Auth0Client } from '@auth0/auth0-spa-js'
      const auth0 = new Auth0Client({ domain: 'acme.eu.auth0.com', clientId: 'abc' })
      auth0.loginWithRedirect({ openUrl: url => fetch(url, { mode: 'no-cors' }).then(() => { window.works = url.includes('/authorize') }) })`,
  },
  supabase: {
    code: `import { createClient } from '@supabase/supabase-js'
      const supabase = createClient('https://abcdefghijklmnopqrst.supabase.co', 'anon')
      supabase.from('items').select().then(({ error }) => { window.works = error === null })`,
    answers: [['/rest/v1/items', []]],
  },
  'firebase-auth': {
    code: `import { initializeApp } from 'firebase/app'
      import { getAuth, signInAnonymously } from 'firebase/auth'
      const auth = getAuth(initializeApp({ apiKey: 'AIzaSyAbCdEfGhIjKlMnOpQrStUvWxYz0123456', authDomain: 'shop.firebaseapp.com' }))
      signInAnonymously(auth).then(({ user }) => { window.works = Boolean(user) })`,
    answers: [
      [
        'accounts:signUp',
        { idToken: 'e30.eyJleHAiOjk5OTk5OTk5OTksImlhdCI6MX0.e30', refreshToken: 'r', expiresIn: '3600', localId: 'a' },
      ],
      ['accounts:lookup', { users: [{ localId: 'a' }] }],
    ],
  },
  recaptcha: {
    code: `import { load } from 'recaptcha-v3'
      load('6LcAbCdEf').then(captcha => captcha.execute('a')).then(token => { window.works = token === 'token' })`,
    answers: [
      [
        'recaptcha/api.js',
        `window.grecaptcha = { ready: run => run(), render: () => 1, execute: () => Promise.resolve('token') }`,
      ],
    ],
  },
  hcaptcha: {
    code: `import { hCaptchaLoader } from '@hcaptcha/loader'
      hCaptchaLoader({ sentry: false }).then(() => { window.works = true })`,
    answers: [
      [
        'hcaptcha.com/1/api.js',
        `window.hcaptcha = {}; for (const name of Object.keys(window)) if (/hcaptcha.*load/i.test(name)) window[name]()`,
      ],
    ],
  },
  turnstile: {
    code: `const script = document.createElement('script')
      script.src = 'https://challenges.cloudflare.com/turnstile/v0/api.js'
      script.onload = () => { window.works = window.turnstile === 1 }
      document.head.append(script)`,
    answers: [['turnstile', 'window.turnstile = 1']],
  },
  'google-maps': {
    code: `import { importLibrary, setOptions } from '@googlemaps/js-api-loader'
      setOptions({ key: 'AIzaSyAbCdEf' })
      importLibrary('maps').then(maps => { window.works = maps === 'maps' })`,
    answers: [['maps/api/js', `google.maps.importLibrary = async name => name; google.maps.__ib__()`]],
  },
  maplibre: {
    code: `import * as maplibre from 'maplibre-gl'
      fetch('https://api.maptiler.com/maps/streets/style.json?key=AbCdEf').then(() => { window.works = Boolean(maplibre.Map ?? maplibre.default) })`,
    blocked: 'tiles of MapTiler are a service of their own, which waits for consent',
  },
  algolia: {
    code: `import { algoliasearch } from 'algoliasearch'
      algoliasearch('ABCDEFGHIJ', '0123456789abcdef0123456789abcdef').search({ requests: [{ indexName: 'a', query: 'b' }] }).then(({ results }) => { window.works = results.length === 0 })`,
    answers: [['/1/indexes', { results: [] }]],
  },
  typesense: {
    code: `import Typesense from 'typesense'
      new Typesense.Client({ nodes: [{ host: 'abc.a1.typesense.net', port: 443, protocol: 'https' }], apiKey: 'a' }).collections('a').documents().search({ q: 'b', query_by: 'c' }).then(({ found }) => { window.works = found === 0 })`,
    answers: [['/collections', { found: 0, hits: [] }]],
  },
  'socket-io': {
    code: `import { io } from 'socket.io-client'
      const socket = io('https://live.acme.example', { transports: ['polling'], reconnection: false })
      socket.on('connect_error', () => { window.works = true }); socket.on('connect', () => { window.works = true })`,
  },
  pusher: {
    code: `import Pusher from 'pusher-js'
      const pusher = new Pusher('0123456789abcdef0123', { cluster: 'eu', enabledTransports: ['xhr_streaming', 'xhr_polling'], enableStats: false })
      setTimeout(() => { window.works = pusher.connection.state !== 'failed' }, 1000)`,
  },
  'react-stripe': {
    code: `${react}
      import { Elements, useStripe } from '@stripe/react-stripe-js'
      import { loadStripe } from '@stripe/stripe-js'
      const Pay = () => { window.works = Boolean(useStripe()); return null }
      show(h(Elements, { stripe: loadStripe('pk_test_AbCdEf') }, h(Pay)))`,
    answers: [
      [
        'js.stripe.com',
        `window.Stripe = () => ({ _registerWrapper() {}, registerAppInfo() {}, elements: () => ({}), createToken() {}, createPaymentMethod() {}, confirmCardPayment() {} }); window.Stripe.version = 'basil'`,
      ],
    ],
  },
  'react-paypal': {
    code: `${react}
      import { PayPalScriptProvider, usePayPalScriptReducer } from '@paypal/react-paypal-js'
      const Pay = () => { window.works = usePayPalScriptReducer()[0].isResolved; return null }
      show(h(PayPalScriptProvider, { options: { clientId: 'test' } }, h(Pay)))`,
    answers: [['www.paypal.com/sdk/js', `window.paypal = { version: '5' }`]],
  },
  'react-google-maps': {
    code: `${react}
      import { APIProvider } from '@vis.gl/react-google-maps'
      show(h(APIProvider, { apiKey: 'AIzaSyAbCdEf', onLoad: () => { window.works = true } }, 'map'))`,
    answers: [['maps/api/js', `google.maps.importLibrary = async name => name; google.maps.__ib__()`]],
  },
  'react-google-sign-in': {
    code: `${react}
      import { GoogleOAuthProvider } from '@react-oauth/google'
      show(h(GoogleOAuthProvider, { clientId: '1-a.apps.googleusercontent.com', onScriptLoadSuccess: () => { window.works = true } }, 'sign in'))`,
  },
  'react-recaptcha-v3': {
    code: `${react}
      import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3'
      const Form = () => { window.works = Boolean(useGoogleReCaptcha().executeRecaptcha); return null }
      show(h(GoogleReCaptchaProvider, { reCaptchaKey: '6LcAbCdEf' }, h(Form)))`,
    answers: [
      [
        'recaptcha/api.js',
        `window.grecaptcha = { ready: run => run(), render: () => 1, execute: () => Promise.resolve('token') }; window.onGoogleReCaptchaLoad?.()`,
      ],
    ],
  },
  'react-hcaptcha': {
    code: `${react}
      import HCaptcha from '@hcaptcha/react-hcaptcha'
      show(h(HCaptcha, { sitekey: '10000000-ffff-ffff-ffff-000000000001', sentry: false, onLoad: () => { window.works = true } }))`,
    answers: [
      [
        'hcaptcha.com/1/api.js',
        `window.hcaptcha = { render: () => '1', reset() {}, remove() {} }; for (const name of Object.keys(window)) if (/hcaptcha.*load/i.test(name)) window[name]()`,
      ],
    ],
  },
  'react-turnstile': {
    code: `${react}
      import { Turnstile } from '@marsidev/react-turnstile'
      show(h(Turnstile, { siteKey: '1x00000000000000000000AA', onWidgetLoad: () => { window.works = true } }))`,
    answers: [
      [
        'turnstile/v0/api.js',
        `window.turnstile = { render: () => '1', remove() {}, reset() {}, isExpired: () => false, getResponse() {} }; for (const name of Object.keys(window)) if (/onloadTurnstileCallback/i.test(name)) window[name]()`,
      ],
    ],
  },
}
