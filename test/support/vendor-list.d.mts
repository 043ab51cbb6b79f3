import type { VendorList } from '@iabtechlabtcf/core'

export function vendorList(count: number, policyVersion?: number): VendorList
export function translatedPurposes(language: 'de' | 'fr'): Record<string, object>
