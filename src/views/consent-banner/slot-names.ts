/** Where the site's own words can stand in the banner. */
export const slotNames = ['description', 'policy-link', 'title', 'icon'] as const
