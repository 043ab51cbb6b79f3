import '@angular/compiler'
import { bootstrapApplication } from '@angular/platform-browser'
import { provideServerRendering, renderApplication } from '@angular/platform-server'
import { App, providers } from './angular-app.js'

const config = { providers: [...providers, provideServerRendering()] }

export async function render() {
  const document =
    '<html><head></head><body><app-root></app-root><script type="text/plain" data-consent="marketing">window.ran = (window.ran || 0) + 1</script></body></html>'
  const html = await renderApplication(context => bootstrapApplication(App, config, context), { document, url: '/' })
  const [, head, body] = /<head>(.*)<\/head><body>(.*)<\/body>/s.exec(html)
  return { head, body }
}
