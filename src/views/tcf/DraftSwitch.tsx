import { useState } from 'react'
import { Switch } from '../parts/Switch'

interface Props {
  /** The ids that are on: a part of the draft, which the switch changes. */
  ids: Set<number>
  id: number
  /** The visible label; screen readers get the name of the entry with it. */
  label: string
  name: string
}

/** A switch of the draft: it adds an id, and removes it. Nothing is saved before Save. */
export function DraftSwitch({ ids, id, label, name }: Props) {
  const [on, setOn] = useState(ids.has(id))
  const toggle = (): void => {
    if (!ids.delete(id)) ids.add(id)
    setOn(ids.has(id))
  }
  return (
    <Switch on={on} locked={false} aria-label={`${label}: ${name}`} onToggle={toggle}>
      <span>{label}</span>
    </Switch>
  )
}
