import type { CategoryName } from '../consent/categories'
import type { ConsentModel } from '../consent/consent-model'

/** What one law asks of a consent banner, as data with sources. It is no legal advice. */
export interface PolicyPack {
  /** Such as `gdpr-fr`. */
  id: string
  /** The law, and the authority whose guidance is followed. */
  name: string
  /** Counted up with each change of the pack. */
  version: string
  /** Where it applies: ISO 3166 countries and regions, such as `FR` and `CA-QC`. The longest match applies. */
  places: readonly string[]
  /** The jurisdiction's code in a server's answer. */
  code: string
  model: ConsentModel
  /** Whether rejection has to be on the first layer. */
  rejectOnFirstLayer: boolean
  /** For how many days a decision is kept. */
  lifetimeDays: number
  /** After how many days visitors who have refused may be asked again. */
  askAgainAfterDays: number
  /** Whether Global Privacy Control has to be honoured. We honour it everywhere. */
  globalPrivacyControl: 'required' | 'voluntary'
  /** The age below which a parent, or the child instead of the default, has to agree; null if the law names none. */
  consentAge: number | null
  /** The categories of which the law exempts some uses from consent. The site's owner decides whether they apply. */
  exemptions: readonly { category: CategoryName; condition: string }[]
  /** Texts that the law asks for. */
  texts: { optOutLink?: string }
  sources: readonly { title: string; url: string }[]
  /** When a person last compared the pack with its sources, as YYYY-MM-DD; null if nobody has. */
  reviewed: string | null
  /** Who did; `nobody outside` until a lawyer or another person outside of this project has. */
  reviewer: string
}
