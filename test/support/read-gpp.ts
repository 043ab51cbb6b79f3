/**
 * A decoder of GPP strings that shares nothing with the library which writes them. It follows the IAB's text: Core, "GPP
 * Header", and for each section the order and width of its fields (Sections/US-National, Sections/US-States).
 */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const bitsOf = (text: string): string =>
  [...text].map(letter => alphabet.indexOf(letter).toString(2).padStart(6, '0')).join('')

/** Reads a list of ids in ranges whose numbers are Fibonacci coded. */
function readRange(bits: string): number[] {
  let at = 0
  const fixed = (width: number): number => Number.parseInt(bits.slice(at, (at += width)), 2)
  const fibonacci = (): number => {
    let [sum, one, two] = [0, 1, 2]
    for (let before = '0'; ; before = bits[at - 1]!) {
      const bit = bits[at++]!
      if (bit === '1' && before === '1') return sum
      if (bit === '1') sum += one
      ;[one, two] = [two, one + two]
    }
  }
  const ids: number[] = []
  let last = 0
  for (let left = fixed(12); left > 0; left--) {
    const isRange = fixed(1) === 1
    const first = (last += fibonacci())
    if (isRange) last += fibonacci()
    for (let id = first; id <= last; id++) ids.push(id)
  }
  return ids
}

type Layout = readonly (readonly [name: string, width: number, count?: number])[]
const core = (
  notices: readonly string[],
  optOuts: readonly string[],
  sensitive: number,
  children: number,
  more: Layout,
): Layout => [
  ['Version', 6],
  ...[...notices, ...optOuts].map(name => [name, 2] as const),
  ['SensitiveDataProcessing', 2, sensitive],
  ['KnownChildSensitiveDataConsents', 2, children],
  ...more,
]
const modes: Layout = [
  ['MspaCoveredTransaction', 2],
  ['MspaOptOutOptionMode', 2],
  ['MspaServiceProviderMode', 2],
]
const both = ['SaleOptOut', 'TargetedAdvertisingOptOut']
const notices = (first: string): string[] => [first, 'SaleOptOutNotice', 'TargetedAdvertisingOptOutNotice']
/** The sections since 2024 have one notice of processing, and consent to additional processing. */
const later = (sensitive: number, children: number): Layout =>
  core(notices('ProcessingNotice'), both, sensitive, children, [['AdditionalDataProcessingConsent', 2], ...modes])
const earlier = (sensitive: number, children: number): Layout =>
  core(notices('SharingNotice'), both, sensitive, children, modes)

const layouts: Record<number, Layout> = {
  7: core(
    [
      'SharingNotice',
      'SaleOptOutNotice',
      'SharingOptOutNotice',
      'TargetedAdvertisingOptOutNotice',
      'SensitiveDataProcessingOptOutNotice',
      'SensitiveDataLimitUseNotice',
    ],
    ['SaleOptOut', 'SharingOptOut', 'TargetedAdvertisingOptOut'],
    16,
    3,
    [['PersonalDataConsents', 2], ...modes],
  ),
  8: core(
    ['SaleOptOutNotice', 'SharingOptOutNotice', 'SensitiveDataLimitUseNotice'],
    ['SaleOptOut', 'SharingOptOut'],
    9,
    2,
    [['PersonalDataConsents', 2], ...modes],
  ),
  9: earlier(8, 1),
  10: earlier(7, 1),
  12: earlier(8, 3),
  13: later(8, 3),
  15: later(11, 3),
  16: later(8, 1),
  17: later(9, 5),
  21: later(10, 5),
}

/** Returns the ids of the sections in a GPP string, and the fields of the US sections with a known layout. */
export function readGpp(text: string): { ids: number[]; sections: Record<number, Record<string, unknown>> } {
  const [header, ...parts] = text.split('~') as [string, ...string[]]
  const bits = bitsOf(header)
  if (Number.parseInt(bits.slice(0, 6), 2) !== 3) throw new Error('The type of the header is not 3')
  const ids = readRange(bits.slice(12))
  return { ids, sections: Object.fromEntries(ids.map((id, at) => [id, readSection(parts[at]!, layouts[id] ?? [])])) }
}

function readSection(text: string, layout: Layout): Record<string, unknown> {
  const [main, gpc] = text.split('.')
  const bits = bitsOf(main!)
  let at = 0
  const next = (width: number): number => Number.parseInt(bits.slice(at, (at += width)), 2)
  const fields: Record<string, unknown> = {}
  for (const [name, width, count] of layout)
    fields[name] = count === undefined || count === 1 ? next(width) : Array.from({ length: count }, () => next(width))
  if (gpc !== undefined) fields['Gpc'] = bitsOf(gpc)[2] === '1'
  return fields
}
