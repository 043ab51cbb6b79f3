import 'consent-elements/auto'

export default defineNuxtPlugin(() => {})
