/** The texts of an offer: `{site}` is the site of the decision, `{choice}` are the titles of categories. */
interface OfferTexts {
  chose: string
  rejected: string
  use: string
}

/** By language (BCP 47). Visitors with another language read English. */
export const offerTexts: Readonly<Record<string, OfferTexts>> = {
  en: {
    chose: 'On {site} you allowed: {choice}.',
    rejected: 'On {site} you rejected everything optional.',
    use: 'Choose the same here',
  },
  de: {
    chose: 'Auf {site} haben Sie erlaubt: {choice}.',
    rejected: 'Auf {site} haben Sie alles Optionale abgelehnt.',
    use: 'Hier genauso wählen',
  },
  fr: {
    chose: 'Sur {site}, vous avez autorisé : {choice}.',
    rejected: 'Sur {site}, vous avez refusé tout ce qui est facultatif.',
    use: 'Faire le même choix ici',
  },
  es: {
    chose: 'En {site} permitió: {choice}.',
    rejected: 'En {site} rechazó todo lo opcional.',
    use: 'Elegir lo mismo aquí',
  },
  it: {
    chose: 'Su {site} ha consentito: {choice}.',
    rejected: 'Su {site} ha rifiutato tutto ciò che è facoltativo.',
    use: 'Fare la stessa scelta qui',
  },
  nl: {
    chose: 'Op {site} hebt u toegestaan: {choice}.',
    rejected: 'Op {site} hebt u alles wat optioneel is geweigerd.',
    use: 'Hier hetzelfde kiezen',
  },
  pt: {
    chose: 'Em {site} permitiu: {choice}.',
    rejected: 'Em {site} recusou tudo o que é opcional.',
    use: 'Escolher o mesmo aqui',
  },
  pl: {
    chose: 'Na {site} zezwolono na: {choice}.',
    rejected: 'Na {site} odrzucono wszystko, co opcjonalne.',
    use: 'Wybierz tutaj tak samo',
  },
  sv: {
    chose: 'På {site} tillät du: {choice}.',
    rejected: 'På {site} avvisade du allt som är valfritt.',
    use: 'Välj likadant här',
  },
}
