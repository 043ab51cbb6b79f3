import type { CategoryName } from '../../consent/categories'
import { setServiceAtom } from '../../store/service-actions'
import { selectionAtom } from '../../store/selection-atoms'
import { serviceVetoesAtom } from '../../store/service-atoms'
import { useAct, useValue } from '../consent-context'
import { Switch } from '../parts/Switch'

interface Props {
  /** The name of a service, or of one of the site's own categories; its title has the id `service-{name}`. */
  name: string
  category: CategoryName
  /** The site's own category that the service is part of. */
  group?: string | undefined
}

/** Refuses something within a category that is allowed. While the category is off, so is the switch, and it is locked. */
export function VetoSwitch({ name, category, group }: Props) {
  const vetoes = useValue(serviceVetoesAtom)
  const isAvailable = useValue(selectionAtom)[category] && !(group !== undefined && group in vetoes)
  const setService = useAct(setServiceAtom)
  const on = isAvailable && !(name in vetoes)
  return (
    <Switch
      part={`switch-${name}`}
      on={on}
      locked={!isAvailable || category === 'necessary'}
      labelledBy={`service-${name}`}
      onToggle={() => setService(name, !on)}
    />
  )
}
