/** The normal deviate that 5 % of differences by chance exceed. */
const LIMIT = 1.96

/** How two rates differ. */
export interface RateDifference {
  /** In percentage points. */
  readonly points: number
  /** Whether equal rates give such a difference in more than one of twenty cases. */
  readonly canBeChance: boolean
}

/** Compares two parts of wholes, by the test for two proportions. @returns null if a whole is empty */
export function rateDifference(
  part: number,
  whole: number,
  otherPart: number,
  otherWhole: number,
): RateDifference | null {
  if (whole === 0 || otherWhole === 0) return null
  const difference = part / whole - otherPart / otherWhole
  const common = (part + otherPart) / (whole + otherWhole)
  const deviation = Math.sqrt(common * (1 - common) * (1 / whole + 1 / otherWhole))
  return { points: 100 * difference, canBeChance: Math.abs(difference) <= LIMIT * deviation }
}
