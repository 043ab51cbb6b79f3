import { fingerprint } from '../../consent/fingerprint'
import type { TcfOptions } from './tcf-options'

/** Returns a hash of what visitors are asked. */
export const tcfQuestionHash = ({ cmpId, vendors, purposes, specialFeatures, restrictions }: TcfOptions): string =>
  fingerprint([cmpId, vendors, purposes, specialFeatures, restrictions])
