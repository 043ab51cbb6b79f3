import { withMaskedErrors } from '../with-masked-errors'
import { addressMask, noMask } from '../mask-addresses'
import { writeFileSync } from 'node:fs'
import type { Command } from '../command'
import { doctorUsage } from '../doctor/doctor-usage'
import { findingList } from '../doctor/finding-list'
import { readDoctorArguments } from '../doctor/read-doctor-arguments'
import { runDoctor } from '../doctor/run-doctor'
import { print } from '../print'

async function run(args: string[]): Promise<number> {
  const { options, json, ignored, isStrict, showsAddresses } = readDoctorArguments(args)
  // A line to paste is a line of the page, and would not work without its query.
  const mask = showsAddresses ? noMask : addressMask(options.target, ['paste'])
  const all = mask(await withMaskedErrors(mask, () => runDoctor(options, text => print(`${mask(text)}\n`, 'stderr'))))
  const report = { ...all, findings: all.findings.filter(({ id }) => !ignored.includes(id)) }
  const text = `${JSON.stringify(report, null, 2)}\n`
  print(json === '-' ? text : findingList(report))
  if (json !== undefined && json !== '-') writeFileSync(json, text)
  if (report.unopened.length > 0) return 2
  return report.findings.some(({ severity }) => isStrict || severity === 'error') ? 1 : 0
}

/** `npx consent-elements doctor`: finds the mistakes of an installation. */
export const doctor: Command = {
  name: 'doctor',
  summary: 'Finds mistakes of an installation, each with the line to paste',
  usage: doctorUsage,
  run,
}
