/** The slots of the banner for the site's own content. */
export const slotNames = ['description', 'policy-link', 'title', 'icon', 'actions'] as const
