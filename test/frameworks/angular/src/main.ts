import {
  ApplicationRef,
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  provideZonelessChangeDetection,
  signal,
} from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { first, given, hear, open } from './scenario.mjs'

const state = signal(first)

@Component({
  selector: 'app-site',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  // Scopes the styles, for which Angular adds its own attributes to our tags.
  styles: 'main { color: inherit }',
  template: `
    <consent-banner
      mode="offline"
      categories="all"
      [attr.color-scheme]="state().scheme"
      [hideBranding]="state().bare"
      [lifetimeDays]="state().days"
      [callbacks]="given.callbacks"
      [translations]="given.translations"
      [exemptHosts]="given.exemptHosts"
      (lowercaseevent)="hear($event)"
      (kebab-event)="hear($event)"
      (camelEvent)="hear($event)"
      (CAPSevent)="hear($event)"
      (PascalEvent)="hear($event)"
    >
      @if (state().own) {
        <span slot="description">{{ state().own }}</span>
      }
    </consent-banner>
    <privacy-settings-dialog [variant]="state().variant"></privacy-settings-dialog>
    <privacy-settings-button>{{ state().label }}</privacy-settings-button>
  `,
})
class Site {
  state = state
  given = given
  hear = hear
}

let app: ApplicationRef
open(
  async () => (app = await bootstrapApplication(Site, { providers: [provideZonelessChangeDetection()] })),
  next => {
    state.set(next)
    app.tick()
  },
)
