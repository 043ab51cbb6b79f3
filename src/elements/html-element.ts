/** What our classes extend: HTMLElement, or where there is no DOM a stand-in, so that importing them works there, too. */
export const HtmlElement =
  typeof HTMLElement === 'undefined' ? (function StandIn() {} as unknown as typeof HTMLElement) : HTMLElement
