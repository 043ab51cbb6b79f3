/** The rule of one country. Every country without a rule is opt-in: its visitors are asked. */
export interface CountryRule {
  /** `opt-out`: granted until the visitor objects. `none`: granted, and no banner. */
  readonly model: 'opt-out' | 'none'
  /** The law, and where to read it. */
  readonly source: string
}

/**
 * The only countries in which a category is granted before the visitor decides, each with its source. Visitors of all
 * other countries, of unknown ones and of Tor are asked.
 */
export const countryRules: Readonly<Record<string, CountryRule>> = {
  US: {
    model: 'opt-out',
    source:
      'No federal consent law for cookies. State laws give a right to opt out of sale and sharing, for example California Civil Code § 1798.120: https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1798.120.',
  },
}

/**
 * The law that @c15t/backend does not name for parts of the EU and for places with a law modelled on it. GDPR, Art. 3 and
 * Art. 355 TFEU: the outermost regions and Åland are part of the EU. The others have laws of their own with the same
 * consent rules.
 */
export const lawOfPlace: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['AX', 'GF', 'GP', 'MF', 'MQ', 'RE', 'YT'].map(code => [code, 'GDPR'])),
  ...Object.fromEntries(['GG', 'GI', 'IM', 'JE'].map(code => [code, 'UK_GDPR'])),
}
