import type { InitChoices } from './init-plan'

/** @returns the options as an object literal: `{ mode: 'offline', categories: 'all' }` */
export const optionsLiteral = ({ policyUrl }: InitChoices, quote: string): string => {
  const entries = [
    ['mode', 'offline'],
    ['categories', 'all'],
    ...(policyUrl === null ? [] : [['policyUrl', policyUrl]]),
  ]
  return `{ ${entries.map(([name, value]) => `${name}: ${quote}${value}${quote}`).join(', ')} }`
}

/** @returns the tag of the guard, which loads the manager */
export const guardTag = ({ policyUrl }: InitChoices, folder: string): string =>
  `<script src="${folder}guard.js" data-manager data-mode="offline" data-categories="all"${policyUrl === null ? '' : ` data-policy-url="${policyUrl}"`}></script>`
