/**
 * Splits an id with a data region, such as `phc_abc@eu`.
 * @returns the id, and the region, or the default region if the id has none
 */
export function splitRegion(id: string, defaultRegion: string): { id: string; region: string } {
  const at = id.lastIndexOf('@')
  return at < 0 ? { id, region: defaultRegion } : { id: id.slice(0, at), region: id.slice(at + 1) }
}
