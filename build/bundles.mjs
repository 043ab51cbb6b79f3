// Every file of dist/ that a page or worker loads by its own address. The build, `npm run size`, `sideEffects` in
// package.json, the chunk addresses in the code and the weight table of the docs are derived from this table or checked
// against it.
import { readdirSync } from 'node:fs'
import { vendorFileNames } from './vendors.mjs'

/**
 * @typedef {object} Bundle
 * @property {string} file its name in dist/
 * @property {string} entry the module of src/ that it is built from
 * @property {'page' | 'core' | 'chunk' | 'classic'} kind
 *   `page`: the module that pages load; it shares its modules with the chunks in `takesShared`
 *   `core`: built together with the other bundles of this kind, which import the core
 *   `chunk`: a module that another bundle imports dynamically
 *   `classic`: a self-contained script without imports
 * @property {string[]} [owns] other modules of src/ that are imported dynamically and included in this file
 * @property {string} [global] for `classic`: the name of the global with its exports
 * @property {boolean} [eager] most functions are called on load, so browsers should compile the file eagerly off the main thread
 * @property {boolean | 'evaluated'} [takesShared] uses the shared modules of the page's first file instead of including them;
 *   `evaluated`: only those that are evaluated with that file
 * @property {boolean} [separate] also stays a separate file in builds that include everything else
 * @property {boolean} [beforeCore] may run before the core, so it brings the atoms of the store
 * @property {string} [language] the language of its texts, at the end of its name
 * @property {string} loadedBy what loads it, and when; for the docs
 * @property {number} budget the maximum size, in bytes after brotli: that of the day it was set, and about 1 % of room
 */

/** The maximum size of each vendor's file, in bytes after brotli. */
const vendorBudget = 650 // 25 load Shopify's API, and do not send it what it knows

/** Vendors of later versions. Owners of standalone.js who do not use them should not deliver them. */
const vendorsBesideStandalone = ['amazon-consent', 'google-publisher-tag', 'google-tag', 'klaviyo', 'reddit', 'shopify']

/** The languages of the purposes of services. */
const phraseLanguages = readdirSync(new URL('../src/translations/service-phrases/', import.meta.url)).map(file =>
  file.replace(/\.ts$/, ''),
)

/** The languages of the layers of TCF other than English. */
const tcfLanguages = readdirSync(new URL('../src/views/tcf/texts/', import.meta.url))
  .map(file => file.replace(/\.ts$/, ''))
  .filter(name => name !== 'en')

/** @type {readonly Bundle[]} */
export const bundles = [
  {
    file: 'consent-elements.js',
    entry: 'entries/consent-elements.ts',
    kind: 'page',
    loadedBy: 'the page',
    budget: 10_640, // 70 keep text and buttons in view with large text in low windows, and the size of their labels in others; 30 remember presses on the banner of a server; 140 were measured on 2026-11-28, after layouts, status and the plan of a visit had landed; 50 keep the banner's buttons even at large font sizes; 290 derive colors from one accent; 90 find frames of other sites; 340 read a server's answer and draw the banner with it; 250 choose between kernel and core; 90 lock what a browser signal turns off; 80 evaluate on demand what draws the banner; 90 find the page around a frame
  },
  {
    file: 'consent-elements-kernel.js',
    entry: 'entries/kernel.chunk.ts',
    kind: 'chunk',
    takesShared: 'evaluated',
    loadedBy: 'consent-elements.js instead of the core, for visitors whose decision stands',
    budget: 11_030, // 30 return the third parties that no list knows; 190 were measured on 2026-11-28, after status and the plan of a visit had landed; 200 give wrong options their strict value; 900 serve services, and a tag manager after a refusal; 160 load what runs released scripts, and listen again after document.open(); 210 are the rules of choices, which it shares with the store; 60 block by the newest decision until the manager has it; 200 create window.consentManager when it is read; 220 start the tag manager and vendors without the core
  },
  {
    file: 'consent-elements-core.js',
    entry: 'entries/core.chunk.ts',
    kind: 'core',
    eager: true,
    loadedBy: 'consent-elements.js, or the kernel when it needs more',
    budget: 17_520, // 30 wait for the check of places in `jurisdictions`, whose codes left the banner's file; 200 give wrong options their strict value; 180 share the rules of a site with the kernel; 530 keep banner and dialog in pages that replace their body, and follow the page around a frame; 12 have misspelt texts and laws named; 100 take over the kernel's tag manager and vendors; 60 pass the newest decision on; 480 have the work of a press wait for the paint; 270 are the site's own hosts, which the record keeps for the guard; 850 load the blocker on demand; 40 share one observer between searches
  },
  {
    file: 'consent-elements-banner.js',
    entry: 'entries/banner.chunk.ts',
    kind: 'core',
    eager: true,
    owns: ['elements/define-banner.ts', 'effects/start-banner-fetch.ts'],
    loadedBy: 'consent-elements.js, for visitors without a decision',
    budget: 6_520, // 100 keep only the necessary category for unknown ones; includes all English texts (800); 190 name companies, recordings and personalized ads
  },
  {
    file: 'consent-elements-blocking.js',
    entry: 'entries/blocking.chunk.ts',
    kind: 'chunk',
    eager: true,
    loadedBy: 'consent-elements.js, on pages without a guard, unless the visitor has granted everything',
    budget: 24_530, // 200 find the third parties that no list knows; 2,800 are 530 more hosts, which several lists name; includes the same lists; 60 run held scripts as if they had been there
  },
  {
    file: 'consent-elements-ui.js',
    entry: 'entries/dialog.chunk.ts',
    kind: 'chunk',
    takesShared: true,
    loadedBy: 'the core, when the settings dialog may open',
    budget: 53_050, // 30 unfold services as categories unfold; 600 show purposes row by row, and the companies of each
  },
  {
    file: 'consent-elements-button.js',
    entry: 'entries/button.chunk.ts',
    kind: 'chunk',
    takesShared: true,
    loadedBy: 'the core, on pages with a <privacy-settings-button>',
    budget: 3_200, // 100 load the status on demand; 830 are all English texts; 400 load those of other languages; 280 are texts of companies and signals; 60 show an opt-out signal that is honored
  },
  {
    file: 'consent-elements-status.js',
    entry: 'views/status/show-status.ts',
    kind: 'chunk',
    takesShared: true,
    loadedBy: 'the button, with its attribute status',
    budget: 3_230, // 110 give each fact a line of its own
  },
  {
    file: 'consent-elements-declaration.js',
    entry: 'entries/declaration.chunk.ts',
    kind: 'chunk',
    takesShared: true,
    loadedBy: 'the core, on pages with a <consent-declaration>',
    budget: 5_620, // 120 give text and tables one width, and leave out repeated purposes; 190 are lines between services, and columns of labels; 20 are the rhythm of its lines; 230 are such texts
  },
  {
    file: 'consent-elements-rest.js',
    entry: 'entries/after-paint.chunk.ts',
    kind: 'chunk',
    takesShared: true,
    owns: ['effects/consent-sync.ts', 'views/consent-banner/banner-modes.ts'],
    loadedBy: 'the banner chunk, after the banner has been painted',
    budget: 12_630, // 100 leave out what cannot be read of receipts and queued decisions; 80 load the checks of the installation on its owner's machine; 20 release the lease of a retry as the visitor leaves; 800 are texts; 40 uncover what has the focus as the banner comes; 260 are such texts; 300 say why a hidden banner does not lock the page
  },
  {
    file: 'consent-elements-checks.js',
    entry: 'boot/check-installation.ts',
    kind: 'chunk',
    separate: true, // only the site's owner needs it
    loadedBy: 'consent-elements-rest.js, on localhost and in private networks, where the owner builds the site',
    budget: 3_400,
  },
  {
    file: 'consent-elements-signal.js',
    entry: 'views/consent-banner/banner-signal.ts',
    kind: 'chunk',
    takesShared: true,
    loadedBy: 'consent-elements-rest.js, for browsers that send Global Privacy Control or Do Not Track',
    budget: 2_260,
  },
  {
    file: 'consent-elements-switches.js',
    entry: 'views/consent-banner/banner-switches.ts',
    kind: 'chunk',
    takesShared: true,
    loadedBy: 'consent-elements-rest.js, with the option categoryChoices',
    budget: 3_460, // 10 leave room for names of files with other hashes; 30 keep labels of buttons on one line; 340 are such texts
  },
  {
    file: 'consent-elements-layouts.js',
    entry: 'views/consent-banner/start-layout.ts',
    kind: 'chunk',
    separate: true, // few pages have these layouts
    loadedBy: 'the banner chunk, with layout="sheet" or "inline", beside it if the tag of the guard names the layout',
    budget: 3_320,
  },
  {
    file: 'consent-elements-confirmation.js',
    entry: 'views/confirmation/show-confirmation.ts',
    kind: 'chunk',
    takesShared: true,
    loadedBy: 'the banner chunk or the dialog, after a choice, with the option confirmation',
    budget: 3_340, // 350 are the check, the button that closes it, and room for large text; 10 leave room for names of files with other hashes; 140 separate what happened from what is in force, and name what has changed; 40 read texts in linear time; 340 are such texts
  },
  {
    file: 'consent-elements-options.js',
    entry: 'options/explain-options.ts',
    kind: 'chunk',
    loadedBy: 'the core, when an option or attribute is invalid, and with texts or jurisdictions of the site',
    budget: 5_450, // 330 know the codes of countries and states, and names of languages; 60 name the strict value of wrong options; 120 say what to write for options that are objects; 590 name misspelt texts, laws and categories
  },
  {
    file: 'consent-elements-tags.js',
    entry: 'effects/sync-tag-manager.ts',
    kind: 'chunk',
    loadedBy: 'the core or the kernel, with the option tagManager',
    budget: 2_470, // 30 leave no default that grants beside a wrong one; 140 name the id of another product
  },
  {
    file: 'consent-elements-signals.js',
    entry: 'effects/sync-vendors.ts',
    kind: 'chunk',
    loadedBy: 'the core or the kernel, with the option signals',
    budget: 1_650, // 30 keep sections on for wrong places; 170 name six more vendors, and check options that are texts
  },
  ...vendorFileNames.map(name => ({
    file: `consent-elements-signals-${name}.js`,
    entry: `signals/vendors/${name}.ts`,
    kind: 'chunk',
    ...(vendorsBesideStandalone.includes(name) && { separate: true }),
    loadedBy: `consent-elements-signals.js, with the option signals: { ${name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())} }`,
    budget: vendorBudget,
  })),
  {
    file: 'consent-elements-signals-gpp.js',
    entry: 'effects/start-gpp.ts',
    kind: 'chunk',
    separate: true, // the IAB's encoder is half the size of standalone.js, and few pages need it
    loadedBy: 'consent-elements-signals.js, with the option signals: { gpp }',
    budget: 17_020, // 10 number the listeners of the stub; 70 leave out places of receipts that cannot be read; 30 know which codes are of no country; 1,100 are the facts of each section, children, sensitive data, Europe and Canada; 650 the validation, which all vendors' file had
  },
  {
    file: 'consent-elements-signals-tcf.js',
    entry: 'effects/import-tcf-consent.ts',
    kind: 'chunk',
    loadedBy: 'consent-elements-signals.js, with the option signals: { tcf }',
    budget: 800,
  },
  {
    file: 'consent-elements-signals-preference.js',
    entry: 'effects/follow-preference.ts',
    kind: 'chunk',
    separate: true, // hardly any browser has such a signal yet
    loadedBy: 'consent-elements-signals.js, with the option signals: { preference }',
    budget: 3_130,
  },
  {
    file: 'consent-elements-tcf.js',
    entry: 'entries/tcf.chunk.ts',
    kind: 'chunk',
    separate: true, // most sites do not use TCF
    beforeCore: true,
    loadedBy: 'tcf-stub.js, on pages with TCF',
    budget: 29_600, // 120 keep switches beside names, and closed entries for the search in the page; 630 end lists at whole lines, and keep tabs, buttons and room in any window; 60 leave out places of receipts that cannot be read; 80 ask where a code is of no country; 60 keep tabs whole at double text size; 60 say one day and many days; 910 are the switches, buttons and notices of the settings; 350 decide which vendors have a legal basis; 300 keep the layer in a page that replaces its body; 350 the place by server or header; 330 are other places; 500 the layer for pages that cannot ask; 2,400 the layer of legitimate interests, and signals of the browser
  },
  {
    file: 'consent-elements-tcf-settings.js',
    entry: 'views/tcf/show-settings-layer.tsx',
    kind: 'chunk',
    separate: true, // most sites do not use TCF
    beforeCore: true,
    loadedBy:
      'consent-elements-tcf.js, when the settings of a page with TCF open; it contains React, so that page does not load consent-elements-ui.js',
    budget: 49_300, // 39,000 are React
  },
  {
    file: 'consent-elements-tcf-vendors.js',
    entry: 'boot/release-vendor-hosts.ts',
    kind: 'chunk',
    separate: true, // most sites do not use TCF
    beforeCore: true,
    loadedBy: 'consent-elements-tcf.js, with the option vendorHosts',
    budget: 1_180,
  },
  {
    file: 'consent-elements-pay.js',
    entry: 'entries/pay.chunk.ts',
    kind: 'chunk',
    separate: true, // few sites have subscriptions
    beforeCore: true,
    loadedBy: 'consent-or-pay.js, on pages with consent or pay',
    budget: 5_490, // 100 give the third way a row of its own
  },
  {
    file: 'consent-elements-hand-off.js',
    entry: 'entries/hand-off.chunk.ts',
    kind: 'chunk',
    separate: true, // few sites have sister sites
    beforeCore: true,
    loadedBy: 'hand-off.js, when a visitor with a decision follows a link to a sister site, or arrives by one',
    budget: 8_780, // 60 offer in a banner that is painted late; 200 keep the offer whole while the text scrolls; 800 are the texts of twelve more languages; 120 make the offer a card
  },
  ...tcfLanguages.map(name => ({
    file: `consent-elements-tcf-${name}.js`,
    entry: `views/tcf/texts/${name}.ts`,
    kind: 'chunk',
    separate: true, // most sites do not use TCF
    language: name,
    loadedBy: 'consent-elements-tcf.js, one file for each language',
    budget: 1_450, // Greek, with the text of the layer for pages that cannot ask
  })),
  {
    file: 'consent-elements-subjects.js',
    entry: 'effects/protocol-2-client.ts',
    kind: 'chunk',
    loadedBy: 'the deferred chunk, with a server that speaks protocol 2',
    budget: 4_220,
  },
  {
    file: 'consent-elements-statistics.js',
    entry: 'effects/report-statistics.ts',
    kind: 'chunk',
    loadedBy: 'the core, with the option statistics',
    budget: 960, // 260 name third parties that no list knows
  },
  {
    file: 'consent-elements-frames.js',
    entry: 'effects/trust-visible-presses.ts',
    kind: 'chunk',
    takesShared: true,
    loadedBy: 'the core, in pages that another site frames',
    budget: 720,
  },
  {
    file: 'consent-elements-policies.js',
    entry: 'effects/answer-for-place.ts',
    kind: 'chunk',
    separate: true, // the data of the packs, which few pages need
    loadedBy: 'the banner chunk, with the option place',
    budget: 4_040, // 60 refuse what is no place; 1,500 are the packs of 24 more countries, which only sites that name places load
  },
  {
    file: 'consent-elements-import.js',
    entry: 'effects/import-decision.ts',
    kind: 'chunk',
    takesShared: true,
    loadedBy: 'the banner chunk, with the option importDecision',
    budget: 2_620,
  },
  {
    file: 'consent-elements-services.js',
    entry: 'effects/start-services.ts',
    kind: 'chunk',
    takesShared: true,
    loadedBy: 'the core, with the option services',
    budget: 6_770,
  },
  {
    file: 'consent-elements-categories.js',
    entry: 'boot/early-categories.ts',
    kind: 'chunk',
    takesShared: true,
    loadedBy: 'consent-elements.js on slow connections, with categories="auto"',
    budget: 1_360,
  },
  {
    file: 'consent-elements-service-names.js',
    entry: 'services/explain-service-name.ts',
    kind: 'chunk',
    loadedBy: 'consent-elements-services.js, when a service cannot be fetched',
    budget: 2_990,
  },
  {
    file: 'consent-elements-withdrawal.js',
    entry: 'effects/withdraw.ts',
    kind: 'chunk',
    loadedBy: 'the core, when a category is withdrawn',
    budget: 7_940, // 5,300 are the storage keys that the guard blocks, which are deleted too
  },
  {
    file: 'consent-elements-queues.js',
    entry: 'effects/vendor-queues.ts',
    kind: 'chunk',
    separate: true, // few visitors refuse while a script is blocked
    loadedBy: 'the core, when a visitor has refused something on a page with a blocked script',
    budget: 510,
  },
  {
    file: 'consent-elements-markup.js',
    entry: 'blocking/markup/gated-markup.ts',
    kind: 'chunk',
    loadedBy: 'the core, on pages with gated markup',
    budget: 2_110, // 170 run scripts that frameworks have rendered; 640 are all elements that fetch, with their messages
  },
  {
    file: 'consent-elements-released.js',
    entry: 'blocking/hold/run-released.ts',
    kind: 'chunk',
    loadedBy: 'the core or the kernel, when a script that has waited for consent runs',
    budget: 2_780, // document.write() and missed events; 110 are for the stacks of WebKit and for Trusted Types
  },
  {
    file: 'consent-elements-placeholder.js',
    entry: 'boot/start-placeholders.ts',
    kind: 'chunk',
    takesShared: true,
    loadedBy: 'the core, when a blocked frame is in view',
    budget: 9_580, // 1,000 draw films, maps and posts as such, show what a box has room for, and a verb in the smallest; 30 find the frame that a transform moves; 290 show whole lines and one name in the smallest boxes; 40 keep the smallest placeholders whole with large text; 10 build with the shared parts; 260 are such texts
  },
  {
    file: 'consent-elements-requested.js',
    entry: 'translations/requested-notice.ts',
    kind: 'chunk',
    separate: true, // few frames need it
    loadedBy: 'the placeholder, for a frame that the browser may have requested before the guard could block it',
    budget: 1_810,
  },
  {
    file: 'consent-elements-phrases.js',
    entry: 'translations/purpose-translator.ts',
    kind: 'chunk',
    loadedBy: 'the dialog and the declaration, when they list services in another language than English',
    budget: 2_300,
  },
  ...phraseLanguages.map(name => ({
    file: `consent-elements-phrases-${name}.js`,
    entry: `translations/service-phrases/${name}.ts`,
    kind: 'chunk',
    separate: true, // few pages list services in these languages
    language: name,
    loadedBy: 'consent-elements-phrases.js, one file for each language',
    budget: 1_700,
  })),
  {
    file: 'consent-elements-embeds.js',
    entry: 'services/find-embed.ts',
    kind: 'chunk',
    separate: true, // few pages have frames of services that they do not declare
    loadedBy: 'the placeholder, for a frame of a service that the site does not declare',
    budget: 3_300,
  },
  {
    file: 'remote-control.js',
    entry: 'entries/remote-control.ts',
    kind: 'classic',
    loadedBy: 'pages for televisions',
    budget: 1_670, // 220 reach the layers of TCF, and 210 find what scrolls in any window, and leave out what it hides
  },
  {
    file: 'standalone.js',
    entry: 'entries/standalone.ts',
    kind: 'classic',
    loadedBy: 'pages that want everything in one classic script',
    budget: 152_500, // 50 wait for the file of a layout; 1,220 draw placeholders as films, maps and posts, and close the confirmation; 370 say in all languages whose settings they are, and more of the room for large text; 180 show whole lines in the smallest placeholders; 50 keep text and buttons in view with large text in low windows; 60 leave out what cannot be read of receipts and queued decisions; 30 let pages with texts of their own wait for no check; 300 know the codes of countries and states; 170 check the text that a script gets in the document; 140 say in each language where to change the choice, and name an attribute without a name; 120 report no pixel of a refused time, and find import.source(); 60 leave nodes the classes of their frame in WebKit; 200 are lines of the declaration and small placeholders; 150 leave nodes the classes of their frame; 100 remember presses on the banner of a server, and read markup as browsers do; 2,800 are 530 more hosts; 900 are the status below the button; 4,000 run released scripts, gate every element and keep the banner; 450 name misspelt texts and laws; 100 take over the kernel's tag manager and vendors; 1,000 are the texts of the first layer; 480 have the work of a press wait for the paint; 150 name browser signals; 70 name six more vendors
  },
  {
    file: 'gpp-stub.js',
    entry: 'entries/gpp-stub.ts',
    kind: 'classic',
    loadedBy: 'the page, before ad scripts, with the option signals: { gpp }',
    budget: 835,
  },
  {
    file: 'consent-or-pay.js',
    entry: 'entries/consent-or-pay.ts',
    kind: 'classic',
    loadedBy: 'the page, before the guard, on pages with consent or pay',
    budget: 690,
  },
  {
    file: 'hand-off.js',
    entry: 'entries/hand-off.ts',
    kind: 'classic',
    loadedBy: 'the page, first in the head of sister sites',
    budget: 695,
  },
  {
    file: 'tcf-stub.js',
    entry: 'entries/tcf-stub.ts',
    kind: 'classic',
    loadedBy: 'the page, before the scripts of vendors, on pages with TCF',
    budget: 2_640, // 40 name the settings that are prefetched; 60 leave out places of receipts that cannot be read; 80 ask where a code is of no country; 1,200 choose the notice of the place and answer vendors elsewhere, without the 30 kB of the platform
  },
  {
    file: 'consent-service-worker.js',
    entry: 'entries/consent-service-worker.ts',
    kind: 'classic',
    global: 'ConsentServiceWorker',
    loadedBy: 'pages that gate requests in a service worker',
    budget: 15_360, // 2,800 are 530 more hosts, which several lists name; 40 read addresses in linear time; 8,000 are the hosts
  },
  {
    file: 'guard-capture.js',
    entry: 'entries/guard-capture.ts',
    kind: 'classic',
    global: 'ConsentGuard',
    loadedBy: 'the page, instead of guard.js',
    budget: 42_740, // 60 read cookies with two ages as browsers do; 100 check the text that a script gets in the document; 100 report no pixel of a refused time, and find import.source(); 110 leave nodes the classes of their frame; 100 remember presses on the banner of a server, and read markup as browsers do; 200 list the third parties that no list knows; 2,800 are 530 more hosts, which several lists name; 400 guard picture-in-picture windows and media artwork, and read markup as browsers do; 60 run held scripts as if they had been there; 20 keep line breaks of data: addresses; 100 are functions split by idea; 110 let the browser read keyframes; 600 hold requests of undecided visitors; 150 are the policy of the rewritten page if the guard cannot start
  },
  {
    file: 'guard-strict.js',
    entry: 'entries/guard-strict.ts',
    kind: 'classic',
    global: 'ConsentGuard',
    loadedBy: 'the page, instead of guard.js',
    budget: 42_010, // 50 read cookies with two ages as browsers do; 160 check the text that a script gets in the document; 100 report no pixel of a refused time, and find import.source(); 70 leave nodes the classes of their frame; 170 read what parsers drop, end tags and texts as browsers do; 100 remember presses on the banner of a server; 2,800 are 530 more hosts, which several lists name; 400 guard picture-in-picture windows and media artwork, and read markup as browsers do; 60 run held scripts as if they had been there; 80 are functions split by idea; 110 let the browser read keyframes; 80 hold requests of undecided visitors
  },
  {
    file: 'guard-whole.js',
    entry: 'entries/guard-whole.ts',
    kind: 'classic',
    global: 'ConsentGuard',
    loadedBy: 'guard.js beside the parser, unless the visitor has granted everything; or the page, instead of guard.js',
    budget: 41_460, // 10 preload the file of a layout, where guard.js has become 50 smaller; 20 leave errors of attributes that are inserted as nodes to the browser; 30 throw for a synchronous request that Firefox answers in workers; 160 check the text that a script gets in the document; 100 report no pixel of a refused time, and find import.source(); 170 read what parsers drop, end tags and texts as browsers do; 50 remember presses on the banner of a server; 200 list the third parties that no list knows; 2,800 are 530 more hosts, which several lists name; 400 guard picture-in-picture windows and media artwork, and read markup as browsers do; 60 run held scripts as if they had been there; 8,000 are the hosts and 5,200 the storage keys
  },
  {
    file: 'guard-worker.js',
    entry: 'entries/guard-worker.ts',
    kind: 'classic',
    global: 'ConsentGuard',
    loadedBy: 'the guard, for each worker before consent',
    budget: 19_880, // 2,800 are 530 more hosts, which several lists name; 20 read addresses in linear time; 8,000 are the hosts
  },
  {
    file: 'guard.js',
    entry: 'entries/guard.ts',
    kind: 'classic',
    loadedBy: 'the page, first in <head>; headHtml inlines it',
    budget: 11_430, // 20 close the gate after a file that could not be loaded in advance; 30 read lists and requests that a cache is given; 60 hold styles and what is beside them before the browser may paint; 130 hold tags that are written in pieces, and calls of fetch with the base of their time; 210 remember presses before the manager has loaded, also on the banner of a server; 500 request the files of the visit; 150 recognize the page's own addresses without parsing them; 800 hold only the addresses that the site's own rules name; 2,600 are filters of hosts and of stored names
  },
]

/**
 * The maximum sizes of the files that are not in the table, in bytes after brotli: by the file's name, or by the folder
 * for each file in it. Texts in scripts other than Latin need the most bytes. Of the inspector, 1,830 are the tokens and
 * parts that it shares with the pages for owners; no page of visitors loads it.
 */
export const otherBudgets = { 'inspector.js': 8_300, 'languages/': 1_700, 'services/': 1_290 }

/** The ESM entry points of package.json that are built together and share chunks in dist/chunks/. */
export const entryPoints = ['index', 'auto', 'define', 'elements', 'store', 'server']
/** Entry points with types only; their files are empty. */
export const typeEntryPoints = ['jsx', 'vue']
/** Element classes with a file of their own, so that bundlers can include one class without React. */
export const elementClasses = [
  'consent-banner',
  'consent-declaration',
  'privacy-settings-button',
  'privacy-settings-dialog',
]
/**
 * The modules of consent-elements.js that the other bundles for pages (kind `core`, and `takesShared`) reuse, so that
 * each is downloaded and evaluated once. The build fails if a module is missing here.
 */
export const sharedModules = [
  'consent/native-document.ts',
  'boot/add-banner.ts',
  'browser/guard-tag.ts',
  'blocking/provide-blocker.ts',
  'blocking/gate/open-gate.ts',
  'consent/version.ts',
  'blocking/on-blocker-ready.ts',
  'browser/early-opener.ts',
  'browser/early-press.ts',
  'browser/has-fast-connection.ts',
  'browser/when-activated.ts',
  'browser/when-html-is-read.ts',
  'client/from-page.ts',
  'blocking/is-guarded.ts',
  'blocking/guard-loader.ts',
  'browser/is-framed-by-another-site.ts',
  'browser/is-same-site.ts',
  'browser/outer-page.ts',
  'consent/server-texts.ts',
  'consent/new-id.ts',
  'consent/json.ts',
  'consent/own-properties.ts',
  'consent/without-end-slashes.ts',
  'consent/is-dictionary.ts',
  'consent/is-button-order.ts',
  'boot/prefetch-dialog.ts',
  'browser/when-pictured.ts',
  'storage/has-stored-decision.ts',
  'consent/consent-cookie-name.ts',
  'storage/local-storage.ts',
  'storage/storage-keys.ts',
  'consent/shown-categories.ts',
  'consent/categories.ts',
  'consent/settings.ts',
  'translations/choose-language.ts',
  'boot/is-script-tag.ts',
  'storage/may-decision-stand.ts',
  'boot/handover.ts',
]

/** The module of consent-elements.js from which it imports what visitors whose decision stands do not need. */
export const sharedOnDemandEntry = 'boot/early-banner.ts'

/** What that module uses: evaluated when it is first called, or when a chunk uses one of these. */
export const sharedOnDemand = [
  'boot/render-early-banner.ts',
  'boot/early-options.ts',
  'boot/request-banner-early.ts',
  'client/banner-request.ts',
  'client/banner-path.ts',
  'client/send-json.ts',
  'consent/is-color-scheme.ts',
  'translations/en-banner.ts',
  'translations/languages.ts',
  'translations/en-gb.ts',
  'translations/translation-set.ts',
  'translations/text-direction.ts',
  'views/adopt-styles.ts',
  'views/consent-banner/banner-markup.ts',
  'views/consent-banner/banner-styles.ts',
  'views/tokens.ts',
  'views/parts/button-styles.ts',
  'views/parts/overlay-styles.ts',
  'views/consent-banner/banner-values.ts',
  'translations/name-purposes.ts',
  'translations/join-phrases.ts',
  'translations/fill-text.ts',
  'views/parts/safe-href.ts',
  'views/markup-painter.ts',
  'views/fill-markup.ts',
]

/** The modules whose types are public. */
export const declarationEntryPoints = [
  ...entryPoints,
  ...typeEntryPoints,
  'react',
  'inspector',
  'tcf',
  'policies',
  'entries/guard-whole',
  'entries/standalone',
  'entries/remote-control',
  'services/service',
]

/** Returns the files of the languages' texts in dist/, each with the module that it is built from. */
export const languageFiles = version =>
  readdirSync(new URL('../src/translations/languages/', import.meta.url)).map(file => ({
    file: languageFile(file.replace(/\.ts$/, ''), version),
    entry: `translations/languages/${file}`,
  }))

/**
 * Returns the file name of a language's texts in dist/. It contains the version, because caches distinguish files by
 * name.
 */
export const languageFile = (name, version) => `languages/${name}-${version}.js`
