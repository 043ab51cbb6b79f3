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
  ar: {
    chose: 'على {site} سمحت بما يلي: {choice}.',
    rejected: 'على {site} رفضت كل ما هو اختياري.',
    use: 'اختر الشيء نفسه هنا',
  },
  cs: {
    chose: 'Na webu {site} jste povolili: {choice}.',
    rejected: 'Na webu {site} jste odmítli vše nepovinné.',
    use: 'Zvolit stejně i zde',
  },
  da: {
    chose: 'På {site} tillod du: {choice}.',
    rejected: 'På {site} afviste du alt valgfrit.',
    use: 'Vælg det samme her',
  },
  el: {
    chose: 'Στο {site} επιτρέψατε: {choice}.',
    rejected: 'Στο {site} απορρίψατε ό,τι είναι προαιρετικό.',
    use: 'Ίδια επιλογή και εδώ',
  },
  fi: {
    chose: 'Sivustolla {site} sallit: {choice}.',
    rejected: 'Sivustolla {site} hylkäsit kaiken valinnaisen.',
    use: 'Valitse samoin täällä',
  },
  hu: {
    chose: 'A(z) {site} oldalon engedélyezte: {choice}.',
    rejected: 'A(z) {site} oldalon minden nem kötelezőt elutasított.',
    use: 'Itt is ugyanezt választom',
  },
  ja: {
    chose: '{site} で許可した項目：{choice}。',
    rejected: '{site} では、任意の項目をすべて拒否しました。',
    use: 'ここでも同じ選択にする',
  },
  nb: {
    chose: 'På {site} tillot du: {choice}.',
    rejected: 'På {site} avviste du alt som er valgfritt.',
    use: 'Velg det samme her',
  },
  ro: {
    chose: 'Pe {site} ați permis: {choice}.',
    rejected: 'Pe {site} ați refuzat tot ce este opțional.',
    use: 'Aceeași alegere aici',
  },
  tr: {
    chose: '{site} sitesinde şunlara izin verdiniz: {choice}.',
    rejected: '{site} sitesinde isteğe bağlı olan her şeyi reddettiniz.',
    use: 'Burada da aynısını seç',
  },
  uk: {
    chose: 'На {site} ви дозволили: {choice}.',
    rejected: 'На {site} ви відхилили все необов’язкове.',
    use: 'Обрати так само тут',
  },
  zh: {
    chose: '您在 {site} 允许了：{choice}。',
    rejected: '您在 {site} 拒绝了所有可选项。',
    use: '在此作同样的选择',
  },
}
