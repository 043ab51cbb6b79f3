/** What the people of an organisation may do. Each role has the rights of those before it. */
export const roles = ['reader', 'officer', 'owner'] as const
export type Role = (typeof roles)[number]

/**
 * `see` counts and verify receipts; `handle` decisions: find, prove, export and erase them; `administer`: give and revoke
 * access, and read who did what.
 */
export type Right = 'see' | 'handle' | 'administer'

const needed: Record<Right, Role> = { see: 'reader', handle: 'officer', administer: 'owner' }

/** Somebody who may use the dashboard. */
export interface Person {
  readonly name: string
  readonly role: Role
  /** Names of sites, such as `www.example.com` or `*.example.com`; empty for all. */
  readonly sites: readonly string[]
}

/** Returns whether a person has a right. Giving access needs that to all sites, because it could give more than one has. */
export const mayDo = ({ role, sites }: Person, right: Right): boolean =>
  roles.indexOf(role) >= roles.indexOf(needed[right]) && (right !== 'administer' || sites.length === 0)
