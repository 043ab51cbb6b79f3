/** The slots of the dialog and the widget for the site's own content. */
export const settingsSlotNames = ['title', 'description', 'footer'] as const
