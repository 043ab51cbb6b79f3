/** Where the site's own words can stand in the dialog and the widget. */
export const settingsSlotNames = ['title', 'description', 'footer'] as const
