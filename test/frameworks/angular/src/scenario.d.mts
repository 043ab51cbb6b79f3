interface State {
  scheme: string
  bare: boolean
  days: number
  own: string | null
  label: string
  variant: string | null
}
export const first: State
export const given: { callbacks: object; translations: object; exemptHosts: string[] }
export const hear: (event: Event) => void
export const open: (draw: () => unknown, change: (next: State) => void) => Promise<void>
