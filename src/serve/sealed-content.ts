import type { StoredDecision } from './stored-decision'

/** Returns the fields that a seal covers, without others that the object has. */
export const sealedContent = (from: StoredDecision): StoredDecision => ({
  id: from.id,
  subjectId: from.subjectId,
  domainId: from.domainId,
  policyId: from.policyId,
  purposeIds: from.purposeIds,
  metadata: from.metadata,
  givenAt: from.givenAt,
  jurisdiction: from.jurisdiction,
  jurisdictionModel: from.jurisdictionModel,
  uiSource: from.uiSource,
  consentAction: from.consentAction,
  tcString: from.tcString,
})
