import { render as renderApp } from 'svelte/server'
import App from './App.svelte'

export const render = () => {
  const { head, body } = renderApp(App)
  return { head, body: `<div id="root">${body}</div>` }
}
