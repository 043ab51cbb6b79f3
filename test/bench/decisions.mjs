const recordOf = (on, type) =>
  JSON.stringify({
    consents: { necessary: true, functionality: on, measurement: on, experience: on, marketing: on },
    consentInfo: { time: Date.now(), type },
  })

/** The stored decisions of visitors by kind; null for visitors without one. */
export const decisions = { new: null, accepted: recordOf(true, 'all'), rejected: recordOf(false, 'necessary') }
