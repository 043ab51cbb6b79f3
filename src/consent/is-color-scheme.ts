import type { ColorScheme } from './settings'

export const isColorScheme = (value: unknown): value is ColorScheme =>
  ['light', 'dark', 'system', 'page'].includes(value as string)
