import type { ViewElement } from './view-element'
import type { ConsentOptions } from '../options/options'
import type { GivenService } from '../services/given-service'

type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : ''
type OwnNames<E extends HTMLElement> = Exclude<keyof E, keyof ViewElement> & string
/** The properties that have an attribute: all except objects. */
type AttributeNames<E extends HTMLElement> = {
  [Name in OwnNames<E>]: NonNullable<E[Name]> extends string | number | boolean ? Name : never
}[OwnNames<E>] &
  string
/** The type of an attribute's value. For an option, it is limited to the allowed values. */
type Written<E, Name extends keyof E> =
  NonNullable<E[Name]> extends boolean
    ? boolean | ''
    : NonNullable<E[Name]> extends number
      ? number | `${number}`
      : Extract<Name extends keyof ConsentOptions ? ConsentOptions[Name] : E[Name], string>

/** Services imported by a bundle can only be given as a property. */
type Given<Name> = Name extends 'services' ? readonly GivenService[] : never

/** The properties of an element, as assigned in JSX or templates. */
export type TagProperties<E extends HTMLElement> = {
  [Name in OwnNames<E>]?: (Name extends AttributeNames<E> ? Written<E, Name> | Given<Name> : E[Name]) | undefined
}

/** The properties of an element that have no attribute. */
export type TagObjects<E extends HTMLElement> = {
  [Name in Exclude<OwnNames<E>, AttributeNames<E>>]?: E[Name] | undefined
}

/** The attributes of an element, as written in HTML. */
export type TagAttributes<E extends HTMLElement> = {
  [Name in AttributeNames<E> as Kebab<Name>]?: Written<E, Name> | undefined
}
