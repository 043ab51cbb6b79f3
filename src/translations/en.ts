import { enBanner } from './en-banner'

/** The English texts. Their shape is the type of every other language: see translation-set.ts. */
export const en = {
  ...enBanner,
  consentManagerDialog: {
    title: 'Privacy Settings',
    description: 'Decide for each purpose whether we and {partners} may store and read data on your device.',
    optOut: 'All purposes are on until you turn them off.',
    signalLimits: 'Your browser sends the {signal} signal. Whatever you choose here, this stays off: {categories}.',
    signalOff: 'Off: your browser asks for this',
    optOutHonored: 'Your opt-out request is honored.',
    decided: 'You decided on {date}. Your choice is valid until {until}.',
  },
  placeholder: {
    title: 'Content from {host}',
    description: 'If you load it, {host} receives data such as your IP address and may store data on your device.',
    load: 'Load this content once',
    allow: 'Always allow “{category}”',
    loading: 'Loading content…',
  },
  consentTypes: {
    necessary: {
      title: 'Strictly necessary',
      description:
        'The site needs these cookies to work, for example to keep you signed in or to remember this choice. They are always active.',
    },
    functionality: {
      title: 'Extra features',
      description: 'For example a chat, forms from other companies, or saved settings.',
    },
    measurement: {
      title: 'Analytics',
      description: 'Counts and records visits and tests designs, so that the site can be improved.',
    },
    experience: {
      title: 'Videos and maps',
      description: 'Embedded videos, maps and posts.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Shows ads that match your interests and measures how well they work.',
    },
  },
  services: {
    list: 'Services',
    companies: 'one:{count} company|other:{count} companies',
    company: 'Company',
    purpose: 'Purpose',
    stores: 'Cookies and storage',
    name: 'Name',
    duration: 'Duration',
    session: 'Until the browser is closed',
    persistent: 'Until deleted',
    alwaysAllow: 'Always allow {service}',
    onThisPage: 'On this page',
    blocked: 'Blocked',
    allowed: 'Allowed: {list}.',
    refused: 'Not allowed: {list}.',
    choice: 'Stores your choice.',
    updated: 'Last updated: {date}',
  },
}
