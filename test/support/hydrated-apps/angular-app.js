import { Component, provideZonelessChangeDetection, signal } from '@angular/core'
import { provideClientHydration } from '@angular/platform-browser'

export class App {
  count = signal(0)
}
// Templates of Angular cannot contain scripts; the gated one is in the page around the application.
Component({
  selector: 'app-root',
  template: `<div id="app"><button id="count" (click)="count.set(count() + 1)">{{ count() }}</button><iframe
    id="map" data-consent="experience" data-src="/page/?html=map" title="Map" width="400" height="300"></iframe></div>`,
})(App)

export const providers = [provideZonelessChangeDetection(), provideClientHydration()]
