import { createContext, useContext, useEffect } from 'react'

export type SurfaceName = 'ConsentBanner' | 'PrivacySettingsDialog' | 'PrivacySettingsWidget'

/** What a root provides to its parts. */
export interface Surface {
  name: SurfaceName
  titleId: string
  descriptionId: string
  /** Called after each decision. */
  onDecided: () => void
  /** The names of the parts that are currently mounted. */
  present: Set<string>
}

export const SurfaceContext = createContext<Surface | null>(null)

/**
 * Returns the root around a part.
 * @throws Error if the part is outside its root, with the markup that works
 */
export function useSurface(name: SurfaceName, part: string): Surface {
  const surface = useContext(SurfaceContext)
  if (surface === null)
    throw new Error(
      `<${name}.${part}> is outside <${name}.Root>. Put it inside: <${name}.Root><${name}.${part} /></${name}.Root>.`,
    )
  if (surface.name !== name)
    throw new Error(`<${name}.${part}> is inside <${surface.name}.Root>; use the parts of <${surface.name}> there.`)
  const { present } = surface
  useEffect(() => {
    present.add(part)
    return () => void present.delete(part)
  }, [present, part])
  return surface
}
