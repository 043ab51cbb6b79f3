/**
 * Hosts of tracking vendors, as documented by the vendors in snippets and in pages about Content-Security-Policy and
 * allow lists. The list was compiled independently of the other sources, to find what they miss. Every host is in the
 * shipped list, and a test checks each one.
 */
export const vendorHosts = [
  {
    category: 'measurement',
    hosts: `
      www.google-analytics.com ssl.google-analytics.com region1.google-analytics.com analytics.google.com
      www.googletagmanager.com googleoptimize.com
      static.hotjar.com script.hotjar.com vars.hotjar.com in.hotjar.com insights.hotjar.com ws.hotjar.com
      content.hotjar.io metrics.hotjar.io
      www.clarity.ms c.clarity.ms d.clarity.ms
      static.cloudflareinsights.com cloudflareinsights.com
      cdn.mxpnl.com api.mixpanel.com api-js.mixpanel.com api-eu.mixpanel.com
      cdn.amplitude.com api.amplitude.com api2.amplitude.com api.eu.amplitude.com api.lab.amplitude.com sr-client-cfg.amplitude.com
      cdn.segment.com api.segment.io cdn.heapanalytics.com heapanalytics.com cdn.us.heap-api.com c.us.heap-api.com
      edge.fullstory.com rs.fullstory.com fullstory.com
      cdn.mouseflow.com o2.mouseflow.com cdn.luckyorange.com settings.luckyorange.net tools.luckyorange.com
      cdn.smartlook.com rec.smartlook.com web-sdk.smartlook.com cdn.logrocket.io cdn.lr-ingest.io r.lr-ingest.io
      cdn.inspectlet.com hn.inspectlet.com script.crazyegg.com tracking.crazyegg.com
      t.contentsquare.net c.contentsquare.net ws.sessioncam.com d2oh4tlt9mrke9.cloudfront.net cdn.quantummetric.com ingest.quantummetric.com
      cdn.decibelinsight.net collection.decibelinsight.net cdn.glassboxcdn.com
      static.chartbeat.com ping.chartbeat.net cdn.parsely.com p1.parsely.com srv.pixel.parsely.com
      sb.scorecardresearch.com secure-us.imrworldwide.com cdn-gl.imrworldwide.com
      assets.adobedtm.com dpm.demdex.net cm.everesttech.net sc.omtrdc.net edge.adobedc.net
      tags.tiqcdn.com collect.tealiumiq.com datacloud.tealiumiq.com visitor-service.tealiumiq.com
      nexus.ensighten.com cdn.tagcommander.com collect.commander1.com
      js-agent.newrelic.com bam.nr-data.net bam.eu01.nr-data.net bam-cell.nr-data.net
      www.datadoghq-browser-agent.com browser-intake-datadoghq.com rum.browser-intake-datadoghq.eu
      browser.sentry-cdn.com js.sentry-cdn.com o0.ingest.sentry.io o0.ingest.us.sentry.io
      cdn.speedcurve.com lux.speedcurve.com s.go-mpulse.net c.go-mpulse.net rum-static.pingdom.net rum-collector-2.pingdom.net
      cdn.raygun.io api.raygun.io cdn.rollbar.com api.rollbar.com d2wy8f7a9ursnm.cloudfront.net notify.bugsnag.com sessions.bugsnag.com
      cdn.trackjs.com usage.trackjs.com capture.trackjs.com js.monitor.azure.com dc.services.visualstudio.com
      cdn.appdynamics.com col.eum-appdynamics.com js-cdn.dynatrace.com eum.instana.io
      plausible.io cdn.usefathom.com cdn-eu.usefathom.com scripts.simpleanalyticscdn.com queue.simpleanalyticscdn.com
      cloud.umami.is gc.zgo.at api.pirsch.io cdn.matomo.cloud cdn.innocraft.cloud containers.piwik.pro
      app.posthog.com us.i.posthog.com eu.i.posthog.com us-assets.i.posthog.com
      cdn.rudderlabs.com api.rudderlabs.com jssdkcdns.mparticle.com jssdks.mparticle.com
      static.woopra.com www.woopra.com in.getclicky.com static.getclicky.com c.statcounter.com secure.statcounter.com
      s10.histats.com sstatic1.histats.com counter.yadro.ru mc.yandex.ru mc.yandex.com hm.baidu.com s4.cnzz.com
      code.etracker.com www.etracker.de responder.wt-safetag.com script.ioam.de
      tag.aticdn.net logs1409.xiti.com cdn.pa-cd.com siteimproveanalytics.com cdn.siteimprove.net
      cdn.monsido.com tracking.monsido.com cdn.gosquared.com data.gosquared.com d1l6p2sc9645hc.cloudfront.net
      scripts.kissmetrics.io trk.kissmetrics.io cdn.pendo.io app.pendo.io data.pendo.io
      nebula-cdn.kampyle.com udc-neb.kampyle.com w.usabilla.com siteintercept.qualtrics.com zn.siteintercept.qualtrics.com
      survey.survicate.com cl.qualaroo.com dntcl.qualaroo.com collect.mopinion.com gateway.foresee.com
      stats.wp.com pixel.wp.com va.vercel-scripts.com vitals.vercel-insights.com pulse.clickguard.com
      collector.snplow.net cdn.callrail.io
      cdn.indicative.com api.indicative.com static.userguiding.com api.userguiding.com s.pointerpro.com
      plerdy.com d.plerdy.com a.plerdy.com www.clickcease.com monitor.clickcease.com
      cdn.oribi.io gw.oribi.io cdn.attracta.com analytics.ahrefs.com
      cdn.usermaven.com events.usermaven.com cdn.microanalytics.io cdn.splitbee.io hive.splitbee.io
      cdn.panelbear.com api.panelbear.com swetrix.org api.swetrix.com
      tracker.leadsrx.com app.ruleranalytics.com rr-us.ruleranalytics.com static.rapidspike.com cdn.noibu.com input.noibu.com
      cdn.debugbear.com data.debugbear.com rum.uptrends.com cdn.requestmetrics.com in.requestmetrics.com
      cdn.catchjs.com blob.zuko.io cdn.lgrckt-in.com
      cdn.auryc.com api.auryc.com cdn.fullsession.io cdn.useproof.com gtm.insightech.com
      analytics.infinity-tracking.net ict.infinity-tracking.net adtrack.voicestar.com
      cdn.livesession.io api.livesession.io static.zipy.ai cdn.openreplay.com api.openreplay.com
      cdn.highlight.io pub.highlight.io cdn.june.so api.june.so cdn.getkoala.com
    `,
  },
  {
    category: 'marketing',
    hosts: `
      connect.facebook.net www.facebook.com/tr
      googleads.g.doubleclick.net stats.g.doubleclick.net ad.doubleclick.net td.doubleclick.net cm.g.doubleclick.net
      securepubads.g.doubleclick.net pagead2.googlesyndication.com tpc.googlesyndication.com www.googleadservices.com
      www.googletagservices.com adservice.google.com www.google.com/pagead www.google.com/ads www.google.com/ccm
      s0.2mdn.net imasdk.googleapis.com
      bat.bing.com bat.bing.net snap.licdn.com px.ads.linkedin.com px4.ads.linkedin.com
      analytics.tiktok.com static.ads-twitter.com analytics.twitter.com t.co/i ads-api.twitter.com
      s.pinimg.com/ct ct.pinterest.com tr.snapchat.com sc-static.net www.redditstatic.com/ads alb.reddit.com
      pixel-config.reddit.com q.quora.com a.quora.com amplify.outbrain.com tr.outbrain.com widgets.outbrain.com
      cdn.taboola.com trc.taboola.com psb.taboola.com static.criteo.net dynamic.criteo.com sslwidget.criteo.com gum.criteo.com
      s.adroll.com d.adroll.com js.adsrvr.org insight.adsrvr.org match.adsrvr.org
      ib.adnxs.com acdn.adnxs.com secure.adnxs.com pixel.rubiconproject.com fastlane.rubiconproject.com
      ads.pubmatic.com image2.pubmatic.com hbopenbid.pubmatic.com u.openx.net us-u.openx.net
      htlb.casalemedia.com ssum.casalemedia.com js-sec.indexww.com eb2.3lift.com tlx.3lift.com
      btlr.sharethrough.com ap.lijit.com sync.1rx.io ups.analytics.yahoo.com sp.analytics.yahoo.com s.yimg.com/wi
      prebid.a-mo.net g2.gumgum.com ads.yieldmo.com sync.teads.tv a.teads.tv p.teads.tv s8t.teads.tv
      ads.stickyadstv.com prg.smartadserver.com rtb-csync.smartadserver.com cdn.id5-sync.com id5-sync.com
      api.rlcdn.com idsync.rlcdn.com tags.crwdcntrl.net bcp.crwdcntrl.net
      pixel.tapad.com rp.liadm.com i.liadm.com b-code.liadm.com tags.bluekai.com stags.bluekai.com
      sync.mathtag.com pixel.mathtag.com x.bidswitch.net c1.adform.net track.adform.net s1.adform.net s2.adform.net
 c.amazon-adsystem.com s.amazon-adsystem.com aax.amazon-adsystem.com
      cdn.stackadapt.com tags.srv.stackadapt.com srv.stackadapt.com a.sitescout.com pixel.sitescout.com
      secure.quantserve.com pixel.quantserve.com rules.quantcount.com creativecdn.com
      tag.rmp.rakuten.com track.linksynergy.com www.dwin1.com www.awin1.com www.shareasale.com static.shareasale.com
      www.emjcd.com www.mczbf.com cj.dotomi.com d.impactradius-event.com utt.impactcdn.com prf.hn
      cdn.refersion.com tracking.refersion.com pxf.io s.skimresources.com r.skimresources.com cdn.viglink.com api.viglink.com
      js.hs-scripts.com js.hs-analytics.net js.hsadspixel.net js.hscollectedforms.net track.hubspot.com js.hsleadflows.net
      munchkin.marketo.net mktoresp.com pi.pardot.com cdn.pardot.com img.en25.com
      static.klaviyo.com a.klaviyo.com static-forms.klaviyo.com fast.a.klaviyo.com
      chimpstatic.com cdn.attn.tv events.attentivemobile.com static.zotabox.com
      trackcmp.net diffuser-cdn.app-us1.com prism.app-us1.com sibautomation.com in-automate.brevo.com
      omnisnippet1.com wt.omnisendlink.com forms.soundestlink.com cdn.privy.com widget.privy.com promotions.privy.com
      a.omappapi.com api.omappapi.com a.opmnstr.com cdn.justuno.com my.jst.ai
      assets.bounceexchange.com tag.bounceexchange.com events.bouncex.net cdn.onesignal.com onesignal.com
      cdn.pushengage.com cdn.pushwoosh.com cdn.webpushr.com js.appboycdn.com sdk.iad-01.braze.com sdk.fra-01.braze.eu
      assets.customer.io track.customer.io js.iterable.com cdn.moengage.com sdk-01.moengage.com
      d2r1yp2w7bby2u.cloudfront.net wzrkt.com cdn.branch.io api2.branch.io app.link websdk.appsflyer.com wa.appsflyer.com app.adjust.com view.adjust.com
      x.clearbitjs.com tag.clearbitscripts.com reveal.clearbit.com ws.zoominfo.com js.zi-scripts.com
      j.6sc.co b.6sc.co c.6sc.co epsilon.6sense.com tag.demandbase.com api.company-target.com segments.company-target.com
      sc.lfeeder.com tr.lfeeder.com cdn.leadinfo.net secure.leadforensics.com serve.albacross.com
      cdn.dynamicyield.com st.dynamicyield.com
      p.teads.tv cdn.bizible.com cdn.bizibly.com tags.w55c.net
      tag.simpli.fi i.simpli.fi um.simpli.fi cdn.mediago.io trace.mediago.io cdn.mgid.com servicer.mgid.com
      api.revcontent.com trends.revcontent.com cdn.tynt.com ic.tynt.com w.sharethis.com buttons-config.sharethis.com
      s7.addthis.com m.addthis.com static.addtoany.com
      platform.twitter.com syndication.twitter.com platform.linkedin.com assets.pinterest.com
      cdn.adsafeprotected.com pixel.adsafeprotected.com static.adsafeprotected.com z.moatads.com px.moatads.com cdn.doubleverify.com tps.doubleverify.com rtb0.doubleverify.com
      cdn.northbeam.io i.northbeam.io triplewhale-pixel.web.app api.config-security.com conf.config-security.com
      cdn.vector.co cdn.rb2b.com ddwl4m2hdecbv.cloudfront.net b2bjsstore.s3.us-west-2.amazonaws.com
 dx.mountain.com px.mountain.com tvspix.com p.tvpixel.com
      tag.getdrip.com api.getdrip.com f.convertkit.com app.convertkit.com webforms.aweber.com analytics.aweber.com
      bttrack.com cdn.bttrack.com fei.pro-market.net cdn.permutive.com api.permutive.com
      cdn.cxense.com scdn.cxpublic.com comcluster.cxense.com ml314.com in.ml314.com
      loadm.exelator.com load77.exelator.com dis.eu.criteo.com ads.nextdoor.com flask.nextdoor.com
      pixels.spotify.com pixel.byspotify.com cdn.pdst.fm
 vk.com/rtrg top-fwz1.mail.ru an.yandex.ru yandex.ru/ads
      d.line-scdn.net/n/line_tag tr.line.me wcs.naver.net t1.daumcdn.net/kas b99.yahoo.co.jp s.yimg.jp/images/listing
      cdn.segmentify.com per.segmentify.com cdn.exponea.com api.exponea.com cdn.useinsider.com api.useinsider.com
      recommender.scarabresearch.com cdn.scarabresearch.com webchannel-content.eservice.emarsys.net
      cdn.listrakbi.com s1.listrakbi.com st.listrakbi.com ak.sail-horizon.com api.sail-personalize.com
      trkn.us ad.ipredictive.com ads.undertone.com cdn.undertone.com px.adentifi.com
      tracking.leadlander.com cdn.leadmanagerfx.com t.leadlander.com www.upsellit.com
      dsp-cookie.adfarm1.adition.com adfarm1.adition.com imagesrv.adition.com
      ad.yieldlab.net cdn.adnz.co cdn.yieldlove.com
      ct.capterra.com tracking.g2crowd.com tracking.g2.com
      script.anura.io cdn.cheqzone.com ob.cheqzone.com obs.cheqzone.com
      get.s-onetag.com onetag-sys.com cdn.ex.co prd-collector-anon.ex.co
      invitemedia.com
      s.ntv.io jadserve.postrelease.com cdn.connectad.io cdn.minutemedia-prebid.com
      cs.adingo.jp cdn.microad.jp aid.send.microad.jp i.socdm.com tg.socdm.com
      sync.im-apps.net cdn.im-apps.net rt.gsspat.jp cdn.treasuredata.com in.treasuredata.com
 static.yieldify.com geo.yieldify.com td.yieldify.com
 app3.salesmanago.pl app2.salesmanago.com trc.lhmos.com
 cdn.squeezely.tech squeezely.tech cdn.spotlerscripts.com
      tm.tradetracker.net swrap.tradedoubler.com clk.tradedoubler.com tbl.tradedoubler.com
      ad.zanox.com static.zanox.com hal9000.redintelligence.net
      action.metaffiliation.com img.metaffiliation.com cdn.retailads.net ads.financeads.net
      cdn.belboon.com t.adcell.com www.adcell.de pvn.webgains.io
    `,
  },
  {
    category: 'functionality',
    hosts: `
      widget.intercom.io js.intercomcdn.com api-iam.intercom.io nexus-websocket-a.intercom.io
      static.zdassets.com ekr.zdassets.com v2.zopim.com js.driftt.com widget.drift.com
      embed.tawk.to va.tawk.to client.crisp.chat client.relay.crisp.chat code.tidio.co widget-v4.tidiochat.com
      cdn.livechatinc.com api.livechatinc.com static.olark.com api.olark.com wchat.freshchat.com
      beacon-v2.helpscout.net chatapi.helpscout.net js.usemessages.com code.jivosite.com
      lptag.liveperson.net accdn.lpsnmedia.net sdk.gorgias.chat config.gorgias.chat www.smartsuppchat.com
      salesiq.zoho.com js.zohocdn.com/salesiq app.chatwoot.com
      disqus.com c.disquscdn.com www.gravatar.com secure.gravatar.com widget.trustpilot.com invitejs.trustpilot.com
 cdn.judge.me staticw2.yotpo.com p.yotpo.com cdn.stamped.io cdn1.stamped.io
      apps.bazaarvoice.com network.bazaarvoice.com ui.powerreviews.com widgets.trustedshops.com widgets.reviews.io
      assets.calendly.com calendly.com embed.typeform.com form.jotform.com cdn.jotfor.ms
      cdn.walkme.com cdn.appcues.com fast.appcues.com js.userflow.com fast.trychameleon.com
      cdn.userway.org acsbapp.com cdn.weglot.com f1.readspeaker.com static.widget.trengo.eu
      cdn.landbot.io cdn.engagebay.com cdn.kustomerapp.com code.snapengage.com
      cdn.botpress.cloud embed.small.chat
      static.hsappstatic.net/MeetingsEmbed meetings.hubspot.com js.hsforms.net
    `,
  },
  {
    category: 'experience',
    hosts: `
      www.youtube.com www.youtube-nocookie.com i.ytimg.com player.vimeo.com i.vimeocdn.com f.vimeocdn.com
      fast.wistia.com fast.wistia.net embed-ssl.wistia.com pipedream.wistia.com
      open.spotify.com embed.spotify.com w.soundcloud.com geo.dailymotion.com www.dailymotion.com
      player.twitch.tv embed.twitch.tv players.brightcove.net edge.api.brightcove.com metrics.brightcove.com
      cdn.jwplayer.com content.jwplatform.com ssl.p.jwpcdn.com play.vidyard.com www.loom.com
      www.instagram.com scontent.cdninstagram.com www.tiktok.com/embed www.tiktok.com/embed.js embed.reddit.com
      embed.bsky.app assets.tumblr.com static.xx.fbcdn.net
      www.google.com/maps maps.google.com www.openstreetmap.org tile.openstreetmap.org
      embed.podcasts.apple.com embed.music.apple.com www.mixcloud.com bandcamp.com www.deezer.com/plugins widget.deezer.com
      codepen.io codesandbox.io sketchfab.com my.matterport.com e.issuu.com www.slideshare.net
      cdn.embedly.com cdn.iframe.ly giphy.com media.giphy.com
      static.elfsight.com apps.elfsight.com cdn.lightwidget.com snapwidget.com
      www.powr.io cdn.infogram.com e.infogram.com public.flourish.studio datawrapper.dwcdn.net
    `,
  },
  {
    category: 'measurement',
    hosts: `
      cdn.optimizely.com logx.optimizely.com dev.visualwebsiteoptimizer.com try.abtasty.com dcinfos-cache.abtasty.com
      data.kameleoon.io cdn-4.convertexperiments.com cdn.split.io events.launchdarkly.com featureassets.org statsigapi.net
      cdn.growthbook.io
    `,
  },
  {
    category: 'marketing',
    hosts: `
      connect.nosto.com api.clerk.io cdn.richrelevance.com recs.richrelevance.com se.monetate.net sb.monetate.net
    `,
  },
]
