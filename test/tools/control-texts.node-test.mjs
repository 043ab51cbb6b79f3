import { deepStrictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { source } from './support/source.mjs'

const { controlKinds, plainText } = await source('audit/answer/control-texts.ts')
const kinds = text => controlKinds(text, {})

const texts = {
  accept: [
    'Accept All',
    'I agree',
    'Allow all cookies',
    'OK',
    'Got it!',
    'Alle akzeptieren',
    'Allen zustimmen',
    'Tout accepter',
    "J'accepte",
    'Aceptar todas',
    'Accetta tutti',
    'Aceitar todos',
    'Alles accepteren',
    'Godkänn alla',
    'Tillad alle',
    'Hyväksy kaikki',
    'Zaakceptuj wszystkie',
    'Přijmout vše',
  ],
  reject: [
    'Reject All',
    'Decline',
    'No, thanks',
    'Only necessary cookies',
    'Use necessary cookies only',
    'Continue without accepting →',
    'Alle ablehnen',
    'Nur notwendige Cookies',
    'Nur Essenzielle',
    'Tout refuser',
    'Continuer sans accepter',
    'Rechazar todo',
    'Rifiuta tutti',
    'Rejeitar todos',
    'Alles weigeren',
    'Neka alla',
    'Afvis alle',
    'Hylkää kaikki',
    'Odrzuć wszystkie',
    'Odmítnout vše',
  ],
  settings: [
    'Customize',
    'Manage preferences',
    'Cookie settings',
    'Einstellungen',
    'Personnaliser',
    'Configurar',
    'Instellingen',
  ],
  save: ['Save settings', 'Confirm my choices', 'Auswahl speichern', 'Enregistrer mes choix', 'Guardar preferencias'],
  'way-back': [
    'Cookie settings',
    'Privacy Settings',
    'Manage consent',
    'Your privacy choices',
    'Cookie-Einstellungen',
    'Datenschutz-Einstellungen',
    'Gérer mes cookies',
    'Configuración de cookies',
    'Preferenze cookie',
    'Cookie-instellingen',
  ],
}
for (const [kind, list] of Object.entries(texts))
  for (const text of list)
    test(`“${text}” has the kind ${kind}`, () => {
      deepStrictEqual(kinds(text).includes(kind), true, `${plainText(text)}: ${kinds(text)}`)
    })

test('no text has the kinds accept and reject', () => {
  for (const text of [...texts.accept, ...texts.reject])
    deepStrictEqual(kinds(text).filter(kind => kind === 'accept' || kind === 'reject').length, 1, text)
})
test('texts of other buttons have no kind', () => {
  for (const text of ['', 'Add to cart', 'Log in', 'Privacy policy', 'Impressum', 'Accept our newsletter offers', '→'])
    deepStrictEqual(kinds(text), [], text)
})
test('texts of further languages are recognized', () => {
  deepStrictEqual(controlKinds('Εγώ!', { reject: new Set(['εγώ']) }), ['reject'])
})
