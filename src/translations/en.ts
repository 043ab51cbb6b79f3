import { enBanner } from './en-banner'

/** The English texts. Their shape is the type of every other language: see translation-set.ts. */
export const en = {
  ...enBanner,
  consentManagerDialog: {
    title: 'Privacy Settings',
    description:
      'Decide for each purpose whether you allow it. Your choice is kept on this device, and you can come back to change it.',
    signalLimits: 'Your browser sends a privacy signal that limits what you allow here.',
    optOutHonored: 'Your opt-out request is honored: your browser sends the Global Privacy Control signal.',
  },
  placeholder: {
    title: 'Content from {host}',
    description:
      'Loading it sends data such as your IP address to {host}, which may store data on your device. It belongs to “{category}” and loads only if you agree.',
    load: 'Load this content once',
    allow: 'Always allow “{category}”',
    loading: 'The content is loading …',
  },
  consentTypes: {
    necessary: {
      title: 'Strictly Necessary',
      description:
        'The site cannot work without these, for example to keep you signed in or to remember this choice. They are always active.',
    },
    functionality: {
      title: 'Functionality',
      description: 'Extra features such as chat, forms of other providers or remembered preferences.',
    },
    measurement: {
      title: 'Analytics',
      description: 'Counts visits and shows which pages are used, so that the site can be improved.',
    },
    experience: {
      title: 'Experience',
      description: 'Embedded videos, maps and posts, and trials of new designs.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Shows advertising that fits your interests and measures whether it worked.',
    },
  },
  services: {
    list: 'Services',
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
    updated: 'Last updated: {date}',
  },
}
