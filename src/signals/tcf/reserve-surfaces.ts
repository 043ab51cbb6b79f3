/** Returns whether our banner is replaced by an empty element. */
export const isReserved = (tag = 'consent-banner'): boolean => 'isReserved' in (customElements.get(tag) ?? {})

/**
 * Registers empty elements in place of our banner and dialog. TCF has layers of its own, and the first class that is
 * registered for a tag stays. `<consent-banner>` remains the place of the options.
 * @throws Error if the banner is registered already: this script has to run first
 */
export function reserveSurfaces(): void {
  for (const tag of ['consent-banner', 'privacy-settings-dialog']) {
    const isKnown = customElements.get(tag) !== undefined
    if (isKnown && !isReserved(tag))
      throw new Error(`TCF must start before <${tag}> is registered: load tcf-stub.js or consent-elements/tcf first`)
    if (!isKnown)
      customElements.define(
        tag,
        class extends HTMLElement {
          static isReserved = true
          /** What is prefetched in place of the dialog's file: see prefetch-dialog.ts. */
          static file = './consent-elements-tcf-settings.js'
        },
      )
  }
}
