/**
 * What the list takes over from third-party-web, omits, adds and never blocks. A host includes its subdomains.
 * host/path includes only addresses below that path.
 */

/**
 * The kinds of third-party-web that are taken over, with our categories. The other kinds (utility, cdn, hosting,
 * consent-provider, content) mix trackers with what pages need to work, so hosts of these kinds are added individually.
 */
export const categories = {
  ad: 'marketing',
  analytics: 'measurement',
  marketing: 'marketing',
  social: 'marketing',
  video: 'experience',
  'customer-success': 'functionality',
  'tag-manager': 'measurement',
}

/** Hosts of the kinds above that are omitted, with all their subdomains. */
export const drop = [
  {
    reason: 'Sign-in and identity: a visitor could not log in before consenting.',
    hosts: `
      okta.com gigya.com oneall.com janrain.com rpxnow.com loginradius.com lrcontent.com linkedin.com vk.com
      snapchat.com salesforce.com force.com
    `,
  },
  {
    reason: 'Consent tools filed as advertising or analytics: the banner itself would be blocked.',
    hosts: `
      privacymanager.io inmobi.com hs-banner.com betrad.com evidon.com summerhamster.com
    `,
  },
  {
    reason:
      'Whole companies, portals, shops and mail services under one name; their trackers are added by host or path below.',
    hosts: `
      facebook.com bing.com microsoft.com msn.com s-msn.com msecnd.net a-cedexis.msedge.net yahoo.com yimg.com
      s.yimg.jp yahooapis.com yahoo.net zenfs.com hostingprod.com lexity.com aol.com aolcdn.com oath.com line.me
      line-scdn.net daum.net daumcdn.net apple.com ebay.com ebayimg.com wp.pl onet.pl ui-portal.de tumblr.com t.co
      licdn.com quora.com rakuten-static.com s81c.com ibmcloud.com xboxlive.com hp.com sas.com wayfair.com where.com
      sstatic.net zdbb.net static.polldaddy.com
    `,
  },
  {
    reason:
      'Hosting, shop systems, content delivery, forms that visitors send and site assets, filed as marketing, analytics or social.',
    hosts: `
      hubspot.com hubapi.com bigcommerce.com tcdn.com.br hubspot.net hsstatic.net amplience.net adis.ws bigcontent.io
      net.pl targetemsecure.blob.core.windows.net d9hhrg4mnvzow.cloudfront.net unbounce.com livejournal.com
      livejournal.net pixnet.net pixfs.net rebelmouse.com rbl.ms news.com.au newscdn.com.au buzzfeed.com bwbx.io
      pagesuite-professional.co.uk tm-awx.com custhelp.com ordergroove.com ggpht.com opentok.com videoplayerhub.com
      jsonip.com wurfl.io wurflcloud.com searchanise.com bbb.org backinstock.org cs600.wac.alphacdn.net ipv6test.net
      polarcdn-terrax.com mailchimp.com list-manage.com viafoura.co viafoura.net npttech.com tinypass.com
      infusionsoft.com webcollage.net salesforceliveagent.com cloudsponge.com emlfiles.com concert.io limelight.com
      llnwd.net
    `,
  },
  {
    reason: 'Fraud prevention and protection against malicious advertising.',
    hosts: `
      geoedge.be adlightning.com clickguardian.app clickguardian.co.uk
    `,
  },
]

/** Hosts of WhoTracks.Me that are omitted, with all their subdomains. */
export const dropOfWhoTracksMe = [
  {
    reason: 'Files of sites: hosting, site builders, shop systems, documentation, asset hosts of portals.',
    hosts: `
      carrierzone.com multiscreensite.com volusion.com readme.io jsuol.com.br xhcdn.com nsimg.net idealo.com
    `,
  },
  {
    reason: 'Fraud prevention, legal texts, notices of governments and of old browsers, forms that visitors send.',
    hosts: `
      clearsale.com.br kaptcha.com haendlerbund.de barra.brasil.gov.br browser-update.org bitrix24.com bitrix24.com.br
      create.leadid.com vcita.com
    `,
  },
]

/** Hosts that several of the other lists name and that are omitted, with all their subdomains. */
export const dropOfEvidence = [
  {
    reason: 'Content, players and tools that people use on the page: polls, catalogues, calendars, site search, sizes.',
    hosts: `
      apester.com zmags.com trumba.com inbenta.com truefitcorp.com vidible.tv ultimedia.com marfeel.com mrf.io
      arcpublishing.com polarcdn-pentos.com gleam.io foursixty.com contentabc.com celtra.com reftagger.com
      supplyframe.com fastapi.net
    `,
  },
  {
    reason: 'Sites, portals and log-ins of companies, and hosts that serve one site only.',
    hosts: `
      schibsted.com schibsted.io ziffdavis.com purch.com ugdturner.com nytimes.com bbci.co.uk fivetran.com xhamster.com
      quantcast.com vgwort.de cnn.com indiatimes.com amp-error-reporting.appspot.com
    `,
  },
  {
    reason: 'Forms that visitors send.',
    hosts: `
      e2ma.net mailplus.nl marketo.com channeladvisor.com
    `,
  },
]

/** Hosts that the data lacks, or has in another category. A later group overrides an earlier one. */
export const add = [
  {
    reason:
      'The tag manager that loads the trackers (VG Hannover 10 A 5385/22), and its peers; our own tag manager exempts its script itself.',
    category: 'measurement',
    hosts: `
      googletagmanager.com adobedtm.com tiqcdn.com tealiumiq.com ensighten.com tagcommander.com commander1.com
      yjtag.jp
    `,
  },
  {
    reason: 'Google: the advertising and measurement paths of a host that also serves search, sign-in and reCAPTCHA.',
    category: 'marketing',
    hosts: `
      google.com/ccm google.com/pagead google.com/ads google.com/rmkt google.com/gmp google.com/measurement/conversion
      adtrafficquality.google merchant-center-analytics.goog imasdk.googleapis.com
    `,
  },
  {
    reason: 'Facebook: the pixel and the social plugins of a host that also serves the log-in.',
    category: 'marketing',
    hosts: `
      facebook.com/tr facebook.com/plugins facebook.com/audience_network an.facebook.com
    `,
  },
  {
    reason: 'Microsoft: its advertising hosts only.',
    category: 'marketing',
    hosts: `
      bat.bing.com bat.bing.net c.bing.com bat.r.msn.com
    `,
  },
  {
    reason: 'The other shared hosts: only what advertises or measures.',
    category: 'marketing',
    hosts: `
      ads.linkedin.com platform.linkedin.com snap.licdn.com linkedin.com/px linkedin.com/li ads.yahoo.com
      analytics.yahoo.com gemini.yahoo.com s.yimg.com/wi s.yimg.jp/images/listing apm.yahoo.co.jp b97.yahoo.co.jp
      b99.yahoo.co.jp d.line-scdn.net/n/line_tag tr.line.me ad.daum.net tr.snapchat.com tr6.snapchat.com sc-static.net
      t.co/i t.co/1/i ads.x.com platform.x.com advertising.twitter.com analytics.twitter.com yandex.ru/ads
      yandex.ru/an ad.mail.ru ad4.mail.ru vk.com/rtrg q.quora.com px.srvcs.tumblr.com c.seznam.cz veta.naver.com
      sync.inmobi.com ara.paa-reporting-advertising.amazon analytics-ipv6.tiktokw.us
    `,
  },
  {
    reason: 'Filed as utility, tag manager or unknown by the data, but it measures.',
    category: 'measurement',
    hosts: `
      clarity.ms cloudflareinsights.com newrelic.com nr-data.net sentry.io sentry-cdn.com top-fwz1.mail.ru
      wcs.naver.net wcs.naver.com datadoghq-browser-agent.com browser-intake-datadoghq.com browser-intake-datadoghq.eu
      analytics.ahrefs.com posthog.com featureassets.org prodregistryv2.org statsigapi.net rudderlabs.com
      rudderstack.com umami.is umami.dev growthbook.io simpleanalyticscdn.com lr-ingest.io lr-in.com lr-in-prod.com
      logrocket.com logrocket.io lgrckt-in.com edge.adobedc.net userpilot.io userpilot.com smartlook.cloud heap.io
      heap-api.com braze.com braze.eu mc.yandex.by mc.yandex.kz mc.webvisor.org js.monitor.azure.com
      dc.services.visualstudio.com omtrdc.net sstats.adobe.com stat.tildaapi.com tracker.metricool.com
      visitor-analytics.io roistat.com calltouch.ru st.top100.ru callibri.ru matomo.org loggly.com indicative.com
      measurements-api.wonderpush.com vercel-insights.com va.vercel-scripts.com contentsquare.com conviva.com
      rum.hlx.page whos.amung.us analytics.wpmucdn.com debugbear.com pagepulse.info analytics.google.com
      ampcid.google.com tctm.co tvsquared.com events.mapbox.com
    `,
  },
  {
    reason:
      'Filed as utility, tag manager, analytics or unknown by the data, but it advertises, retargets or synchronises identifiers.',
    category: 'marketing',
    hosts: `
      onesignal.com track.hubspot.com begun.ru everestjs.net clicktripz.com demdex.net everesttech.net aniview.com
      rlcdn.com dotomi.com fastclick.net semasio.net exelator.com fwmrm.net revcontent.com samba.tv admanmedia.com
      zergnet.com sekindo.com eu-1-id5-sync.com rtbhouse.com config-security.com mountain.com zoominfo.com
      zi-scripts.com lfeeder.com leadfeeder.com appsflyer.com adjust.com vector.co getkoala.com northbeam.io
      shareasale.com shareasale-analytics.com trackonomics.net adx.opera.com t.oa.opera.com cognitivlabs.com a-mo.net
      a-mx.com amxrtb.com advolve.io iqzone.com krushmedia.com digitalaudience.io pmbmonetize.live vistarsagency.com
      yellowblue.io richaudience.com ad-delivery.net btloader.com smilewanted.com primis.tech eskimi.com
      servenobid.com dxtech.ai presage.io resetdigital.co ymmobi.com aditude.io aditude.cloud driftpixel.live
      pacvue.com smartytech.io copper6.com sparteo.com nrich.ai adtelligent.com smartytouch.co trustedstack.com
      gamoshi.io openwebmp.com pixad.com.tr adtarget.com.tr adtarget.biz uidapi.com aidemsrv.com ck-ie.com pxl.iqm.com
      playdigo.com e-volution.ai ortb.net rqtrk.eu omnisnippet1.com wt.omnisendlink.com sibautomation.com
      in-automate.brevo.com mcjs.prd.a.intuit.com ad.gt hadronid.net adstanding.com shb-sync.com cootlogix.com
      amspbs.com buzzoola.com usbrowserspeed.com adtdp.com aidata.io digitaltarget.ru zucks.net e-planning.net
      minutemedia-prebid.com visx.net kueezrtb.com moloco.com optable.co bumlam.com upravel.com mediago.io sape.ru
      acint.net pangle-ads.com ad-stir.com travelaudience.com otm-r.com rtb-oveeo.com colossusssp.com
      s-cs.rmp.rakuten.com ingage.tech rtb.mts.ru cm.a.mts.ru al-adtech.com adspector.io uuidksinc.net anonymised.io
      adhaven.com magsrv.com omappapi.com weborama-tech.ru connectad.io taptapnetworks.com journeymv.com opecloud.com
      ottadvisors.com targetads.io pgammedia.com amoad.com gonet-ads.com bidberry.net admatic.de targetrtb.com
      mobilefuse.com leadinfo.net leadinfo.com sddan.com roeye.com roeyecdn.com bidderstack.com delivrdsp.ai
      rtbwave.com pbstck.com trafmag.com linkssp.ru prebid.cloud serving-sys.ru
    `,
  },
  {
    reason: 'Tests of designs: they assign visitors to variants and record what these visitors do, as analytics do.',
    category: 'measurement',
    hosts: `
      optimizely.com vwo.com visualwebsiteoptimizer.com wingify.com abtasty.com kameleoon.com kameleoon.eu
      kameleoon.io convertexperiments.com googleoptimize.com tt.omtrdc.net
      omniconvert.com kaizenplatform.net sitegainer.com zarget.com maxymiser.net d5phz18u4wuww.cloudfront.net
      d1447tq2m68ekg.cloudfront.net
    `,
  },
  {
    reason: 'Recommendations and personal content: they advertise products by a profile of the visitor, as ads do.',
    category: 'marketing',
    hosts: `
      monetate.net dynamicyield.com nosto.com clerk.io scarabresearch.com richrelevance.com certona.net barilliance.net recobell.io
    `,
  },
  {
    reason: 'Embedded players, posts and maps.',
    category: 'experience',
    hosts: `
      jwplayer.com jwpcdn.com jwpsrv.com jwpltx.com jwplatform.com googlevideo.com spotify.com scdn.co soundcloud.com
      sndcdn.com dailymotion.com dmcdn.net dmxleo.com embedly.com embed.ly giphy.com flickr.com
      issuu.com isu.pub slideshare.net slidesharecdn.com snapwidget.com tripadvisor.com tripadvisor.co.uk tacdn.com
      jscache.com opentable.com opentable.co.uk accuweather.com flowplayer.org kaltura.com livefyre.com photorank.me
      tile.openstreetmap.org flixcar.com flixfacts.com flix360.com revolvermaps.com
    `,
  },
  {
    reason: 'Reviews, comments, forms, avatars and chat that the data files under other purposes.',
    category: 'functionality',
    hosts: `
      gravatar.com disqus.com disquscdn.com hsforms.com hsforms.net trustpilot.com judge.me yotpo.com stamped.io
      reviews.io reviews.co.uk feefo.com bazaarvoice.com powerreviews.com reevoo.com ekomi.com ekomi.de
      avis-verifies.com loyaltylion.com loyaltylion.net swellrewards.com tidio.co tidiochat.com usemessages.com
      drift.com driftt.com surveymonkey.com iperceptions.com jivo.ru salesiq.zohopublic.com channel.io
    `,
  },
]

/** Hosts that must stay reachable in every state. The generator fails if a rule would block one of them. */
export const neverBlock = [
  {
    reason: 'Fonts and libraries.',
    hosts: `
      fonts.googleapis.com fonts.gstatic.com gstatic.com ajax.googleapis.com cdnjs.cloudflare.com jsdelivr.net
      unpkg.com code.jquery.com typekit.net bootstrapcdn.com cdn.datatables.net polyfill.io esm.sh fonts.bunny.net
      use.fontawesome.com ampproject.org
    `,
  },
  {
    reason: 'Payment.',
    hosts: `
      stripe.com stripe.network stripecdn.com paypal.com paypalobjects.com klarna.com klarnacdn.net klarnaservices.com
      adyen.com adyenpayments.com braintreegateway.com braintree-api.com squarecdn.com squareup.com pay.google.com
      payments.google.com google.com/pay applepay.cdn-apple.com apple-pay-gateway.apple.com affirm.com afterpay.com authorize.net
      razorpay.com mollie.com checkout.com payments-amazon.com shop.app worldpay.com worldpay-bop.com cybersource.com
      paddle.com chargebee.com recurly.com fastspring.com lemonsqueezy.com mercadopago.com mercadolibre.com/jms
      payu.com przelewy24.pl sumup.com saferpay.com wirecard.com sezzle.com zip.co bolt.com spreedly.com plaid.com
      2checkout.com datatrans.com computop-paygate.com unzer.com heidelpay.com stripe-terminal-local-reader.net
    `,
  },
  {
    reason: 'Captchas.',
    hosts: `
      google.com/recaptcha recaptcha.net hcaptcha.com challenges.cloudflare.com arkoselabs.com funcaptcha.com
      friendlycaptcha.com frcapi.com friendlycaptcha.eu geetest.com mtcaptcha.com captcha-sdk.awswaf.com
      smartcaptcha.yandexcloud.net captcha.px-cdn.net prosopo.io trustcaptcha.com altcha.org captcha.eu
    `,
  },
  {
    reason: 'Sign-in.',
    hosts: `
      accounts.google.com apis.google.com identitytoolkit.googleapis.com securetoken.googleapis.com appleid.apple.com
      appleid.cdn-apple.com login.microsoftonline.com login.live.com msauth.net msftauth.net auth0.com okta.com
      oktacdn.com clerk.com clerk.dev clerk.accounts.dev gigya.com linkedin.com/oauth linkedin.com/uas
      facebook.com/login facebook.com/login.php facebook.com/dialog facebook.com/v19.0/dialog graph.facebook.com
      m.facebook.com/login api.twitter.com x.com/i/oauth2 login.yahoo.com access.line.me accounts.kakao.com id.vk.com
      github.com login.salesforce.com cognito-idp.eu-central-1.amazonaws.com kinde.com stytch.com supertokens.io workos.com magic.link
      onelogin.com pingone.com pingone.eu duosecurity.com frontegg.com descope.com
    `,
  },
  {
    reason: 'Consent tools.',
    hosts: `
      cookielaw.org onetrust.com cookiebot.com cookiebot.eu usercentrics.eu usercentrics.com privacy-center.org
      didomi.io privacy-mgmt.com cookieyes.com cdn-cookieyes.com consentmanager.net iubenda.com axept.io termly.io
      trustarc.com truste.com cookie-script.com cookiefirst.com cookieinformation.com privacymanager.io cmp.inmobi.com
      inmobi-choice.io fundingchoicesmessages.google.com consensu.org consentframework.com osano.com ketchcdn.com
      gatekeeperconsent.com tarteaucitron.io hs-banner.com civiccomputing.com appconsent.io sfbx.io trustcommander.net
      cookiehub.net cookiehub.eu uniconsent.com secureprivacy.ai illow.io enzuzo.com transcend.io
      transcend-cdn.com securiti.ai cookie-bar.eu clickio.com/consent consentmo.com pandectes.io sourcepoint.com
      sp-prod.net quantcast.mgr.consensu.org cmp.quantcast.com choice.faktor.mgr.consensu.org adopt.io goadopt.io
    `,
  },
  {
    reason: 'Queues, fraud prevention and protection.',
    hosts: `
      queue-it.net forter.com riskified.com signifyd.com sift.com siftscience.com online-metrix.net px-cdn.net
      px-cloud.net perimeterx.net datadome.co iovation.com iesnare.com kaxsdc.com kount.net seondf.com
      deviceinf.com sardine.ai arkoselabs.cn nethone.io ravelin.net ravelin.com accertify.net castle.io
      captcha-delivery.com maxmind.com kaspersky-labs.com cdn-net.com
      confiant-integrations.net
    `,
  },
  {
    reason:
      'Map APIs that sites build their own pages on, and translation in the browser. Embedded maps are blocked as experience.',
    hosts: `
      maps.googleapis.com maps.gstatic.com maps-api-ssl.google.com khms0.googleapis.com khms1.googleapis.com
      streetviewpixels-pa.googleapis.com api.mapbox.com translate.googleapis.com translate-pa.googleapis.com
    `,
  },
  {
    reason: 'Content delivery, hosting and shop systems: files of the site itself.',
    hosts: `
      cloudinary.com scene7.com imgix.net bigcommerce.com tcdn.com.br hubspot.net hubspotusercontent-na1.net
      cdn.shopify.com shopify.com images.squarespace-cdn.com website-files.com wixstatic.com parastorage.com i0.wp.com
      s0.wp.com googleusercontent.com
    `,
  },
  {
    reason: 'Names under which strangers live side by side: one of them may be listed, the name itself never.',
    frontDoorOnly: true,
    hosts: `
      anyone.cloudfront.net anyone.akamaihd.net anyone.azureedge.net anyone.amazonaws.com anyone.blob.core.windows.net
      anyone.cloudfunctions.net anyone.b-cdn.net anyone.cdn77.org anyone.herokuapp.com anyone.github.io anyone.web.app
      anyone.net.pl anyone.co.uk anyone.com.br anyone.fastly.net anyone.pages.dev anyone.workers.dev anyone.vercel.app
      anyone.netlify.app anyone.llnwd.net
    `,
  },
  {
    reason: 'Portals whose front door is not a tracker.',
    frontDoorOnly: true,
    hosts: `
      google.com google.com/search google.de facebook.com bing.com microsoft.com msn.com yahoo.com linkedin.com
      apple.com wikipedia.org mail.ru yandex.ru naver.com line.me daum.net qq.com x.com twitter.com
    `,
  },
]
