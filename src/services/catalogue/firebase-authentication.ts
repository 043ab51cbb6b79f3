import type { Service } from '../service'

export const firebaseAuthentication: Service = {
  name: 'firebase-authentication',
  title: 'Firebase Authentication',
  category: 'necessary',
  purpose: 'Signs users in.',
  company: { name: 'Google LLC', country: 'US' },
  privacyUrl: 'https://firebase.google.com/support/privacy',
  hosts: ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'],
  stores: [
    { name: 'firebase:authUser:*', kinds: ['localStorage'], purpose: 'Keeps users signed in.', duration: 'persistent' },
    { name: 'firebaseLocalStorageDb', kinds: ['indexedDB'], purpose: 'Keeps users signed in.', duration: 'persistent' },
  ],
}
