import { html } from 'hono/html'
import { mayDo, type Person } from '../access/person'

/** A piece of HTML, with everything that was put into it escaped. */
export type Markup = ReturnType<typeof html>

interface PageOptions {
  readonly title: string
  /** Whether the reader is logged in: then the page has the search and a way out. */
  readonly isOpen: boolean
  /** The reader, if known: the page links what this person may do. */
  readonly person?: Person | undefined
  /** Whether the page has a chart. */
  readonly hasChart?: boolean
}

/** The search for decisions. */
const search = html`<form action="/dashboard/find" role="search">
  <input name="q" type="search" aria-label="Subject, decision or receipt" placeholder="sub_…, cns_…, receipt" />
  <button>Find</button>
</form>`

/** Renders a page of the dashboard. */
export const page = ({ title, isOpen, person, hasChart = false }: PageOptions, content: Markup): Markup =>
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
              ? html`${!person || mayDo(person, 'handle') ? search : ''}
                  <a href="/dashboard/receipts">Verify a receipt</a>
                  ${
                    person && mayDo(person, 'administer')
                      ? html`<a href="/dashboard/people">Access</a> <a href="/dashboard/log">Log</a>`
                      : ''
                  }
                  <form method="post" action="/dashboard/logout"><button>Log out</button></form>`
              : ''
          }
        </header>
        <main>${content}</main>
      </body>
    </html>`
