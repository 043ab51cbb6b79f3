import { createElement, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { tasksHaveRun } from './at-rest'

/** Waits until React has rendered all earlier roots and changes of state: it renders one root after the other. */
export async function reactHasRendered(): Promise<void> {
  // An element starts to render in a later task.
  await tasksHaveRun()
  const root = createRoot(document.createElement('div'))
  await new Promise<void>(resolve => {
    const Last = () => {
      useEffect(resolve, [])
      return null
    }
    root.render(createElement(Last))
  })
  root.unmount()
}
