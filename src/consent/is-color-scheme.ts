import type { ColorScheme } from './settings'

export const isColorScheme = (value: unknown): value is ColorScheme =>
  value === 'light' || value === 'dark' || value === 'system'
