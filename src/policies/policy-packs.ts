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
import { tr } from './packs/tr'
import { cn } from './packs/cn'
import { sa } from './packs/sa'
import { th } from './packs/th'
import { indonesia } from './packs/id'
import { vn } from './packs/vn'
import { nz } from './packs/nz'
import { sg } from './packs/sg'
import { ae } from './packs/ae'
import { mx } from './packs/mx'
import { ar } from './packs/ar'
import { ng } from './packs/ng'
import { ke } from './packs/ke'
import { il } from './packs/il'
import { my } from './packs/my'
import { ph } from './packs/ph'
import { ua } from './packs/ua'
import { rs } from './packs/rs'
import { al } from './packs/al'
import { qa } from './packs/qa'
import { bd } from './packs/bd'
import { cl } from './packs/cl'
import { co } from './packs/co'
import { eg } from './packs/eg'
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
  tr,
  cn,
  sa,
  th,
  indonesia,
  vn,
  nz,
  sg,
  ae,
  mx,
  ar,
  ng,
  ke,
  il,
  my,
  ph,
  ua,
  rs,
  al,
  qa,
  bd,
  cl,
  co,
  eg,
]
