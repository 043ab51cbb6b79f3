import { createContext, useContext, useEffect } from 'react'

export type SurfaceName = 'ConsentBanner' | 'PrivacySettingsDialog' | 'PrivacySettingsWidget'

/** What a root hands to its parts. */
export interface Surface {
  name: SurfaceName
  titleId: string
  descriptionId: string
  /** Called after each decision. */
  onDecided: () => void
  /** The parts that stand in it now. */
  present: Set<string>
}

export const SurfaceContext = createContext<Surface | null>(null)

/**
 * The surface around a part.
 * @throws Error where the part stands outside of its root, saying how to mend it
 */
export function useSurface(name: SurfaceName, part: string): Surface {
  const surface = useContext(SurfaceContext)
  if (surface === null)
    throw new Error(
      `<${name}.${part}> stands outside of <${name}.Root>. Put it inside: <${name}.Root><${name}.${part} /></${name}.Root>.`,
    )
  if (surface.name !== name)
    throw new Error(
      `<${name}.${part}> stands inside of <${surface.name}.Root>; use the parts of <${surface.name}> there.`,
    )
  const { present } = surface
  useEffect(() => {
    present.add(part)
    return () => void present.delete(part)
  }, [present, part])
  return surface
}
