import type { DeclaredService } from '../services/declared-service'
import { sharedHosts } from '../services/shared-hosts'
import { recordAtom } from '../store/record-atoms'
import { servicesAtom, serviceStatesAtom } from '../store/service-atoms'
import { settingsAtom } from '../store/settings-atoms'
import type { EffectContext } from './effect-context'
import { fetchServices } from './fetch-services'
import { onAnyChange } from './on-any-change'
import { reviewServices } from './review-services'
import { runLoaders } from './run-loaders'
import { sweepServices } from './sweep-services'

/**
 * Fetches the declared services. It then passes them to the guard and the dialog, starts those that are allowed and
 * have an id, and deletes the stored data of refused and removed services.
 * @returns a function that stops it. Started services keep running.
 */
export function startServices(context: EffectContext): () => void {
  const { store, services: given, report } = context
  const onProblem = (message: string): void => report({ code: 'INVALID_OPTION', message })
  const stops: (() => void)[] = []
  let stopped = false

  const begin = (services: readonly DeclaredService[]): void => {
    if (stopped) return
    sharedHosts(services).forEach(onProblem)
    store.set(servicesAtom, services)
    const sweep = sweepServices(context, services)
    reviewServices(store, sweep.removed)
    const follow = runLoaders(store, services)
    let last = ''
    const update = (): void => {
      const states = store.get(serviceStatesAtom)
      const now = states.map(({ allowed }) => allowed).join()
      if (now === last) return
      last = now
      follow(states)
      if (store.get(recordAtom) !== null) sweep.refused(states)
    }
    stops.push(onAnyChange(store, [serviceStatesAtom], update), sweep.stop, () => store.set(servicesAtom, null))
    update()
  }
  void fetchServices(given, store.get(settingsAtom).customCategories, report).then(begin)
  return () => {
    stopped = true
    stops.forEach(stop => stop())
  }
}
