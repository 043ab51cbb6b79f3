/** An entry of the option `services` as a text, such as "posthog=phc_abc;host=/ingest". */
export interface ServiceText {
  name: string
  id?: string
  /** The values of "host": paths of the site's own host, and hosts without a scheme. */
  addresses: string[]
  /** What follows a semicolon and is not "host=…". */
  unknown: string[]
}

/** Splits one entry into name, id and own addresses. Validates nothing. */
export function splitServiceText(text: string): ServiceText {
  const [entry = '', ...settings] = text.trim().split(';')
  const [name = '', ...id] = entry.split('=')
  const addresses = settings.flatMap(setting => /^host=(?:https?:\/\/)?(.*)$/i.exec(setting)?.[1] ?? [])
  const unknown = settings.filter(setting => !/^host=/i.test(setting))
  return { name, ...(id.length > 0 && { id: id.join('=') }), addresses, unknown }
}
