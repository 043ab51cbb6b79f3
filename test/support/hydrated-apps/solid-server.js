import { createComponent, generateHydrationScript, renderToString } from 'solid-js/web'
import { App } from './App.jsx'

export const render = () => ({
  head: generateHydrationScript(),
  body: `<div id="root">${renderToString(() => createComponent(App, {}))}</div>`,
})
