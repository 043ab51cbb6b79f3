import { Component, CUSTOM_ELEMENTS_SCHEMA, HostListener, provideZonelessChangeDetection, signal } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import type { ConsentEventMap } from 'consent-elements'

@Component({
  selector: 'app-shop',
  // Makes Angular accept unknown elements.
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main>
      <h1>A shop in Angular</h1>
      <p id="counted">This visit is {{ counted() ? 'counted' : 'not counted' }}.</p>
      <privacy-settings-button>Privacy settings</privacy-settings-button>
    </main>
  `,
})
class Shop {
  counted = signal(false)

  @HostListener('document:consent-ready', ['$event'])
  @HostListener('document:consent-change', ['$event'])
  hear({ detail }: ConsentEventMap['consent-ready']) {
    this.counted.set(detail.effectiveConsents.measurement)
  }
}

bootstrapApplication(Shop, { providers: [provideZonelessChangeDetection()] })
