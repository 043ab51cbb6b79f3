export const siteKeys: readonly string[]
