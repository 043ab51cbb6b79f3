import type { Realm } from './realm'

/** Globals that TypeScript's library lacks, because not all browsers or only workers have them. */
type NewFunctions = 'WebSocketStream' | 'webkitRTCPeerConnection' | 'fetchLater' | 'importScripts'
type NewMembers = 'attributeStyleMap' | 'addModule' | 'setHTML' | 'parseHTMLUnsafe' | 'moveBefore'

type MemberOf<Owner> = keyof Owner | NewMembers
type Plain<Member extends string> = Member extends `${infer Name}?` | `${infer Name}=` ? Name : Member

/** Checks words from left to right. @returns unknown, or a text that names the word that no browser has */
type Check<Words extends string, Members, Owner extends string = 'window'> = Words extends `${infer Word} ${infer Rest}`
  ? Check<Word, Members, Owner> extends string
    ? Check<Word, Members, Owner>
    : Word extends `${infer Name}${':' | '.'}`
      ? Check<Rest, MembersAfter<Word>, Name>
      : Check<Rest, Members, Owner>
  : Words extends `${infer Name}${':' | '.'}`
    ? Name extends keyof Realm
      ? unknown
      : `${Name} is not a global of browsers`
    : Plain<Words> extends Members
      ? unknown
      : `${Owner} has no member ${Plain<Words>}`

type MembersAfter<Word> = Word extends `${infer Name}:`
  ? MemberOf<
      Name extends keyof Realm ? (Realm[Name] extends { prototype: infer Prototype } ? Prototype : never) : never
    >
  : Word extends `${infer Name}.`
    ? MemberOf<Name extends keyof Realm ? Realm[Name] : never>
    : never

/**
 * The type that a key of `patch` requires beside that of its handler: unknown for keys such as `Element: append innerHTML=`,
 * and for keys that are no literals; an error text for a name that browsers do not have.
 */
export type CheckedKey<Key extends string> = string extends Key ? unknown : Check<Key, keyof Realm | NewFunctions>
