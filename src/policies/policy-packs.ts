import { gdpr } from './packs/gdpr'
import { gdprFr } from './packs/gdpr-fr'
import { gdprIt } from './packs/gdpr-it'
import { gdprEs } from './packs/gdpr-es'
import { gdprAt } from './packs/gdpr-at'
import { gdprDe } from './packs/gdpr-de'
import { gdprIe } from './packs/gdpr-ie'
import { uk } from './packs/uk'
import { ch } from './packs/ch'
import { br } from './packs/br'
import { caQc } from './packs/ca-qc'
import { ca } from './packs/ca'
import { usCa } from './packs/us-ca'
import { usSignal } from './packs/us-signal'
import { usStates } from './packs/us-states'
import { us } from './packs/us'
import { jp } from './packs/jp'
import { kr } from './packs/kr'
import { za } from './packs/za'
import { india } from './packs/in'
import { au } from './packs/au'
import type { PolicyPack } from './policy-pack'

/** All packs. */
export const policyPacks: readonly PolicyPack[] = [
  gdpr,
  gdprFr,
  gdprIt,
  gdprEs,
  gdprAt,
  gdprDe,
  gdprIe,
  uk,
  ch,
  br,
  caQc,
  ca,
  usCa,
  usSignal,
  usStates,
  us,
  jp,
  kr,
  za,
  india,
  au,
]
