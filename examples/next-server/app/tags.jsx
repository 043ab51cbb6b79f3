'use client'

// Gives the banner that the server has sent its class; the provider starts the manager that it follows.
import 'consent-elements/define'

export const Tags = () => null
