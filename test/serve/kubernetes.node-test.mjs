// examples/server/kubernetes.yaml: valid for Kubernetes, and about this server.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, it } from 'node:test'
import { Deployment } from 'kubernetes-models/apps/v1'
import { CronJob } from 'kubernetes-models/batch/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Service } from 'kubernetes-models/v1'
import { parseAllDocuments } from 'yaml'
import { startConsents } from '../support/load-serve.mjs'

const kinds = { ConfigMap, CronJob, Deployment, PodDisruptionBudget, Service }
const read = path => readFile(new URL(`../../${path}`, import.meta.url), 'utf8')
const documents = parseAllDocuments(await read('examples/server/kubernetes.yaml')).map(one => one.toJS())
const find = kind => documents.find(one => one.kind === kind)

describe('the manifest for Kubernetes', () => {
  it('has objects that are valid by the schemas of Kubernetes', () => {
    assert.deepEqual(documents.map(({ kind }) => kind).toSorted(), Object.keys(kinds))
    for (const one of documents) new kinds[one.kind](one).validate()
    const broken = structuredClone(find('Deployment'))
    broken.spec.template.spec.containers[0].livenessProbe.httpGet.port = true
    assert.throws(() => new Deployment(broken).validate())
  })

  it('sets variables that the server knows, and probes addresses that it answers', async t => {
    const { data } = find('ConfigMap')
    const known = await read('src/serve/settings.ts')
    for (const name of Object.keys(data)) assert.ok(known.includes(name.replace(/^DATABASE_URL_FILE$/, '_FILE')), name)
    const { DATABASE_URL_FILE: _, SIGNING_KEY_FILE: __, ...environment } = data
    const server = await startConsents(environment)
    t.after(() => server.end())
    const { containers } = find('Deployment').spec.template.spec
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe']) {
      const { status } = await fetch(server.origin + containers[0][probe].httpGet.path)
      assert.equal(status, 200, probe)
    }
    const port = Number(/PORT=(\d+)/.exec(await read('examples/server/Dockerfile'))[1])
    assert.equal(containers[0].ports[0].containerPort, port)
  })

  it('selects its own processes, and gives a stopping one the time that it needs', () => {
    const deployment = find('Deployment').spec
    const { labels } = deployment.template.metadata
    for (const selector of [
      deployment.selector.matchLabels,
      find('Service').spec.selector,
      find('PodDisruptionBudget').spec.selector.matchLabels,
    ])
      assert.deepEqual(selector, labels)
    const { terminationGracePeriodSeconds, containers } = deployment.template.spec
    const pause = Number(containers[0].lifecycle.preStop.exec.command[1])
    assert.ok(terminationGracePeriodSeconds > pause + Number(find('ConfigMap').data.SHUTDOWN_GRACE) / 1000)
  })
})
