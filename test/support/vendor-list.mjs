/**
 * Generates a vendor list of version 3 with the fields of TCF 2.4 (`standardTexts`), in the shape that IAB Europe
 * publishes. The list itself may not be redistributed, so names and texts are our own; numbers of purposes are those of
 * the framework.
 * @param count the number of vendors
 */
export function vendorList(count, policyVersion = 5) {
  const described = (id, name) => ({
    id,
    name,
    description: `What it means that data is used to ${name.toLowerCase()}. Partners can combine, for example, pages that you have visited, the kind of your device, and about where you are, and can keep the result for as long as they have declared.`,
    illustrations: [`First example of ${name.toLowerCase()}.`, `Second example of ${name.toLowerCase()}.`],
  })
  const table = names => Object.fromEntries(names.map((name, at) => [at + 1, described(at + 1, name)]))
  const purposes = table([
    'Store and access information on a device',
    'Use limited data to select advertising',
    'Create profiles for personalised advertising',
    'Use profiles to select personalised advertising',
    'Create profiles to personalise content',
    'Use profiles to select personalised content',
    'Measure advertising performance',
    'Measure content performance',
    'Understand audiences through statistics',
    'Develop and improve services',
    'Use limited data to select content',
  ])
  const vendor = id => ({
    id,
    name: `${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[id % 26]}dvert ${id}`,
    // Every tenth uses legitimate interests, with a flexible basis; every 25th declares special purposes only.
    purposes: id % 25 === 0 ? [] : id % 10 === 0 ? [1, 3, 4] : [1, 2, 3, 4, 7],
    legIntPurposes: id % 25 === 0 ? [] : id % 10 === 0 ? [2, 7, 9, 10] : [],
    flexiblePurposes: id % 10 === 0 && id % 25 !== 0 ? [2, 7] : [],
    specialPurposes: [1, 2, 3],
    features: [1, 2],
    specialFeatures: id % 2 ? [1] : [1, 2],
    dataRetention: { stdRetention: 30 + id, purposes: { 3: 365 }, specialPurposes: {} },
    dataDeclaration: [1, 2, 6],
    usesCookies: id % 3 > 0,
    cookieMaxAgeSeconds: id % 3 > 0 ? 86_400 * id : null,
    cookieRefresh: id % 2 === 0,
    usesNonCookieAccess: true,
    deviceStorageDisclosureUrl: `https://vendor-${id}.example/deviceStorage.json`,
    // A vendor that has left the framework, in longer lists.
    ...(id === 501 && { deletedDate: '2026-01-31T00:00:00Z' }),
    urls: [
      {
        langId: 'en',
        privacy: `https://vendor-${id}.example/privacy`,
        legIntClaim: `https://vendor-${id}.example/lic`,
      },
      { langId: 'de', privacy: `https://vendor-${id}.example/datenschutz` },
    ],
  })
  const ids = Array.from({ length: count }, (_, at) => at + 1)
  return {
    gvlSpecificationVersion: 3,
    vendorListVersion: 123,
    tcfPolicyVersion: policyVersion,
    lastUpdated: '2026-09-24T16:00:19Z',
    purposes,
    specialPurposes: table([
      'Ensure security and prevent fraud',
      'Deliver advertising and content',
      'Save privacy choices',
    ]),
    features: table(['Combine data from other sources', 'Link different devices', 'Identify devices']),
    specialFeatures: table(['Use precise location data', 'Actively scan device characteristics']),
    stacks: {
      1: { id: 1, purposes: [], specialFeatures: [1, 2], name: 'Precise location and scanning', description: 'Both.' },
      2: {
        id: 2,
        purposes: [2, 7],
        specialFeatures: [],
        name: 'Basic advertising and measurement',
        description: 'Two.',
      },
    },
    // Categories have no illustrations.
    dataCategories: Object.fromEntries(
      Object.entries(
        table([
          'IP addresses',
          'Device characteristics',
          'Device identifiers',
          'Probabilistic identifiers',
          'Authentication identifiers',
          'Browsing data',
        ]),
      ).map(([id, { name }]) => [id, { id: Number(id), name, description: `All that counts as ${name}.` }]),
    ),
    standardTexts: { features: 'Partners combine data in these ways only for the purposes above.' },
    vendors: Object.fromEntries(ids.map(id => [id, vendor(id)])),
  }
}

/** Generates the texts of that list in a language, as `purposes-de.json` has them. */
export function translatedPurposes(language) {
  const { purposes, dataCategories } = vendorList(0)
  const word = { de: 'Zweck', fr: 'Finalité' }[language]
  const named = (table, word) =>
    Object.fromEntries(
      Object.values(table).map(({ id }) => [
        id,
        { id, name: `${word} ${id}`, description: 'Beschreibung', illustrations: [] },
      ]),
    )
  return {
    purposes: named(purposes, word),
    dataCategories: named(dataCategories, 'Kategorie'),
    standardTexts: { features: `${word}: so werden Daten zusammengeführt.` },
  }
}
