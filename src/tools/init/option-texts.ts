import type { InitChoices } from './init-plan'

/** Returns the options as an object literal: `{ mode: 'offline', categories: 'all', language: 'page' }`. */
export const optionsLiteral = ({ policyUrl, services }: InitChoices, quote: string): string => {
  const entries = [
    ['mode', 'offline'],
    ['categories', 'all'],
    ['language', 'page'],
    ...(services === null ? [] : [['services', services]]),
    ...(policyUrl === null ? [] : [['policyUrl', policyUrl]]),
  ]
  return `{ ${entries.map(([name, value]) => `${name}: ${quote}${value}${quote}`).join(', ')} }`
}

/**
 * Returns the options of an integration as an object literal. If the project's code starts the manager, the guard must
 * not load another one.
 */
export const integrationLiteral = (choices: InitChoices, quote: string): string =>
  choices.ownStart === null ? `{ options: ${optionsLiteral(choices, quote)} }` : '{ manager: false }'

/** Returns the tag of the guard, which loads the manager unless the project's code starts it. */
export const guardTag = ({ policyUrl, services, ownStart }: InitChoices, folder: string): string =>
  ownStart !== null
    ? `<script src="${folder}guard.js" data-pending="hold"></script>`
    : `<script src="${folder}guard.js" data-manager data-mode="offline" data-categories="all" data-language="page" data-pending="hold"${services === null ? '' : ` data-services="${services}"`}${policyUrl === null ? '' : ` data-policy-url="${policyUrl}"`}></script>`
