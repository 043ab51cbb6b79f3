export const brandingStyles = `
.branding{display:flex;align-items:center;justify-content:center;gap:var(--_1);color:var(--_text-muted);font-size:calc(.75*var(--_rem))}
.branding svg{inline-size:calc(.875*var(--_rem));block-size:calc(.875*var(--_rem))}
`
