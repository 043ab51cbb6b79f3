import { html } from 'hono/html'
import { page, type Markup } from './page'
import type { Text } from './texts/english-texts'
import type { Viewer } from './viewer'

/** Renders the login. */
export const loginPage = (viewer: Viewer, problem?: Text): Markup =>
  page(
    viewer,
    { title: `${viewer.t('Consents')}: ${viewer.t('Log in')}`, isOpen: false },
    html`<section class="sheet login">
      <h2>${viewer.t('Log in')}</h2>
      ${problem ? html`<p class="notice bad" role="alert">${viewer.t(problem)}</p>` : ''}
      <form method="post" action="/dashboard/login">
        <p class="field">
          <label for="token">${viewer.t('Token')}</label>
          <input id="token" name="token" type="password" autocomplete="current-password" required autofocus />
        </p>
        <button class="strong">${viewer.t('Log in')}</button>
      </form>
      <p class="soft">
        ${viewer.t('An owner gives you a token. That of the server is the value of the variable DASHBOARD_TOKEN.')}
      </p>
    </section>`,
  )
