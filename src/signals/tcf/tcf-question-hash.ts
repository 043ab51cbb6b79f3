import { fingerprint } from '../../consent/fingerprint'
import type { BrowserSignals } from '../../consent/settings'
import type { TcfOptions } from './tcf-options'

/**
 * Returns a hash of what visitors are asked.
 * @param signals those that the browser sends: a string from before one of them would contradict it
 */
export const tcfQuestionHash = (
  { cmpId, vendors, purposes, specialFeatures, restrictions }: TcfOptions,
  { doNotTrack, globalPrivacyControl }: BrowserSignals,
): string =>
  fingerprint([
    cmpId,
    vendors,
    purposes,
    specialFeatures,
    restrictions,
    ...(doNotTrack || globalPrivacyControl ? [doNotTrack, globalPrivacyControl] : []),
  ])
