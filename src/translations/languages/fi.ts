import type { TranslationSet } from '../translation-set'

export const fi: TranslationSet = {
  common: {
    acceptAll: 'Hyväksy kaikki',
    rejectAll: 'Hylkää kaikki',
    customize: 'Mukauta',
    save: 'Tallenna asetukset',
    close: 'Sulje',
    alwaysActive: 'Aina käytössä',
    privacyPolicy: 'Tietosuojaseloste',
    saved: 'Asetuksesi on tallennettu.',
    doNotSell: 'Älkää myykö tai jakako henkilötietojani',
    new: 'Uusi',
    download: 'Lataa valintani',
  },
  cookieBanner: {
    title: 'Arvostamme yksityisyyttäsi',
    description:
      'Me ja kumppanimme tallennamme laitteellesi tietoja niihin tarkoituksiin, jotka sallit. Valitse, mitä ne ovat. Voit muuttaa mieltäsi milloin tahansa.',
  },
  consentManagerDialog: {
    title: 'Yksityisyysasetukset',
    description:
      'Päätä kunkin käyttötarkoituksen kohdalla, sallitko sen. Valintasi säilyy tällä laitteella, ja voit palata muuttamaan sitä.',
    signalLimits: 'Selaimesi lähettää yksityisyyssignaalin, joka rajoittaa sitä, mitä sallit tässä.',
    optOutHonored: 'Kieltoasi noudatetaan: selaimesi lähettää Global Privacy Control ‑signaalin.',
  },
  placeholder: {
    title: 'Sisältö palvelusta {host}',
    description:
      'Lataaminen lähettää tietoja, kuten IP-osoitteesi, palveluun {host}, ja laitteellesi voidaan tallentaa tietoja. Sisältö kuuluu luokkaan ”{category}”, ja se ladataan vain, jos hyväksyt sen.',
    load: 'Lataa tämä sisältö kerran',
    allow: 'Salli aina ”{category}”',
    loading: 'Sisältöä ladataan …',
  },
  consentTypes: {
    necessary: {
      title: 'Välttämättömät',
      description:
        'Sivusto ei toimi ilman näitä. Niitä tarvitaan esimerkiksi siihen, että pysyt kirjautuneena tai että tämä valinta muistetaan. Ne ovat aina käytössä.',
    },
    functionality: {
      title: 'Toiminnallisuus',
      description: 'Lisätoimintoja, kuten chat, muiden palveluntarjoajien lomakkeet tai tallennetut asetukset.',
    },
    measurement: {
      title: 'Analytiikka',
      description: 'Laskee käyntejä ja näyttää, mitä sivuja käytetään, jotta sivustoa voidaan parantaa.',
    },
    experience: {
      title: 'Käyttökokemus',
      description: 'Upotetut videot, kartat ja julkaisut sekä uusien ulkoasujen kokeilut.',
    },
    marketing: {
      title: 'Markkinointi',
      description: 'Näyttää kiinnostuksen kohteisiisi sopivaa mainontaa ja mittaa, tehosiko se.',
    },
  },
  services: {
    list: 'Palvelut',
    company: 'Yritys',
    purpose: 'Tarkoitus',
    stores: 'Evästeet ja tallennustila',
    name: 'Nimi',
    duration: 'Kesto',
    session: 'Selaimen sulkemiseen asti',
    persistent: 'Poistamiseen asti',
    alwaysAllow: 'Salli aina: {service}',
    onThisPage: 'Tällä sivulla',
    blocked: 'Estetty',
    updated: 'Päivitetty viimeksi: {date}',
  },
}
