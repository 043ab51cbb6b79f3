// What each page of the dashboard has around its content, before and after the login.
import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { source } from '../tools/support/source.mjs'
import { attributesOf, outlineOf } from './page-outline.mjs'

const { loginPage } = await source('../serve/dashboard/login-page.ts')
const { page: pageOf } = await source('../serve/dashboard/page.ts')
const { problemPage } = await source('../serve/dashboard/problem-page.ts')
const { viewerIn } = await source('../serve/dashboard/viewer.ts')

const personOf = (role, sites = []) => ({ name: 'Ann', role, sites })
const titleOf = page => /<title>(.*?)<\/title>/.exec(page)[1]
/** @returns the text of an element, with at least two spaces between links and buttons */
const wordsOf = (page, name) =>
  page
    .slice(page.indexOf(`<${name}>`), page.indexOf(`</${name}>`))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<\/(?:a|button|form|option)>/g, '  ')
    .replaceAll(/<[^>]*>/g, '')
    .trim()

test('only who may see a page gets a link to it, and before the login there is none', async () => {
  const links = page => attributesOf(page, 'href', 'a').filter(href => !href.includes('?'))
  const of = person => problemPage(viewerIn('en', person), 'Gone', 'It is gone.')
  const all = ['/dashboard', '/dashboard/texts', '/dashboard/receipts']
  const owned = ['/dashboard/webhooks', '/dashboard/people', '/dashboard/log']
  for (const [person, pages, canFind] of [
    [personOf('reader'), all, false],
    [personOf('officer'), all, true],
    [personOf('owner'), [...all, ...owned], true],
    [personOf('owner', ['a.test']), all, true],
  ]) {
    const page = String(await of(person))
    deepStrictEqual(links(page), [...pages, '/dashboard'])
    const names = ['Texts and layouts', 'Verify a receipt', 'Webhooks', 'Access', 'Log'].slice(0, pages.length - 1)
    deepStrictEqual(wordsOf(page, 'header').split(/ {2,}/), ['Consents', ...(canFind ? ['Find'] : []), ...names])
    strictEqual(attributesOf(page, 'aria-label', 'input')[0], canFind ? 'Subject, decision or receipt' : undefined)
    strictEqual(
      wordsOf(page, 'footer').replaceAll(/ +/g, ' '),
      'English Deutsch Français Español Italiano Nederlands Português Polski Svenska العربية 日本語 Show Log out',
    )
    deepStrictEqual(
      [...page.matchAll(/<option value="(\w+)" lang="(\w+)" selected>/g)].map(([, ...tags]) => tags),
      [['en', 'en']],
    )
    strictEqual(page.includes('action="/dashboard/find"'), canFind)
    ok(page.includes('action="/dashboard/logout"'))
    strictEqual(page.includes('/dashboard/dashboard.js'), false)
    deepStrictEqual(outlineOf(page), ['Gone', 'It is gone.', 'Open the overview'])
  }
  const english = String(await loginPage(viewerIn('en')))
  strictEqual(wordsOf(String(await of(undefined)), 'header').includes('Find'), true)
  strictEqual(wordsOf(String(await of(undefined)), 'header').includes('Webhooks'), false)
  const login = String(await loginPage(viewerIn('ar'), 'Too many attempts. Try again in a minute.'))
  deepStrictEqual(links(login), [])
  strictEqual(wordsOf(english, 'header'), 'Consents')
  deepStrictEqual(
    outlineOf(english),
    [
      ['Log in', 'Token', 'Log in'],
      'An owner gives you a token. That of the server is the value of the variable DASHBOARD_TOKEN.',
    ].flat(),
  )
  strictEqual(login.includes('logout') || login.includes('/find'), false)
  deepStrictEqual(attributesOf(login, 'dir', 'html'), ['rtl'])
  ok(login.includes('<option value="ar" lang="ar" selected>'))
  deepStrictEqual([titleOf(english), english.includes('role="alert"')], ['Consents: Log in', false])
  deepStrictEqual(attributesOf(english, 'action'), ['/dashboard/login', '/dashboard/language'])
})

test('the link to the page that is shown is marked, and only that', async () => {
  for (const [at, current] of [
    ['/dashboard/log', 'Log'],
    ['/dashboard/texts', 'Texts and layouts'],
    [undefined, undefined],
  ]) {
    const page = String(await pageOf(viewerIn('en', personOf('owner')), { title: 'Consents', at }, ''))
    const marked = [...page.matchAll(/<a [^>]*aria-current="page"[^>]*>([^<]*)</g)].map(([, name]) => name)
    deepStrictEqual(marked, current ? [current] : [])
  }
})
