import { html } from 'hono/html'
import { page, type Markup } from './page'
import type { Viewer } from './viewer'

/** Renders a page that says why there is nothing to see. */
export const problemPage = (viewer: Viewer, title: string, text: string): Markup =>
  page(
    viewer,
    { title: `${viewer.t('Consents')}: ${title}` },
    html`<section class="sheet">
      <h2>${title}</h2>
      <p>${text}</p>
      <p><a href="/dashboard">${viewer.t('Open the overview')}</a></p>
    </section>`,
  )
