/** Dims the page behind a modal surface. It is always in the markup, so that sites can style it. */
export function Overlay({ shown, onPress }: { shown: boolean; onPress?: () => void }) {
  return <div part="overlay" className="overlay" hidden={!shown} onClick={onPress} />
}
