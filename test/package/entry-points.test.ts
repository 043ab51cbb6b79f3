import { expect } from '@open-wc/testing'
import packageJson from '../../package.json'
import { atRest } from '../support/at-rest'
import { closePages, openPage, type Page } from '../support/open-page'

beforeEach(() => localStorage.clear())
afterEach(closePages)

/** The names that each export of the package has. Adding or removing a name changes the public API. */
const entryPoints: Record<string, string[]> = {
  '.': ['ClientError', 'categoryNames', 'consentCategories', 'defineService', 'startConsentManager', 'version'],
  './auto': ['startConsentManager', 'version'],
  './define': ['define'],
  './elements': [
    'ConsentBannerElement',
    'ConsentDeclarationElement',
    'PrivacySettingsButtonElement',
    'PrivacySettingsDialogElement',
  ],
  './react': [
    'ConsentBanner',
    'ConsentBannerAcceptButton',
    'ConsentBannerCustomizeButton',
    'ConsentBannerDescription',
    'ConsentBannerOverlay',
    'ConsentBannerPolicyLink',
    'ConsentBannerRejectButton',
    'ConsentBannerRoot',
    'ConsentBannerTitle',
    'ConsentGate',
    'ConsentProvider',
    'PrivacySettingsDialog',
    'PrivacySettingsDialogAcceptButton',
    'PrivacySettingsDialogCategories',
    'PrivacySettingsDialogCategory',
    'PrivacySettingsDialogCategoryDescription',
    'PrivacySettingsDialogCategoryNote',
    'PrivacySettingsDialogCategoryServices',
    'PrivacySettingsDialogCategorySwitch',
    'PrivacySettingsDialogCategoryTitle',
    'PrivacySettingsDialogCloseButton',
    'PrivacySettingsDialogDescription',
    'PrivacySettingsDialogDownloadButton',
    'PrivacySettingsDialogOverlay',
    'PrivacySettingsDialogPolicyLink',
    'PrivacySettingsDialogRejectButton',
    'PrivacySettingsDialogRoot',
    'PrivacySettingsDialogSaveButton',
    'PrivacySettingsDialogSignalNote',
    'PrivacySettingsDialogTitle',
    'PrivacySettingsWidget',
    'PrivacySettingsWidgetAcceptButton',
    'PrivacySettingsWidgetCategories',
    'PrivacySettingsWidgetCategory',
    'PrivacySettingsWidgetCategoryDescription',
    'PrivacySettingsWidgetCategoryNote',
    'PrivacySettingsWidgetCategoryServices',
    'PrivacySettingsWidgetCategorySwitch',
    'PrivacySettingsWidgetCategoryTitle',
    'PrivacySettingsWidgetDescription',
    'PrivacySettingsWidgetDownloadButton',
    'PrivacySettingsWidgetPolicyLink',
    'PrivacySettingsWidgetRejectButton',
    'PrivacySettingsWidgetRoot',
    'PrivacySettingsWidgetSaveButton',
    'PrivacySettingsWidgetSignalNote',
    'PrivacySettingsWidgetTitle',
    'fillText',
    'useConsent',
    'useConsentFor',
    'useTranslations',
  ],
  './server': [
    'bannerHtml',
    'consentFromRequest',
    'contentSecurityPolicy',
    'decidedLine',
    'isSameOriginRequest',
    'headHtml',
    'headTags',
    'insertHead',
    'pageFiles',
    'declarationHtml',
    'declarationMarkdown',
    'readConsent',
    'serviceSources',
  ],
  './inspector': ['openInspector'],
  './tcf': ['startTcf'],
  './policies': ['policyAnswer', 'policyFor', 'policyPacks', 'simulateVisitor', 'teenagerRuleFor', 'teenagerRules'],
  './jsx': [],
  './vue': [],
  './store': [
    'acceptAllAtom',
    'allowServiceAtom',
    'availableLanguagesAtom',
    'awaitedLanguageAtom',
    'bannerAnswerAtom',
    'categoriesAtom',
    'closeSettingsAtom',
    'colorSchemeAtom',
    'companiesAtom',
    'complianceSettingsAtom',
    'consentInfoAtom',
    'consentModelAtom',
    'consentsAtom',
    'createConsentStore',
    'customizeButtonAtom',
    'directionAtom',
    'displayedCategoriesAtom',
    'draftAtom',
    'effectiveConsentsAtom',
    'followPageStore',
    'gdprTypesAtom',
    'hostLanguageAtom',
    'isLoadingConsentInfoAtom',
    'isPrivacyDialogOpenAtom',
    'jurisdictionInfoAtom',
    'languageAtom',
    'listsShownAtom',
    'loadedTextsAtom',
    'locationInfoAtom',
    'newServicesAtom',
    'openQuestionsAtom',
    'openSettingsAtom',
    'questionAtom',
    'receiveRecordAtom',
    'receivedRecordAtom',
    'phrasesAtom',
    'receiptsAtom',
    'recordAtom',
    'rejectAllAtom',
    'resetAtom',
    'saveAtom',
    'saveSelectionAtom',
    'selectionAtom',
    'serverTextsAtom',
    'serviceStatesAtom',
    'serviceVetoesAtom',
    'servicesAtom',
    'setConsentAtom',
    'setServiceAtom',
    'settingsAtom',
    'settingsSoonAtom',
    'showPopupAtom',
    'signalsAtom',
    'storageWorksAtom',
    'textsAtom',
    'translationConfigAtom',
    'widgetShownAtom',
    'visitorLanguagesAtom',
  ],
}
/** The classic scripts, and the globals that each creates. */
const classic: Record<string, { file: string; globals: string[] }> = {
  './guard': { file: '/dist/guard-whole.js', globals: [] },
  './guard-capture': { file: '/dist/guard-capture.js', globals: [] },
  './guard-strict': { file: '/dist/guard-strict.js', globals: [] },
  './remote-control': { file: '/dist/remote-control.js', globals: [] },
  './guard-worker': { file: '/dist/guard-worker.js', globals: [] },
  './service-worker': { file: '/dist/consent-service-worker.js', globals: [] },
  './standalone': { file: '/dist/standalone.js', globals: ['ConsentElements'] },
}

/** Returns the address of an export's file on the test server. */
const fileOf = (entryPoint: string): string => {
  const target = (packageJson.exports as Record<string, string | { default: string }>)[entryPoint]!
  return (typeof target === 'string' ? target : target.default).replace(/^\./, '')
}

/**
 * Opens a page with scripts.
 * @returns the page, and the names of the globals that an empty page does not have
 */
async function opened(head: string): Promise<{ page: Page; globals: string[] }> {
  let fresh: string[] = []
  const page = await openPage({ head, before: window => (fresh = Object.getOwnPropertyNames(window)) })
  await atRest(page)
  return { page, globals: Object.getOwnPropertyNames(page.window).filter(name => !fresh.includes(name)) }
}
const importing = (entryPoint: string): string =>
  `<script type="module">import * as entry from '${fileOf(entryPoint)}'; window.names = Object.keys(entry)</script>`

/** Plugins and helpers that run in Node. */
const nodeOnly = [
  './vite',
  './webpack',
  './next',
  './next-head',
  './nuxt',
  './nuxt-plugin',
  './astro',
  './astro-middleware',
  './sveltekit',
  './eleventy',
  './node',
  './parcel',
]

describe('the exports of the package', () => {
  it('are complete in this test', () => {
    const known = [
      ...Object.keys(entryPoints),
      ...Object.keys(classic),
      ...nodeOnly,
      './dist/*',
      './services',
      './services.json',
      './custom-elements.json',
      './integrity.json',
      './html-data.json',
      './css-data.json',
      './package.json',
      './testing', // for Node
    ]
    expect(Object.keys(packageJson.exports).toSorted()).to.deep.equal(known.toSorted())
  })

  for (const [entryPoint, names] of Object.entries(entryPoints))
    it(`"${entryPoint}" loads as a built file and exports exactly its names`, async () => {
      const { page } = await opened(importing(entryPoint))
      await page.until('the entry point has loaded', () => page.window.names)
      expect(page.window.names).to.deep.equal(names.toSorted())
      expect(page.console).to.deep.equal([])
    })

  for (const entryPoint of ['.', './elements', './store', './react'])
    it(`"${entryPoint}" has no side effects`, async () => {
      const { page, globals } = await opened(importing(entryPoint))
      await page.until('the entry point has loaded', () => page.window.names)
      expect(globals.filter(name => name !== 'names')).to.deep.equal([])
      expect(page.window.customElements.get('consent-banner')).to.equal(undefined)
      expect(page.window.fetch.toString()).to.contain('[native code]')
      expect(page.events).to.deep.equal([])
      expect(localStorage.length).to.equal(0)
      expect(page.document.body.innerHTML).to.equal('')
    })

  it('"./services" exports every service of the catalogue', async () => {
    const { page } = await opened(importing('./services'))
    await page.until('the entry point has loaded', () => page.window.names)
    const catalogue = (await (await fetch(fileOf('./services.json'))).json()) as { name: string }[]
    expect(page.window.names).to.have.length(catalogue.length)
    expect(page.window.names).to.include.members(['googleAnalytics', 'youtube'])
    // It imports a file for each service, which takes long on a busy machine.
  }).timeout(60_000)

  it('"./define" registers the four elements and starts nothing', async () => {
    const { page } = await opened(importing('./define'))
    await page.until('the entry point has loaded', () => page.window.names)
    for (const tag of ['consent-banner', 'consent-declaration', 'privacy-settings-dialog', 'privacy-settings-button'])
      expect(page.window.customElements.get(tag), tag).to.be.a('function')
    expect(page.window.consentManager).to.equal(undefined)
  })

  it('"./auto" starts nothing on a page without our elements', async () => {
    const { page } = await opened(importing('./auto'))
    await page.until('the entry point has loaded', () => page.window.names)
    expect(page.window.consentManager).to.equal(undefined)
    expect(localStorage.length).to.equal(0)
  })

  it('"./index" and "./store" share one store, so that a site can render its own user interface', async () => {
    const start = `
      import { startConsentManager } from '${fileOf('.')}'
      import { followPageStore, acceptAllAtom, effectiveConsentsAtom } from '${fileOf('./store')}'
      const manager = startConsentManager({ mode: 'offline' })
      followPageStore(store => {
        if (store === null) return
        store.set(acceptAllAtom)
        window.seen = [manager.hasConsentFor('marketing'), store.get(effectiveConsentsAtom).marketing]
      })`
    const { page } = await opened(`<script type="module">${start}</script>`)
    await page.until('it was seen', () => page.window.seen)
    expect(page.window.seen).to.deep.equal([true, true])
  })

  for (const [entryPoint, { file, globals }] of Object.entries(classic))
    it(`"${entryPoint}" is a classic script that creates ${globals.join() || 'no'} global`, async () => {
      expect(fileOf(entryPoint)).to.equal(file)
      const { page, globals: made } = await opened(`<script src="${file}"></script>`)
      expect(made).to.deep.equal(globals)
      expect(page.console).to.deep.equal([])
    })

  it('"./guard" blocks requests on its own', async () => {
    const { page } = await opened(`<script src="${classic['./guard']!.file}"></script>`)
    const url = 'https://connect.facebook.net/x'
    const said = await page.window.fetch(url, { mode: 'no-cors' }).catch((error: Error) => error.message)
    expect(said).to.equal(`Request to ${url} blocked due to missing consent`)
    expect(page.events.map(({ type }) => type)).to.deep.equal(['ConsentBlockedRequest'])
    expect(page.window.consentManager).to.equal(undefined)
  })

  it('"./standalone" exports the headless API and the classes, and registers the elements', async () => {
    const { page } = await opened(`<script src="${classic['./standalone']!.file}"></script>`)
    expect(Object.keys(page.window.ConsentElements as object).toSorted()).to.deep.equal(
      [...entryPoints['.']!, ...entryPoints['./elements']!].toSorted(),
    )
    expect(page.window.customElements.get('consent-banner')).to.be.a('function')
  })

  it('"dist/consent-elements.js" exports the same as "./auto"', async () => {
    const { page } = await opened(
      '<script type="module">import * as entry from "/dist/consent-elements.js"; window.names = Object.keys(entry)</script>',
    )
    await page.until('the file has loaded', () => page.window.names)
    expect(page.window.names).to.deep.equal(entryPoints['./auto'])
  })
})
