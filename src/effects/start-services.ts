import type { CustomCategory } from '../consent/custom-category'
import type { DeclaredService } from '../services/declared-service'
import { sharedHosts } from '../services/shared-hosts'
import { fetchServices } from './fetch-services'
import type { Report } from './report-error'
import { reviewServices } from './review-services'
import { runLoaders } from './run-loaders'
import type { ServicesSource } from './services-source'
import { sweepServices } from './sweep-services'

/** The options that services need. */
interface ServiceOptions {
  /** The option `services`, unchecked. */
  services: unknown
  /** The option `sweep`, unchecked. */
  sweep: unknown
  customCategories: readonly CustomCategory[]
  report: Report
}

/**
 * Fetches the declared services. It then passes them to the guard and the dialog, starts those that are allowed and
 * have an id, and deletes the stored data of refused and removed services.
 * @param source what the services read
 * @returns a function that stops it. Started services keep running.
 */
export function startServices(
  { services: given, sweep, customCategories, report }: ServiceOptions,
  source: ServicesSource,
): () => void {
  const onProblem = (message: string): void => report({ code: 'INVALID_OPTION', message })
  const stops: (() => void)[] = []
  let stopped = false

  const begin = (services: readonly DeclaredService[]): void => {
    if (stopped) return
    sharedHosts(services).forEach(onProblem)
    source.provide(services)
    const sweeper = sweepServices(sweep, services, source)
    const [record, review] = [source.record(), source.review()]
    if (record !== null && review !== null) reviewServices(record, services, review, sweeper.removed)
    const follow = runLoaders(services, source.consents)
    let last = ''
    const update = (): void => {
      const states = source.states()
      const now = states.map(({ allowed }) => allowed).join()
      if (now === last) return
      last = now
      follow(states)
      if (source.record() !== null) sweeper.refused(states)
    }
    stops.push(source.follow(update), sweeper.stop, () => source.provide(null))
    update()
  }
  void fetchServices(given, customCategories, report).then(begin)
  return () => {
    stopped = true
    stops.forEach(stop => stop())
  }
}
