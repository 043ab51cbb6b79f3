/**
 * The base class of our elements: `HTMLElement`, or a stand-in without a DOM, so that servers can import the classes.
 */
export const HtmlElement =
  typeof HTMLElement === 'undefined' ? (function StandIn() {} as unknown as typeof HTMLElement) : HTMLElement
