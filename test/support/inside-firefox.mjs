// WebDriver lacks some features of Firefox. They are available to scripts in the browser window, which is allowed with
// `--remote-allow-system-access`.

/**
 * @param page a page of Puppeteer
 * @param {(tab, ...given) => string | void | Promise<string>} work runs in Firefox's window, so it cannot use variables of this file;
 * its tab is the element that shows the page; it returns JSON
 */
async function inWindow(page, work, ...given) {
  const { connection } = page.browser()
  const { result: tree } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' })
  const { context } = tree.contexts.find(({ url }) => url === 'chrome://browser/content/browser.xhtml')
  const tab = `gBrowser.browsers.find(({ currentURI }) => currentURI.spec === ${JSON.stringify(page.url())})`
  const { result } = await connection.send('script.evaluate', {
    expression: `(${work})(${[tab, ...given.map(thing => JSON.stringify(thing))]})`,
    target: { context },
    awaitPromise: true,
  })
  if (result.type !== 'success') throw new Error(result.exceptionDetails.text)
  return result.result.value && JSON.parse(result.result.value)
}

/** @param pretended media and preferences to emulate; the others stay unchanged */
export const pretendInFirefox = (page, pretended) =>
  inWindow(
    page,
    ({ browsingContext }, { media = '', colorScheme = 'none', reducedMotion = 'none', forcedColors = 'none' }) => {
      browsingContext.mediumOverride = media
      browsingContext.prefersColorSchemeOverride = colorScheme
      browsingContext.prefersReducedMotionOverride = reducedMotion
      browsingContext.forcedColorsOverride = forcedColors
    },
    pretended,
  )

/** @returns the accessibility tree of the page, in the format of Puppeteer for Chromium */
export const toldInFirefox = page =>
  inWindow(page, async tab => {
    /* global Cc, Ci -- they are in Firefox's window */
    const service = Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService)
    const tell = told => {
      const [own, further] = [{}, {}]
      told.getState(own, further)
      const states = new Set(service.getStringStates(own.value, further.value))
      const children = []
      for (let child = told.firstChild; child; child = child.nextSibling) children.push(tell(child))
      const { level } = Object.fromEntries(
        [...told.attributes.enumerate()]
          .map(attribute => attribute.QueryInterface(Ci.nsIPropertyElement))
          .map(({ key, value }) => [key, Number(value)]),
      )
      return {
        role: told.computedARIARole,
        name: told.name ?? '',
        description: told.description,
        ...(states.has('unavailable') && { disabled: true }),
        ...((states.has('collapsed') || states.has('expanded')) && { expanded: states.has('expanded') }),
        ...(states.has('modal') && { modal: true }),
        ...(level && { level }),
        ...(states.has('checkable') && { checked: states.has('checked') }),
        children,
      }
    }
    // The window receives changes of the page with a delay, and on a busy machine first a page without anything in it.
    for (let before, tried = 0; ; tried++) {
      const page = service.getAccessibleFor(tab)?.firstChild
      const now = page && JSON.stringify(tell(page))
      if (now && now === before && (page.firstChild || tried > 25)) return now
      before = now
      await new Promise(resolve => setTimeout(resolve, 200))
    }
  })
