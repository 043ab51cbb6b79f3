import { useState, type KeyboardEvent } from 'react'
import type { ConsentCategory } from '../../consent/categories'
import { setConsentAtom } from '../../store/actions'
import { openQuestionsAtom } from '../../store/record-atoms'
import { selectionAtom } from '../../store/selection-atoms'
import { displayedCategoriesAtom } from '../../store/settings-atoms'
import { textsAtom } from '../../store/text-atoms'
import { categoryText } from '../../translations/category-text'
import { useAct, useValue } from '../consent-context'
import { ChevronIcon } from '../parts/icons'
import { Switch } from '../parts/Switch'

/** Each category with its switch and, to be unfolded, what it is for. */
export function CategoryAccordion() {
  const categories = useValue(displayedCategoriesAtom)
  return (
    <ul className="categories" role="list" onKeyDown={walkHeaders}>
      {categories.map(category => (
        <CategoryItem key={category.name} category={category} />
      ))}
    </ul>
  )
}

function CategoryItem({ category }: { category: ConsentCategory }) {
  const { name, disabled } = category
  const texts = useValue(textsAtom)
  const on = useValue(selectionAtom)[name]
  const setConsent = useAct(setConsentAtom)
  const isNew = useValue(openQuestionsAtom).includes(name)
  const [open, setOpen] = useState(isNew)
  const { title, description } = categoryText(texts, category)
  return (
    <li part={`category-${name}`} className="category" data-open={open || undefined}>
      <div className="row">
        <h3>
          <button
            type="button"
            className="opener"
            aria-expanded={open}
            aria-controls={`panel-${name}`}
            onClick={() => setOpen(!open)}
          >
            <ChevronIcon />
            <span id={`title-${name}`}>{title}</span>
            {isNew && <span className="badge">{texts.common.new}</span>}
          </button>
        </h3>
        <div className="side">
          {disabled && (
            <span id={`always-${name}`} className="always muted">
              {texts.common.alwaysActive}
            </span>
          )}
          <Switch
            part={`switch-${name}`}
            on={on}
            locked={disabled}
            labelledBy={`title-${name}`}
            describedBy={disabled ? `always-${name}` : undefined}
            onToggle={() => setConsent(name, !on)}
          />
        </div>
      </div>
      <div id={`panel-${name}`} className="panel muted" hidden={!open}>
        {description}
      </div>
    </li>
  )
}

/** The arrow keys walk from header to header, as the accordion pattern of the ARIA practices has it. */
function walkHeaders(event: KeyboardEvent<HTMLElement>): void {
  const headers = [...event.currentTarget.querySelectorAll<HTMLElement>('[aria-expanded]')]
  const at = headers.findIndex(header => header === event.target)
  const ways: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
  const next = ways[event.key]
  if (at === -1 || next === undefined) return
  event.preventDefault()
  headers[(next + headers.length) % headers.length]?.focus()
}
