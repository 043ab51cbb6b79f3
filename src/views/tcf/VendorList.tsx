import type { Vendor } from '@iabtechlabtcf/core'
import { useDeferredValue, useMemo, useState } from 'react'
import type { AdditionalVendor } from '../../signals/tcf/tcf-options'
import { basesOf, type TcfQuestion } from '../../signals/tcf/tcf-question'
import { fillText } from '../../translations/fill-text'
import { Field } from '../parts/Field'
import { List } from '../parts/List'
import type { ChoiceDraft } from './choice-draft'
import { DraftSwitch } from './DraftSwitch'
import { Entry } from './Entry'
import type { TcfTexts } from './tcf-texts'
import { VendorFacts } from './VendorFacts'

interface Props {
  question: TcfQuestion
  draft: ChoiceDraft
  texts: TcfTexts
  language: string
  /** The providers outside of the framework, in a list of their own (Appendix B, C(e)). */
  others: readonly AdditionalVendor[]
  /** Whether the number of vendors describes the dialog. */
  describes?: boolean
}

/** Returns a text in lower case without accents, so that “muhle” finds “Mühle”. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The vendors with a search, and the providers outside of the framework. */
export function VendorList({ question, draft, texts, language, others, describes }: Props) {
  const { vendors, list, options } = question
  const [text, setText] = useState('')
  const words = plain(useDeferredValue(text).trim())
  const names = useMemo(() => vendors.map(({ name }) => plain(name)), [vendors])
  const rows = useMemo(() => {
    const found = words === '' ? vendors : vendors.filter((_, at) => names[at]!.includes(words))
    const row = (vendor: Vendor) => {
      const { id, name } = vendor
      const bases = basesOf(vendor, options)
      const switches = (
        <div className="switches">
          {bases.consent.length > 0 && <DraftSwitch ids={draft.vendors} id={id} label={texts.consent} name={name} />}
          {bases.interest.length > 0 && (
            <DraftSwitch ids={draft.vendorInterests} id={id} label={texts.interest} name={name} />
          )}
        </div>
      )
      return (
        <Entry key={id} name={name} isLazy switches={switches}>
          <VendorFacts vendor={vendor} bases={bases} list={list} texts={texts} language={language} />
        </Entry>
      )
    }
    return (
      <>
        <p id={describes ? 'description' : undefined} className="muted" role="status">
          {fillText(texts.found, { count: found.length, vendors: vendors.length })}
        </p>
        <List key={words} items={found} row={row} label={texts.vendorsTab} more={texts.more} />
      </>
    )
  }, [words, vendors, names, draft, list, options, texts, language, describes])

  return (
    <>
      <Field label={texts.search} onInput={setText} />
      {rows}
      {others.length > 0 && (
        <>
          <h3>{texts.additionalTitle}</h3>
          <ul className="categories rows">
            {others.map(({ id, name, policyUrl }) => (
              <li key={id} className="row">
                <span className="name">
                  {policyUrl && /^https?:/i.test(policyUrl) ? (
                    <a className="link" href={policyUrl} target="_blank" rel="noreferrer">
                      {name}
                    </a>
                  ) : (
                    name
                  )}
                </span>
                <div className="switches">
                  <DraftSwitch ids={draft.additional} id={id} label={texts.consent} name={name} />
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
