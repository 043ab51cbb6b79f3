// Compiles the components in the page, so that the build needs no compiler of Angular.
import '@angular/compiler'
import { bootstrapApplication } from '@angular/platform-browser'
import { App, providers } from './angular-app.js'

window.hydrateApp = () => bootstrapApplication(App, { providers })
