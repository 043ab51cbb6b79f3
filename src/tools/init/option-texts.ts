import type { InitChoices } from './init-plan'

/** Returns the options by name, in the order in which they are written. */
export const optionValues = ({ policyUrl, services, converted }: InitChoices): Record<string, unknown> => {
  const { importDecision, ...others } = converted
  return {
    mode: 'offline',
    categories: 'auto',
    language: 'page',
    ...(services !== null && { services }),
    ...(policyUrl !== null && { policyUrl }),
    ...(importDecision !== undefined && { importDecision }),
    ...others,
  }
}

/** Returns the options as an object literal: `{ mode: 'offline', categories: 'auto', language: 'page' }`. */
export const optionsLiteral = (choices: InitChoices, quote: string): string => {
  const texts = Object.entries(optionValues(choices)).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? quote + value + quote : JSON.stringify(value)}`,
  )
  return `{ ${texts.join(', ')} }`
}

/**
 * Returns the options of an integration as an object literal. If the project's code starts the manager, the guard must
 * not load another one.
 */
export const integrationLiteral = (choices: InitChoices, quote: string): string =>
  choices.ownStart === null ? `{ options: ${optionsLiteral(choices, quote)} }` : '{ manager: false }'
