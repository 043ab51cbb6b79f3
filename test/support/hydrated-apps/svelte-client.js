import { hydrate } from 'svelte'
import App from './App.svelte'

window.hydrateApp = target => hydrate(App, { target })
