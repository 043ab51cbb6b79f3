import { html } from 'hono/html'
import { page, type Markup } from './page'

/** Renders the login. */
export const loginPage = (problem = ''): Markup =>
  page(
    { title: 'Consents: log in', isOpen: false },
    html`<section class="sheet login">
      <h2>Log in</h2>
      ${problem ? html`<p class="wrong" role="alert">${problem}</p>` : ''}
      <form method="post" action="/dashboard/login">
        <p>
          <label for="token">Token</label>
          <input id="token" name="token" type="password" autocomplete="current-password" required autofocus />
        </p>
        <button>Log in</button>
      </form>
      <p class="soft">An owner gives you a token. That of the server is the value of the variable DASHBOARD_TOKEN.</p>
    </section>`,
  )
