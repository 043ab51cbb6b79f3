export const fieldStyles = `
.field{font:inherit;inline-size:100%;min-block-size:max(44px,calc(2.75*var(--_rem)));padding:var(--_1) var(--_3);border:1px solid var(--_control);border-radius:var(--_radius-control);background:var(--_surface);color:var(--_text)}
`
