/** The purpose of a control in a banner, according to its text. */
export type ControlKind = 'accept' | 'reject' | 'settings' | 'save' | 'way-back'

/**
 * Texts of buttons and links, in lower case and without punctuation, by language: English, German, French, Spanish, Italian,
 * Portuguese, Dutch, Swedish, Danish, Norwegian, Finnish, Polish, Czech. Each is a pattern for the whole text.
 */
const patterns: Record<ControlKind, readonly string[]> = {
  reject: [
    '(i )?(reject|decline|deny|refuse|disagree|disallow|opt out|do not (accept|allow|consent|agree))( (to )?(it|all|everything|them|cookies|all cookies|optional cookies|non-essential( cookies)?|additional cookies|tracking))?',
    '(accept|allow|use|keep)? ?(only )?(the )?(strictly )?(necessary|essential|required)( cookies)?( only)?',
    'only (accept|allow|use) (the )?(strictly )?(necessary|essential|required)( cookies)?',
    'continue without (accepting|agreeing|consent|cookies)',
    'no,? thanks|no',
    '(ich )?(alle )?(cookies )?(ablehnen|verweigern|nicht zustimmen)|alles ablehnen|alle cookies ablehnen|optionale cookies ablehnen',
    '(nur )?(technisch )?(notwendige|erforderliche|essenzielle|essentielle)n?( cookies)?( (akzeptieren|zulassen|erlauben|verwenden))?',
    'nur (das )?(notwendige|erforderliche|nötige)s?( akzeptieren)?|ohne einwilligung fortfahren|ohne zustimmung (weiter|fortfahren)',
    '(tout |je )?(refuser|refuse|rejeter)( tout| tous les cookies| les cookies)?|continuer sans accepter|interdire tous les cookies|interdire tout',
    '(rechazar|denegar)( todo| todas| todos| todas las cookies| las cookies| cookies)?|solo (las )?(cookies )?(necesarias|esenciales)|continuar sin aceptar',
    '(rifiuta|rifiuto|nega)( tutto| tutti| tutti i cookie| i cookie)?|solo (i )?(cookie )?(necessari|essenziali|tecnici)|continua senza accettare',
    '(rejeitar|recusar)( tudo| todos| todas| todos os cookies| cookies)?|(apenas|só) (os )?(cookies )?(necessários|essenciais)',
    '(alles |alle (cookies )?)?(weigeren|afwijzen)|(alleen )?(noodzakelijke|essentiële)( cookies)?( accepteren)?',
    '(avvisa|neka|avböj)( alla| allt| alla cookies)?|(endast |bara )?nödvändiga( cookies)?',
    '(afvis|avvis)( alle| alt| alle cookies)?|(kun )?nødvendige( cookies| informasjonskapsler)?',
    '(hylkää|kiellä|estä)( kaikki| evästeet| kaikki evästeet)?|vain (välttämättömät|pakolliset)( evästeet)?',
    '(odrzuć|odmów|nie zgadzam się)( wszystkie| wszystko| wszystkie cookies)?|tylko niezbędne( pliki cookie)?',
    '(odmítnout|zamítnout)( vše| všechny| všechny cookies)?|(pouze|jen) nezbytné( cookies)?',
  ],
  accept: [
    '(yes,? )?(i )?(accept|agree|allow|consent|approve)( (to )?(all|everything|cookies|all cookies|the use of cookies|and (continue|close|proceed|continue to site)|all and continue|recommended( settings)?))?',
    'ok(ay)?|got it|i understand|understood|yes|sure|that s (fine|ok)|enable all( cookies)?|select all and (save|continue)',
    '(ich )?(stimme|akzeptiere)( (allem |allen )?(zu|alle|alles|alle cookies))?|einverstanden|(alle |alles |alle cookies |cookies )?(akzeptieren|annehmen|zulassen|erlauben|zustimmen)( und (weiter|schließen|fortfahren))?|allen? zustimmen|verstanden|in ordnung',
    '(tout |j |oui j )?(accepter|accepte|autoriser)( tout| tous les cookies| les cookies| et (continuer|fermer))?|d accord|tout autoriser|compris|ok tout accepter',
    '(aceptar|acepto|permitir|estoy de acuerdo)( todo| todas| todos| todas las cookies| las cookies| cookies| y (cerrar|continuar))?|de acuerdo|entendido',
    '(accetta|accetto|consenti|acconsento|sono d accordo)( tutto| tutti| tutti i cookie| i cookie| e (continua|chiudi))?|ho capito',
    '(aceitar|aceito|permitir|concordo)( tudo| todos| todas| todos os cookies| cookies)?|entendi',
    '(alles |alle (cookies )?|cookies )?(accepteren|toestaan|akkoord|goedkeuren)|(ja,? )?ik ga akkoord|begrepen',
    '(acceptera|godkänn|tillåt)( alla| allt| alla cookies| cookies| alla kakor)?|jag (godkänner|förstår|accepterar)',
    '(accepter|godkend|tillad|godta|aksepter|tillat|godkjenn)( alle| alt| alle cookies| cookies| alle informasjonskapsler)?',
    '(hyväksy|salli|hyväksyn)( kaikki| evästeet| kaikki evästeet)?|selvä',
    '(akceptuję|zaakceptuj|akceptuj|zgadzam się|zezwól)( wszystkie| wszystko| na wszystkie| wszystkie cookies)?|rozumiem',
    '(přijmout|souhlasím|povolit|akceptovat)( vše| všechny| všechny cookies| se vším)?|rozumím',
  ],
  settings: [
    '(cookie |privacy |consent |manage |my |your |change |open |show |view |more |customi[sz]e |let me )*(settings|preferences|options|choices|customi[sz]e|details|manage|choose|learn more|purposes)( cookies| settings| preferences| consent| options| choices| myself| individually)*',
    'manage (cookies|consent|services)|personali[sz]e|let me choose|configure( cookies)?|more information',
    '((cookie|datenschutz|individuelle|privatsphäre|mehr|weitere) ?-?)*(einstellungen|optionen|anpassen|auswählen|konfigurieren|verwalten|details|auswahl)( anzeigen| anpassen| verwalten| ändern| öffnen)?|cookies (verwalten|anpassen|einstellen)',
    '(paramétrer|personnaliser|configurer|gérer|choisir)( (les|mes|vos) (cookies|choix|préférences|services))?|(plus d )?options|préférences|paramètres( des cookies)?|en savoir plus',
    '(configurar|personalizar|gestionar|preferencias|ajustes|opciones|más opciones)( (las )?cookies| de cookies| de privacidad| preferencias)?',
    '(personalizza|impostazioni|preferenze|gestisci|scopri di più|più opzioni)( (i )?cookie| dei cookie| preferenze| opzioni)?',
    '(personalizar|configurações|preferências|definições|gerir|gerenciar|opções)( (de |os )?cookies| preferências)?',
    '((cookie|privacy)-?)?(instellingen|voorkeuren|aanpassen|beheren|opties)( aanpassen| beheren| wijzigen)?|cookies (beheren|aanpassen|instellen)',
    '(anpassa|inställningar|hantera|cookieinställningar|tilpas|indstillinger|innstillinger|administrer|muokkaa|asetukset|evästeasetukset|ustawienia|dostosuj|zarządzaj|nastavení|upravit|podrobné nastavení)( (cookies|val|preferenser|cookie))?',
  ],
  save: [
    '(save|confirm|apply|submit)( (and|&) (close|exit|continue))?( (my |your |these |the )?(settings|preferences|choices?|selection|changes|selected))?|(accept|allow) (selected|selection|my choices)',
    '((auswahl|einstellungen|änderungen) )?(speichern|bestätigen|übernehmen)( und (schließen|weiter))?|auswahl (akzeptieren|erlauben|zulassen)',
    '(enregistrer|confirmer|valider|sauvegarder)( (mes|les|vos|ma|la) (choix|préférences|sélection|paramètres))?( et fermer)?',
    '(guardar|confirmar)( (mis |las |la )?(preferencias|selección|elección|configuración|ajustes|cambios|seleção|escolhas|preferências|definições))?',
    '(salva|conferma)( (le )?(preferenze|selezione|impostazioni|scelte|mie scelte))?',
    '((mijn )?(keuzes?|instellingen|voorkeuren|selectie) )?(opslaan|bevestigen|bewaren)',
    '(spara|gem|lagre|tallenna|zapisz|uložit|bekräfta|bekræft|bekreft|vahvista|potwierdź|potvrdit)( .{0,25})?',
  ],
  'way-back': [
    '(change |manage |update |edit |review |open |revoke |withdraw |my |your |view |set )*(cookies?|privacy|consent|tracking|data|ad|gdpr)[ -]*(settings?|preferences?|choices?|consent|options|manager|cent(er|re)|controls?)',
    '(change|manage|update|edit|review|revoke|withdraw|customi[sz]e) (your |my |the )?(cookies?|consent|privacy|services)( consent| settings| preferences| choices)?',
    'do not sell( or share)? my( personal)? (information|data)|your privacy choices|cookies',
    '((cookie|datenschutz|privatsphäre|einwilligungs|consent|tracking)s?[ -]?)+(einstellungen|präferenzen|auswahl|manager|verwaltung)( ändern| anpassen| verwalten| öffnen)?|(einwilligung|cookies|einwilligungen) (verwalten|widerrufen|ändern|anpassen)',
    '(gérer|modifier|paramétrer|paramètres|préférences|gestion)( (des|les|mes|vos|de mes|aux))? ?(cookies|consentement|traceurs|confidentialité|services|choix)',
    '(configuración|preferencias|gestionar|gestión|ajustes|configurar|cambiar)( (de|las|el|mis|sus))*( cookies| privacidad| consentimiento)',
    '(impostazioni|preferenze|gestisci|gestione|modifica)( (dei|i|sui|il|sulla|le))?( cookie| privacy| consenso| preferenze)( cookie| privacy)?',
    '(definições|configurações|preferências|gerir|gerenciar)( (de|os))?( cookies| privacidade| consentimento)',
    '(cookie|privacy)[ -]?(instellingen|voorkeuren)|cookies beheren|toestemming (beheren|intrekken|wijzigen)',
    'cookie-?inställningar|hantera cookies|kakinställningar|cookie-?indstillinger|(ændr|administrer) (cookies|samtykke)|informasjonskapsler|cookie-?innstillinger|evästeasetukset|ustawienia (plików )?cookies?|zarządzaj (plikami cookie|zgodami)|nastavení cookies|správa cookies',
  ],
}

const compiled = Object.entries(patterns).map(
  ([kind, list]) => [kind as ControlKind, new RegExp(`^(?:${list.map(one => `(?:${one})`).join('|')})$`, 'u')] as const,
)

/** Removes case, punctuation, arrows, emoji and repeated spaces, so that equivalent texts are equal. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&,-]+/gu, ' ')
    .replace(/^[\s,&-]+|(?<![\s,&-])[\s,&-]+$/g, '')

/**
 * Returns the purposes of a button or link according to its text.
 * @param more texts of further languages, in the form of `plainText`
 * @returns every matching kind
 */
export function controlKinds(
  text: string,
  more: Readonly<Partial<Record<ControlKind, ReadonlySet<string>>>>,
): ControlKind[] {
  const plain = plainText(text)
  if (plain === '' || plain.length > 60) return []
  return compiled.filter(([kind, pattern]) => pattern.test(plain) || more[kind]?.has(plain)).map(([kind]) => kind)
}
