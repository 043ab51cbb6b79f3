import type { Service } from './service'

/** Returns the names of the companies of services, each once. */
export const companiesOf = (services: readonly Pick<Service, 'company'>[]): string[] => [
  ...new Set(services.map(({ company }) => company.name)),
]
