/** Replaces a banner that could not be rendered. It does not read the store, because that could fail again. */
export const CrashedBanner = () => (
  <div className="root" lang="en" dir="ltr" data-scheme="system">
    <section part="banner" className="card" role="region" aria-label="Cookie Banner">
      <p className="crash">Something went wrong with the Cookie Banner.</p>
    </section>
  </div>
)
