import type { Vendor } from '@iabtechlabtcf/core'
import { useId, type ReactNode } from 'react'
import { basesOf, type TcfQuestion } from '../../signals/tcf/tcf-question'
import { fillText } from '../../translations/fill-text'
import { Disclosure } from '../parts/Disclosure'
import type { ChoiceDraft } from './choice-draft'
import { DraftSwitch } from './DraftSwitch'
import { Entry } from './Entry'
import { Names } from './Names'
import type { TcfTexts } from './tcf-texts'

interface Described {
  name: string
  description: string
  illustrations?: string[]
}

/** The vendors of an entry, below a title such as the legal basis. */
type Users = readonly [title: string, vendors: readonly Vendor[]]

interface Props {
  question: TcfQuestion
  draft: ChoiceDraft
  texts: TcfTexts
  /** Whether only what is based on a legitimate interest is listed. */
  interestsOnly: boolean
}

/**
 * The list of purposes and features with their standard texts, and the vendors of each by legal basis (IAB Europe, TCF
 * Policies, Appendix B, B(b), B(f), C(c)II and D(c)IV). Features have no switch.
 */
export function Purposes({ question, draft, texts, interestsOnly }: Props) {
  const { list, purposes, interests, specialFeatures, vendors, options } = question
  const bases = new Map(vendors.map(vendor => [vendor, basesOf(vendor, options)]))
  const described = (table: unknown, id: number): Described => ({
    name: String(id),
    description: '',
    ...(table as Record<string, Partial<Described> | undefined>)[id],
  })
  const using = (kind: 'specialPurposes' | 'features' | 'specialFeatures', id: number): Users[] => [
    ['', vendors.filter(vendor => vendor[kind].includes(id))],
  ]
  const withBasis = (basis: 'consent' | 'interest', id: number): Users => [
    texts[basis],
    vendors.filter(vendor => bases.get(vendor)![basis].includes(id)),
  ]
  const entry = (id: number, about: Described, users: readonly Users[], ...switches: ReactNode[]): ReactNode => (
    <Entry
      key={id}
      name={about.name}
      switches={switches.some(Boolean) && <div className="switches">{...switches}</div>}
    >
      <Facts about={about} users={users} texts={texts} />
    </Entry>
  )

  const purpose = (id: number): ReactNode => {
    const about = described(list.purposes, id)
    return entry(
      id,
      about,
      [...(interestsOnly ? [] : [withBasis('consent', id)]), withBasis('interest', id)],
      !interestsOnly && purposes.includes(id) && (
        <DraftSwitch ids={draft.purposes} id={id} label={texts.consent} name={about.name} />
      ),
      interests.includes(id) && <DraftSwitch ids={draft.interests} id={id} label={texts.interest} name={about.name} />,
    )
  }
  const specialFeature = (id: number): ReactNode => {
    const about = described(list.specialFeatures, id)
    return entry(
      id,
      about,
      using('specialFeatures', id),
      <DraftSwitch ids={draft.specialFeatures} id={id} label={texts.consent} name={about.name} />,
    )
  }
  const declared = (kind: 'specialPurposes' | 'features'): ReactNode[] =>
    [...new Set(vendors.flatMap(vendor => vendor[kind]))]
      .sort((one, other) => one - other)
      .map(id => entry(id, described(list[kind], id), using(kind, id)))

  const listed = interestsOnly ? interests : [...new Set([...purposes, ...interests])].sort((one, other) => one - other)
  const security = list.specialPurposes[1]?.name
  // TCF 2.4: a text for all features, in the list and in its translations.
  const { features: ofFeatures } = (list as { standardTexts?: { features?: unknown } }).standardTexts ?? {}
  return (
    <>
      <Section title={texts.purposesTitle}>{listed.map(purpose)}</Section>
      {!interestsOnly && (
        <Section title={texts.specialFeaturesTitle} note={security && fillText(texts.specialNote, { name: security })}>
          {specialFeatures.map(specialFeature)}
        </Section>
      )}
      <Section title={texts.specialPurposesTitle} note={texts.alwaysActive}>
        {declared('specialPurposes')}
      </Section>
      {!interestsOnly && (
        <Section title={texts.featuresTitle} note={typeof ofFeatures === 'string' ? ofFeatures : ''}>
          {declared('features')}
        </Section>
      )}
    </>
  )
}

/** Entries below a heading; nothing without entries. */
const Section = ({ title, note = '', children }: { title: string; note?: string; children: readonly ReactNode[] }) =>
  children.length > 0 && (
    <>
      <h3>{title}</h3>
      {note && (
        <p className="muted">
          <bdi>{note}</bdi>
        </p>
      )}
      <ul className="categories rows">{children}</ul>
    </>
  )

/** The standard text of a purpose or feature, its examples, and the vendors that use it. */
const Facts = ({ about, users, texts }: { about: Described; users: readonly Users[]; texts: TcfTexts }) => (
  <div className="facts">
    <p>
      <bdi>{about.description}</bdi>
    </p>
    <Names title={texts.examples} names={about.illustrations ?? []} />
    {users.map(
      ([title, vendors]) => vendors.length > 0 && <UsersOf key={title} users={[title, vendors]} texts={texts} />,
    )}
  </div>
)

/** The number of vendors. Their names follow when it is opened, because 1,000 take longer than a frame. */
function UsersOf({ users: [title, vendors], texts }: { users: Users; texts: TcfTexts }) {
  const count = fillText(texts.used, { count: vendors.length })
  return (
    <div className="users">
      <Disclosure
        id={useId()}
        label={title === '' ? count : `${title} · ${count}`}
        later={<Names names={vendors.map(({ name }) => name)} />}
      />
    </div>
  )
}
