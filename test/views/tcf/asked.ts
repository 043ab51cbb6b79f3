import type { VendorList } from '@iabtechlabtcf/core'
import type { TcfOptions } from '../../../src/signals/tcf/tcf-options'
import { tcfQuestion, type TcfQuestion } from '../../../src/signals/tcf/tcf-question'
import { en } from '../../../src/views/tcf/texts/en'
import { vendorList } from '../../support/vendor-list.mjs'

/** The options of a site that asks with a list of vendors. */
export const siteOptions = (options: Partial<TcfOptions> = {}): TcfOptions => ({
  cmpId: 300,
  cmpVersion: 2,
  vendorListUrl: '/tcf/vendor-list.json',
  publisherCountryCode: 'DE',
  ...options,
})

/** What a site asks: by default with eleven vendors, of which the tenth has legitimate interests. */
export const asked = (options: Partial<TcfOptions> = {}, list: VendorList = vendorList(11)): TcfQuestion =>
  tcfQuestion(list, siteOptions(options))

export const texts = en

/** Returns the texts of the elements that match. */
export const textsOf = (element: ParentNode, selector: string): string[] =>
  [...element.querySelectorAll(selector)].map(({ textContent }) => textContent)

/** @throws Error if nothing matches */
export function one(element: ParentNode, selector: string): HTMLElement {
  const found = element.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`nothing matches ${selector}`)
  return found
}

/** @throws Error if no button has this text or name */
export function button(element: ParentNode, name: string): HTMLElement {
  const found = [...element.querySelectorAll<HTMLElement>('button')].find(
    each => each.textContent === name || each.getAttribute('aria-label') === name,
  )
  if (found === undefined) throw new Error(`no button is called ${name}`)
  return found
}

/** Returns the names of the switches, each with whether it is on. */
export const switchesOf = (element: ParentNode): string[] =>
  [...element.querySelectorAll('[role=switch]')].map(
    each => `${each.getAttribute('aria-label')}: ${each.getAttribute('aria-checked')}`,
  )
