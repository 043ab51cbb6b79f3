// What WebDriver has no words for, Firefox does for itself: its window is a page of its own, in which scripts may run where
// it was started with `--remote-allow-system-access`.

/**
 * @param page of puppeteer
 * @param {(tab, ...given) => string | void | Promise<string>} work runs in Firefox's window, so it knows nothing of this file;
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

/** @param pretended what a page is told of its medium and its visitor's wishes; what is not named is as it is */
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

/** @returns what a screen reader is told of the page, as puppeteer says it of Chromium */
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
    // The window is told of changes of the page a moment later.
    for (let before; ;) {
      const page = service.getAccessibleFor(tab)?.firstChild
      const now = page && JSON.stringify(tell(page))
      if (now && now === before) return now
      before = now
      await new Promise(resolve => setTimeout(resolve, 200))
    }
  })
