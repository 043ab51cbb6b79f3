export const options = { mode: 'offline', categories: 'all', policyUrl: '/privacy', cookie: true }
