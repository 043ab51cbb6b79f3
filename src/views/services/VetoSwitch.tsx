import type { CategoryName } from '../../consent/categories'
import { setServiceAtom } from '../../store/service-actions'
import { selectionAtom } from '../../store/selection-atoms'
import { serviceVetoesAtom } from '../../store/service-atoms'
import { useAct, useValue } from '../consent-context'
import { Switch } from '../parts/Switch'

interface Props {
  /** The name of a service or custom category. The element with its title has the id `service-{name}`. */
  name: string
  category: CategoryName
  /** The custom category that the service belongs to. */
  group?: string | undefined
}

/**
 * Refuses a service within a granted category. While the category is off, the switch is off and locked. Necessary services
 * are always on.
 */
export function VetoSwitch({ name, category, group }: Props) {
  const vetoes = useValue(serviceVetoesAtom)
  const isNecessary = category === 'necessary'
  const isAvailable = useValue(selectionAtom)[category] && !(group !== undefined && group in vetoes)
  const setService = useAct(setServiceAtom)
  const on = isNecessary || (isAvailable && !(name in vetoes))
  return (
    <Switch
      part={`switch-${name}`}
      on={on}
      locked={!isAvailable || isNecessary}
      aria-labelledby={`service-${name}`}
      onToggle={() => setService(name, !on)}
    />
  )
}
