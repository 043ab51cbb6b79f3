import type { Consents } from '../consent/consents'
import type { DeclaredService } from '../services/declared-service'
import type { ServicePage } from '../services/service'
import type { ServiceState } from '../services/service-states'
import { trustedScriptUrl } from '../signals/trusted-script-url'

/** The services that were started on this page, by this or an earlier manager. A vendor's script may only run once. */
const key = Symbol.for('consent-elements started services')
const started = (): Map<string, boolean> =>
  ((globalThis as unknown as Record<symbol, Map<string, boolean> | undefined>)[key] ??= new Map())

/**
 * Returns a function that starts each service with an id when it is allowed for the first time, and updates it on each
 * later change. Errors that a vendor's loader throws are logged and do not affect other services.
 * @param consents returns the consents in force
 */
export function runLoaders(
  services: readonly DeclaredService[],
  consents: () => Consents,
): (states: readonly ServiceState[]) => void {
  const loadable = services.filter(({ id, loader }) => id !== undefined && loader)
  return states => {
    const isAllowed = new Map(states.map(({ name, allowed }) => [name, allowed]))
    for (const service of loadable) {
      const { name, id = '', loader } = service
      const allowed = isAllowed.get(name) === true
      const before = started().get(`${name}=${id}`)
      if (before === allowed || (before === undefined && !allowed)) continue
      started().set(`${name}=${id}`, allowed)
      try {
        if (before === undefined) loader!.start(id, pageFor(consents, service))
        else loader!.update?.(allowed, id, pageFor(consents, service))
      } catch (thrown) {
        console.error(`consent-elements: the service ${name} could not be started or updated`, thrown)
      }
    }
  }
}

const pageFor = (consents: () => Consents, { options = {}, address }: DeclaredService): ServicePage => ({
  globals: window as unknown as Record<string, unknown>,
  loadScript,
  get consents() {
    return consents()
  },
  options,
  ...(address !== undefined && {
    address: new URL(address[0] === '/' ? address : `//${address}`, location.href).href.replace(/\/$/, ''),
  }),
})

function loadScript(url: string, attributes: Record<string, string> = {}): void {
  const script = document.createElement('script')
  script.async = true
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  // Browsers hide the nonce of the page's scripts from the attribute, but not from the property.
  const nonce = [...document.scripts].find(({ nonce }) => nonce)?.nonce
  if (nonce) script.nonce = nonce
  script.src = trustedScriptUrl(url)
  document.head.append(script)
}
