/**
 * Validates a value against the subset of JSON Schema that docs/reference/audit.schema.json uses.
 * @returns the errors, each with its path
 */
export function faultsOf(value, schema, root = schema, path = '') {
  if (schema.$ref) return faultsOf(value, root.$defs[schema.$ref.split('/').at(-1)], root, path)
  if (schema.anyOf) {
    const all = schema.anyOf.map(one => faultsOf(value, one, root, path))
    return all.some(faults => faults.length === 0) ? [] : all.flat()
  }
  if ('const' in schema) return value === schema.const ? [] : [`${path} is ${value}`]
  if (schema.enum) return schema.enum.includes(value) ? [] : [`${path} is ${value}`]
  const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
  const kinds = Number.isInteger(value) ? ['integer', 'number'] : [kind]
  if (schema.type && ![schema.type].flat().some(type => kinds.includes(type))) return [`${path} is ${kind}`]
  if (kind === 'array') return value.flatMap((item, at) => faultsOf(item, schema.items ?? {}, root, `${path}[${at}]`))
  if (kind !== 'object' || !schema.properties) return []
  const missing = schema.required.filter(name => !(name in value)).map(name => `${path}.${name} is missing`)
  const unknown = Object.keys(value).filter(name => !(name in schema.properties))
  const inside = Object.entries(schema.properties).flatMap(([name, one]) =>
    name in value ? faultsOf(value[name], one, root, `${path}.${name}`) : [],
  )
  return [...missing, ...unknown.map(name => `${path}.${name} is not in the schema`), ...inside]
}
