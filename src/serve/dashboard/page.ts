import { html } from 'hono/html'

/** A piece of HTML, with everything that was put into it escaped. */
export type Markup = ReturnType<typeof html>

interface PageOptions {
  readonly title: string
  /** Whether the reader is logged in: then the page has the search and a way out. */
  readonly isOpen: boolean
  /** Whether the page has a chart. */
  readonly hasChart?: boolean
}

/** Renders a page of the dashboard. */
export const page = ({ title, isOpen, hasChart = false }: PageOptions, content: Markup): Markup =>
  html`<!doctype html>
    <html lang="en">
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
          <h1>${isOpen ? html`<a href="/dashboard">Consents</a>` : 'Consents'}</h1>
          ${
            isOpen
              ? html`<form action="/dashboard/find" role="search">
                    <input
                      name="q"
                      type="search"
                      aria-label="Subject, decision or receipt"
                      placeholder="sub_…, cns_…, receipt"
                    />
                    <button>Find</button>
                  </form>
                  <a href="/dashboard/receipts">Verify a receipt</a>
                  <form method="post" action="/dashboard/logout"><button>Log out</button></form>`
              : ''
          }
        </header>
        <main>${content}</main>
      </body>
    </html>`
