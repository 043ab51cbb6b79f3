import { html } from 'hono/html'
import { page, type Markup } from './page'

/** Renders a page that says why there is nothing to see. */
export const problemPage = (title: string, text: string): Markup =>
  page(
    { title: `Consents: ${title}`, isOpen: true },
    html`<section class="sheet">
      <h2>${title}</h2>
      <p>${text}</p>
      <p><a href="/dashboard">Open the overview</a></p>
    </section>`,
  )
