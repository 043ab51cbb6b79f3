/** What a program may do: store decisions, read them, withdraw consent, and import decisions of another tool. */
export const scopes = ['store', 'read', 'withdraw', 'import'] as const
export type Scope = (typeof scopes)[number]
