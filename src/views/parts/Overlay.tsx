/** Dims the page behind what asks for an answer. It is always in the markup, so that sites can style it. */
export function Overlay({ shown, onPress }: { shown: boolean; onPress?: () => void }) {
  return <div part="overlay" className="overlay" hidden={!shown} onClick={onPress} />
}
