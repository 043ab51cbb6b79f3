/** `consent-elements/policies`: what privacy laws ask of a banner, as data with sources. It is no legal advice. */
export { policyAnswer } from './policies/policy-answer'
export { policyFor } from './policies/policy-for'
export type { Place } from './policies/read-place'
export type { PolicyPack } from './policies/policy-pack'
export { policyPacks } from './policies/policy-packs'
export { teenagerRuleFor, teenagerRules, type TeenagerRule } from './policies/teenager-rules'
export { simulateVisitor, type SimulatedVisit } from './policies/simulate-visitor'
