/**
 * Whether the page's one blocker, which startBlocking shares with all copies of our script, watches something.
 * @param name of a patch, as startBlocking was given it
 */
export const isWatched = (name: string): boolean =>
  (window as unknown as Record<symbol, { restores: object } | undefined>)[Symbol.for('consent-elements blocking')]
    ?.restores[name as never] !== undefined
