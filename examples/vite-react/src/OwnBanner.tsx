import { ConsentBanner } from 'consent-elements/react'

/** The banner in the site's own layout. */
export const OwnBanner = () => (
  <ConsentBanner.Root className="own-banner">
    <ConsentBanner.Title />
    <ConsentBanner.Description>
      We count visits if you let us. <ConsentBanner.PolicyLink />
    </ConsentBanner.Description>
    <ConsentBanner.AcceptButton className="choice" />
    <ConsentBanner.RejectButton className="choice" />
    <ConsentBanner.CustomizeButton />
  </ConsentBanner.Root>
)
