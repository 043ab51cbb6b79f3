import type { ElementMarkup, Markup, MarkupValues } from './markup'

export { fillText as fill } from '../translations/fill-text'

/** Returns whether a condition of the markup is true. A `!` before the name negates it. */
export const holds = (when: string, values: MarkupValues): boolean =>
  when.startsWith('!') ? !values[when.slice(1)] : !!values[when]

/** Returns the children of an element in their order, which the site can choose for the banner's buttons. */
export function childrenOf([, { part }, children]: ElementMarkup, { buttonOrder }: MarkupValues): readonly Markup[] {
  if (part !== 'actions' || !buttonOrder) return children
  const rank = ([, attributes = {}]: readonly unknown[]): number => {
    const at = (buttonOrder as string).indexOf((attributes as { part: string }).part)
    return at === -1 ? Infinity : at // more buttons of the site come last
  }
  return [...children].sort((a, b) => rank(a) - rank(b))
}
