import type { InitChoices } from './init-plan'

/** Returns the options as an object literal: `{ mode: 'offline', categories: 'auto', language: 'page' }`. */
export const optionsLiteral = ({ policyUrl, services, converted }: InitChoices, quote: string): string => {
  const { importDecision, ...others } = converted
  const entries: [string, unknown][] = [
    ['mode', 'offline'],
    ['categories', 'auto'],
    ['language', 'page'],
    ...(services === null ? [] : [['services', services] as [string, unknown]]),
    ...(policyUrl === null ? [] : [['policyUrl', policyUrl] as [string, unknown]]),
    ...(importDecision === undefined ? [] : [['importDecision', importDecision] as [string, unknown]]),
  ]
  const texts = entries.map(([name, value]) => `${name}: ${quote}${value as string}${quote}`)
  return `{ ${[...texts, ...Object.entries(others).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)].join(', ')} }`
}

/**
 * Returns the options of an integration as an object literal. If the project's code starts the manager, the guard must
 * not load another one.
 */
export const integrationLiteral = (choices: InitChoices, quote: string): string =>
  choices.ownStart === null ? `{ options: ${optionsLiteral(choices, quote)} }` : '{ manager: false }'

/** Returns the tag of the guard, which loads the manager unless the project's code starts it. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;')

/** Returns the attributes of converted options: those with texts as JSON. */
function convertedAttributes({ importDecision, ...others }: InitChoices['converted']): string {
  const imported = importDecision === undefined ? '' : ` data-import-decision="${importDecision as string}"`
  return imported + (Object.keys(others).length > 0 ? ` data-options='${escaped(JSON.stringify(others))}'` : '')
}

export const guardTag = ({ policyUrl, services, ownStart, converted }: InitChoices, folder: string): string =>
  ownStart !== null
    ? `<script src="${folder}guard.js" data-pending="hold"></script>`
    : `<script src="${folder}guard.js" data-manager data-mode="offline" data-categories="auto" data-language="page" data-pending="hold"${services === null ? '' : ` data-services="${services}"`}${policyUrl === null ? '' : ` data-policy-url="${policyUrl}"`}${convertedAttributes(converted)}></script>`
