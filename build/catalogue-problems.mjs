const nonsense = ['', ' ', 'undefined', 'null', '<script>', '../..', 'javascript:alert(1)', "'); alert(1)//", 'x\ny']

/** Names that sites use for their own cookies. Blocking or deleting them would break a site. */
const commonNames = 'id uid sid cid uuid user session token lang language locale theme test data key'.split(' ')

/**
 * Checks a whole catalogue.
 * @param entries the result of `readCatalogue`
 * @returns one line for each problem, which begins with the file; empty if there are none
 */
export function catalogueProblems(entries) {
  const owners = new Map()
  return entries.flatMap(({ file, service, problems }) => {
    const all =
      problems.length > 0 ? problems : [...factProblems(file, service), ...hostProblems(owners, file, service)]
    return all.map(problem => `${file}: ${problem}`)
  })
}

/** The rules for services of the catalogue, in addition to those for a site's own services. */
function factProblems(file, { name, title, purpose, privacyUrl, stores, loader }) {
  const problems = []
  if (!file.endsWith(`/${name}.ts`)) problems.push(`name is "${name}"; it must equal the file name`)
  if (title !== title.trim()) problems.push(`title "${title}" has blanks around it`)
  if (!privacyUrl.startsWith('https://')) problems.push(`privacyUrl is "${privacyUrl}"; it must begin with https://`)
  for (const sentence of [purpose, ...stores.map(item => item.purpose)])
    if (!/^\p{Lu}.*\.$/su.test(sentence)) problems.push(`purpose "${sentence}" must be a sentence: capital, full stop`)
  for (const item of stores.filter(item => item.domain === undefined)) {
    if (/\(on [a-z0-9.-]+/.test(item.purpose)) problems.push(`stores: ${item.name} names a host; write it as domain`)
    if (commonNames.includes(item.name))
      problems.push(`stores: sites use the name ${item.name} too; add domain if it is a third-party cookie`)
  }
  const keys = stores.flatMap(({ name, kinds = ['cookie'], domain = '' }) =>
    kinds.map(kind => `${kind} ${name} ${domain}`),
  )
  for (const key of keys.filter((key, i) => keys.indexOf(key) < i)) problems.push(`stores lists ${key.trim()} twice`)
  for (const id of loader ? nonsense.filter(id => loader.id.pattern.test(id)) : [])
    problems.push(`loader.id.pattern accepts ${JSON.stringify(id)}`)
  return problems
}

function hostProblems(owners, file, { hosts }) {
  return hosts.flatMap(host => {
    const owner = owners.get(host)
    owners.set(host, file)
    return owner === undefined ? [] : [`the host ${host} is also in ${owner}; list it in one service only`]
  })
}
