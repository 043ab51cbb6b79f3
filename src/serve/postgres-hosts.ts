/**
 * Splits an address with several hosts, such as `postgres://user:password@a:5432,b:5433/consents`, into one address for
 * each host. `target_session_attrs` is removed, because the server always looks for a host that accepts writes.
 */
export function postgresHosts(url: string): { hosts: string[]; name: string } {
  const [, scheme, authority = '', rest = ''] = /^(postgres(?:ql)?:\/\/)([^/?]*)(.*)/.exec(url) ?? []
  const at = authority.lastIndexOf('@') + 1
  const [credentials, list] = [authority.slice(0, at), authority.slice(at)]
  const [path = '', search = ''] = rest.split('?', 2)
  const parameters = new URLSearchParams(search)
  parameters.delete('target_session_attrs')
  const tail = `${path}${parameters.size > 0 ? `?${parameters}` : ''}`
  return { hosts: list.split(',').map(host => `${scheme}${credentials}${host}${tail}`), name: `${list}${path}` }
}
