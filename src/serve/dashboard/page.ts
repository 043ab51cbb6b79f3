import { html } from 'hono/html'
import { textDirection } from '../../translations/text-direction'
import { mayDo } from '../access/person'
import { dashboardLanguages } from './texts/translator'
import type { Viewer } from './viewer'

/** A piece of HTML, with everything that was put into it escaped. */
export type Markup = ReturnType<typeof html>

interface PageOptions {
  readonly title: string
  /** Where the reader is, if a link of the header leads there. */
  readonly at?: `/dashboard/${string}`
  /** Whether the reader is logged in: then the page has the links, and a way out. */
  readonly isOpen?: boolean
  /** Whether the page has a chart. */
  readonly hasChart?: boolean
}

function links({ t, person }: Viewer, at?: string): Markup {
  const link = (href: string, text: string): Markup =>
    html`<a href="${href}" ${href === at ? html`aria-current="page"` : ''}>${text}</a>`
  const canHandle = !person || mayDo(person, 'handle')
  const canAdminister = person !== undefined && mayDo(person, 'administer')
  return html`${
      canHandle
        ? html`<form action="/dashboard/find" role="search">
            <input
              name="q"
              type="search"
              aria-label="${t('Subject, decision or receipt')}"
              placeholder="sub_…, cns_…"
            />
            <button>${t('Find')}</button>
          </form>`
        : ''
    }
    <nav>
      ${link('/dashboard/texts', t('Texts and layouts'))} ${link('/dashboard/receipts', t('Verify a receipt'))}
      ${
        canAdminister
          ? html`${link('/dashboard/webhooks', t('Webhooks'))} ${link('/dashboard/people', t('Access'))}
            ${link('/dashboard/log', t('Log'))}`
          : ''
      }
    </nav>`
}

const languageForm = ({ t, language }: Viewer): Markup =>
  html`<form method="post" action="/dashboard/language">
    <select name="language" aria-label="${t('Language')}">
      ${Object.entries(dashboardLanguages).map(
        ([tag, name]) =>
          html`<option value="${tag}" lang="${tag}" ${tag === language ? 'selected' : ''}>${name}</option>`,
      )}
    </select>
    <button>${t('Show')}</button>
  </form>`

/** Renders a page of the dashboard. */
export const page = (
  viewer: Viewer,
  { title, at, isOpen = true, hasChart = false }: PageOptions,
  content: Markup,
): Markup =>
  html`<!doctype html>
    <html lang="${viewer.language}" dir="${textDirection(viewer.language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/dashboard/dashboard.css" />
        ${hasChart ? html`<script src="/dashboard/dashboard.js" defer></script>` : ''}
      </head>
      <body>
        <header>
          <h1>${isOpen ? html`<a href="/dashboard">${viewer.t('Consents')}</a>` : viewer.t('Consents')}</h1>
          ${isOpen ? links(viewer, at) : ''}
        </header>
        <main>${content}</main>
        <footer>
          ${languageForm(viewer)}
          ${isOpen ? html`<form method="post" action="/dashboard/logout"><button>${viewer.t('Log out')}</button></form>` : ''}
        </footer>
      </body>
    </html>`
