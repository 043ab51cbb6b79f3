import { createComponent, hydrate } from 'solid-js/web'
import { App } from './App.jsx'

window.hydrateApp = target => hydrate(() => createComponent(App, {}), target)
