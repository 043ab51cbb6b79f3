/** Kinds of sensitive data that sections of the GPP name. */
export const sensitiveKinds = [
  'origin',
  'beliefs',
  'health',
  'sexuality',
  'citizenship',
  'genetic',
  'biometric',
  'location',
  'id-number',
  'account',
  'union',
  'messages',
  'health-data',
  'crime-victim',
  'national-origin',
  'gender',
] as const

/** A kind of sensitive data, such as `location` for precise geolocation. */
export type SensitiveKind = (typeof sensitiveKinds)[number]

/** What one section of the GPP says about sensitive data and known children. */
export interface UsSectionFacts {
  /** The section's id. */
  id: number
  /** The kinds that each entry of `SensitiveDataProcessing` covers, in the order of the entries. */
  sensitive: readonly (readonly SensitiveKind[])[]
  /** Whether the law asks for consent to process sensitive data, or lets visitors opt out of it. */
  model: 'consent' | 'opt-out'
  /** The ages that each entry of `KnownChildSensitiveDataConsents` covers: from the first, below the second. */
  children: readonly (readonly [from: number, below: number])[]
}

const common = ['origin', 'beliefs', 'health', 'sexuality', 'citizenship', 'genetic', 'biometric', 'location'] as const
const each = (...kinds: readonly SensitiveKind[]): UsSectionFacts['sensitive'] => kinds.map(kind => [kind])
const child = [0, 13] as const
const teenager = [13, 16] as const

/** Most sections: a law that asks for consent, and names children below 13 only. */
const usual = (id: number, more: Partial<UsSectionFacts> = {}): UsSectionFacts => ({
  id,
  sensitive: each(...common),
  model: 'consent',
  children: [child],
  ...more,
})
/** Sections with entries for the sale of teenagers' data and for targeted advertising to them. */
const withTeenagers = (...ages: readonly (readonly [number, number])[]): Pick<UsSectionFacts, 'children'> => ({
  children: [child, ...ages.flatMap(age => [age, age])],
})

/**
 * The US sections by name. Source of each: the section's technical specification in the repository
 * InteractiveAdvertisingBureau/Global-Privacy-Platform of the IAB Tech Lab, folders `Sections/US-National` and
 * `Sections/US-States`, as of 2025-12-17. It has no sections for Oklahoma, Louisiana and Alabama, whose visitors get
 * `usnat`. The IAB's library has no field for sensitive data in the sections of Indiana, Kentucky and Rhode Island, and
 * that of Maryland names neither such data nor children.
 */
export const usSections = {
  usnat: usual(7, {
    sensitive: each(...sensitiveKinds),
    children: [
      [13, 16],
      [0, 13],
      [16, 18],
    ],
  }),
  usca: usual(8, {
    sensitive: [
      ['id-number'],
      ['account'],
      ['location'],
      ['origin', 'beliefs', 'union'],
      ['messages'],
      ['genetic'],
      ['biometric'],
      ['health', 'health-data'],
      ['sexuality'],
    ],
    model: 'opt-out',
    children: [
      [0, 16],
      [0, 16],
    ],
  }),
  usva: usual(9),
  usco: usual(10, {
    sensitive: each('origin', 'beliefs', 'health', 'sexuality', 'citizenship', 'genetic', 'biometric'),
  }),
  usut: usual(11, {
    sensitive: each('origin', 'beliefs', 'sexuality', 'citizenship', 'health', 'genetic', 'biometric', 'location'),
    model: 'opt-out',
  }),
  usct: usual(12, withTeenagers(teenager)),
  usfl: usual(13, { children: [child, teenager, [16, 18]] }),
  usmt: usual(14, withTeenagers(teenager)),
  usor: usual(15, {
    sensitive: each(
      'origin',
      'beliefs',
      'health',
      'sexuality',
      'gender',
      'citizenship',
      'national-origin',
      'crime-victim',
      'genetic',
      'biometric',
      'location',
    ),
    ...withTeenagers(teenager),
  }),
  ustx: usual(16),
  usde: usual(17, { sensitive: each(...common, 'gender'), ...withTeenagers(teenager, [16, 18]) }),
  usia: usual(18, { model: 'opt-out' }),
  usne: usual(19),
  usnh: usual(20, withTeenagers(teenager)),
  usnj: usual(21, { sensitive: each(...common, 'gender', 'account'), ...withTeenagers(teenager, [16, 17]) }),
  ustn: usual(22),
  usmn: usual(23),
  usmd: usual(24, { sensitive: [], children: [] }),
  usin: usual(25),
  usky: usual(26),
  usri: usual(27),
} as const satisfies Record<string, UsSectionFacts>

/** The name of a US section. */
export type UsSectionName = keyof typeof usSections
