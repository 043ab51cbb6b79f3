import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

/** What happens to HTML that is only a part of a page. */
export type PartOfPage = 'throw' | 'keep'

const isElement = (node: Tree.ChildNode | undefined): node is Tree.Element =>
  node !== undefined && defaultTreeAdapter.isElementNode(node)

/** Returns every element of a tree, without the contents of `<template>`. */
function elementsOf(document: Tree.Document): Tree.Element[] {
  const found: Tree.Element[] = []
  // Not recursive: a page can have more levels than the stack.
  const open: Tree.ParentNode[] = [document]
  for (let parent = open.pop(); parent !== undefined; parent = open.pop()) {
    const inside = parent.childNodes.filter(isElement)
    found.push(...inside)
    open.push(...inside)
  }
  return found
}

const guardFile = /(^|\/)guard(-whole|-capture|-strict)?\.js([?#]|$)/

/** Whether an element is the guard: by the name of its file, or as the tag that loads the manager. */
function isGuard({ tagName, attrs }: Tree.Element): boolean {
  const valueOf = (name: string) => attrs.find(one => one.name === name)?.value
  return (
    tagName === 'script' &&
    (guardFile.test(valueOf('src') ?? '') ||
      guardFile.test(valueOf('data-file') ?? '') ||
      valueOf('data-manager') === '')
  )
}

/** Returns the position where the head begins; null for a part of a page. */
function headStart(document: Tree.Document): number | null {
  const html = document.childNodes.find(isElement)
  const inHtml = (name: string) => html?.childNodes.filter(isElement).find(({ tagName }) => tagName === name)
  // The parser adds elements whose tags are missing; those have no place in the text.
  for (const element of [inHtml('head'), html]) {
    const end = element?.sourceCodeLocation?.startTag?.endOffset
    if (end !== undefined) return end
  }
  const doctype = document.childNodes.find(node => defaultTreeAdapter.isDocumentTypeNode(node))
  return doctype?.sourceCodeLocation?.endOffset ?? inHtml('body')?.sourceCodeLocation?.startTag?.startOffset ?? null
}

/** Ends a parse, whose result so far is used. */
class BodyReached extends Error {}

/**
 * Parses a page up to its body, which can be long.
 * @param page without a byte order mark
 */
function parseHead(page: string): Tree.Document {
  const document = defaultTreeAdapter.createDocument()
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createDocument: () => document,
    createElement(name, namespace, attributes) {
      if (name === 'body') throw new BodyReached()
      return defaultTreeAdapter.createElement(name, namespace, attributes)
    },
  }
  try {
    parse(page, { sourceCodeLocationInfo: true, treeAdapter })
  } catch (error) {
    if (!(error instanceof BodyReached)) throw error
  }
  return document
}

/** What every guard's tag has. Only a page with it is parsed as a whole, because it can be a text or a comment. */
const mayBeGuarded = /data-manager|guard(-whole|-capture|-strict)?\.js/i

/**
 * Inserts HTML at the beginning of `<head>`, before anything that loads a resource. The page is parsed as browsers do, so
 * tags in comments and texts do not count. The HTML is inserted literally: replacement patterns such as `$&` are not
 * expanded. In a page without a `<head>` tag the place is after `<html>` or the doctype.
 * @param part `keep` returns HTML that is only a part of a page unchanged, as servers also send it
 * @returns the page; unchanged if it already contains a guard
 * @throws TypeError for what is no text, and for a part of a page: HTML without a doctype and without the tags `<html>`, `<head>` and `<body>`
 */
export function insertHead(page: string, html: string, part: PartOfPage = 'throw'): string {
  if (typeof page !== 'string' || typeof html !== 'string')
    throw new TypeError(
      `insertHead was given ${typeof page} and ${typeof html}; allowed are the texts of a page and of tags`,
    )
  // The parser takes a byte order mark for text, and text ends the head.
  const start = page.startsWith('\uFEFF') ? 1 : 0
  const whole = () => parse(page.slice(start), { sourceCodeLocationInfo: true })
  if (mayBeGuarded.test(page) && elementsOf(whole()).some(isGuard)) return page
  const at = headStart(parseHead(page.slice(start))) ?? headStart(whole())
  if (at !== null) return page.slice(0, start + at) + html + page.slice(start + at)
  if (part === 'keep') return page
  throw new TypeError(
    `insertHead was given ${JSON.stringify(page.slice(0, 60))}, which is only a part of a page; allowed is a page with a doctype, or with the tag <html>, <head> or <body>. Write 'keep' as the third argument to get such HTML back unchanged.`,
  )
}
