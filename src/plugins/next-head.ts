import { createElement, Fragment, type ReactElement } from 'react'
import { headTags, type HeadHtmlOptions } from '../server'
import { baseBelow } from './base-below'

/** React's names of attributes that we use. */
const reactNames: Record<string, string> = { 'http-equiv': 'httpEquiv', charset: 'charSet' }

/**
 * Server component for `<head>` of Next's root layout. It renders the tags of `headHtml`.
 * @param props the options of `headHtml`; `base` is Next's `basePath`
 */
export async function ConsentHead({ base = '', ...options }: HeadHtmlOptions): Promise<ReactElement> {
  const { tags } = await headTags({ ...options, base: baseBelow(base) })
  const elements = tags
    // Next adds the encoding itself.
    .filter(({ attributes }) => !('charset' in attributes))
    .map(({ tag, attributes, text }, key) => {
      const props = Object.entries(attributes)
        .filter(([, value]) => value !== null && value !== undefined && value !== false)
        .map(([name, value]) => [reactNames[name] ?? name, value === true ? '' : value])
      return createElement(tag, {
        key,
        ...Object.fromEntries(props),
        // Browsers hide nonces from scripts, so the attribute differs during hydration.
        suppressHydrationWarning: true,
        // React hoists `<meta>` elements without `itemProp` behind the guard.
        ...(tag === 'meta' && { itemProp: '' }),
        ...(text && { dangerouslySetInnerHTML: { __html: text } }),
      })
    })
  return createElement(Fragment, null, ...elements)
}
