export const brandingStyles = `
.branding{color:var(--_text-muted);font-size:calc(.75*var(--_rem));text-align:center}
.branding span{font-weight:600}
`
