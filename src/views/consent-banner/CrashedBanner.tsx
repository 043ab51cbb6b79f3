/** Stands in for a banner that could not be drawn. It must not fail in its turn, so it asks nothing of the store. */
export const CrashedBanner = () => (
  <div className="root" lang="en" dir="ltr" data-scheme="system">
    <section part="banner" className="card" role="region" aria-label="Cookie Banner">
      <p className="crash">Something went wrong with the Cookie Banner.</p>
    </section>
  </div>
)
