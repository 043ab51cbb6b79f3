import { atom } from 'jotai/vanilla'
import type { ConsentReceipt } from '../consent/consent-receipt'
import { sharedAtom } from './shared-atom'

/** The receipts of the visitor's decisions on this device, oldest first; empty until effects/append-receipts runs. */
export const receiptsAtom = /* @__PURE__ */ sharedAtom('receipts', () => atom<readonly ConsentReceipt[]>([]))
