/**
 * Returns verdicts on the measured arrivals. A channel counts if it arrives without our code, in that engine.
 * @returns by tier and group: the channels that count, and those with each fault:
 *   `leaks` arrived at the tracker before consent, after a rejection or after a withdrawal;
 *   `lost` did not arrive after consent; `doubled` arrived more often than without our code when it was released;
 *   `touched` is a request to the site itself that did not arrive
 */
export function judge({ channels, results, categoryOf }) {
  const { none, ...tiers } = results
  const natural = id => none[id].undecided.first
  return Object.fromEntries(
    Object.entries(tiers).map(([tier, found]) => [
      tier,
      Object.fromEntries(
        [...new Set(channels.map(({ group }) => group))].map(group => {
          const counted = channels.filter(channel => channel.group === group && natural(channel.id).tracker > 0)
          const having = fault => counted.filter(channel => fault(found[channel.id], channel)).map(({ id }) => id)
          const arrived = phase => (phase?.tracker ?? 0) > 0
          const missing = phase => phase !== undefined && phase.tracker === 0
          return [
            group,
            {
              channels: counted.map(({ id }) => id),
              leaks: having(
                ({ undecided, rejected, partial }, channel) =>
                  arrived(undecided?.first) ||
                  arrived(undecided?.withdrawn) ||
                  arrived(rejected?.first) ||
                  (categoryOf(channel) === 'marketing' && arrived(partial?.first)),
              ),
              lost: having(
                ({ undecided, accepted, partial }, channel) =>
                  (channel.how && missing(undecided?.granted)) ||
                  (channel.html && !channel.call && missing(undecided?.['first-released'])) ||
                  missing(accepted?.first) ||
                  (categoryOf(channel) === 'measurement' && missing(partial?.first)),
              ),
              doubled: having(
                ({ undecided }, { id, datagrams }) =>
                  !datagrams &&
                  undecided?.first.tracker === 0 &&
                  (undecided['first-released']?.tracker ?? 0) > natural(id).tracker,
              ),
              touched: having(
                (states, { id, html }) =>
                  natural(id).own > 0 &&
                  Object.values(states).some(phases =>
                    (html ? ['first'] : ['first', 'granted', 'withdrawn']).some(phase => phases[phase]?.own === 0),
                  ),
              ),
            },
          ]
        }),
      ),
    ]),
  )
}
