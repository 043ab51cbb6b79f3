import type { TcfChoice } from '../../signals/tcf/tcf-choice'

/** A choice that is not saved yet. */
export type ChoiceDraft = { [Name in keyof TcfChoice]: Set<number> }

const names = ['purposes', 'interests', 'specialFeatures', 'vendors', 'vendorInterests', 'additional'] as const

/** Returns a draft that starts with a choice. */
export const draftOf = (choice: TcfChoice): ChoiceDraft =>
  Object.fromEntries(names.map(name => [name, new Set(choice[name])])) as ChoiceDraft

/** Returns the choice in a draft. */
export const choiceOf = (draft: ChoiceDraft): TcfChoice =>
  Object.fromEntries(
    names.map(name => [name, [...draft[name]].sort((one, other) => one - other)]),
  ) as unknown as TcfChoice
