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
    doNotSell: 'Älkää myykö älkääkä jakako henkilötietojani',
    new: 'Uusi',
    download: 'Lataa valintani',
  },
  cookieBanner: {
    title: 'Arvostamme yksityisyyttäsi',
    description:
      'Luvallasi me ja {partners} käytämme evästeitä ja vastaavia tekniikoita, jotta voimme {purposes}. Voit muuttaa valintaasi milloin tahansa tämän sivuston yksityisyysasetuksissa.',
    optOut:
      'Me ja {partners} käytämme evästeitä ja vastaavia tekniikoita, jotta voimme {purposes}. Voit poistaa ne käytöstä nyt tai milloin tahansa.',
    partners: 'kumppanimme',
    purposes: {
      functionality: 'tarjota lisätoimintoja',
      measurement: 'laskea käyntejä',
      recordings: 'laskea ja tallentaa käyntejä',
      experience: 'näyttää videoita ja karttoja',
      marketing: 'näyttää kohdennettua mainontaa',
    },
    list: { pair: '{first} ja {last}', middle: '{first}, {last}', end: '{first} ja {last}' },
  },
  consentManagerDialog: {
    title: 'Yksityisyysasetukset',
    description:
      'Päätä kunkin tarkoituksen kohdalla, saammeko me ja {partners} tallentaa ja lukea tietoja laitteellasi.',
    optOut: 'Kaikki tarkoitukset ovat käytössä, kunnes poistat ne käytöstä.',
    signalLimits: 'Selaimesi lähettää signaalin ”{signal}”. Valinnastasi riippumatta pois käytöstä: {categories}.',
    signalOff: 'Pois: selaimesi pyytää sitä',
    optOutHonored: 'Kieltoasi noudatetaan.',
    decided: 'Teit valintasi {date}. Se on voimassa {until} asti.',
  },
  placeholder: {
    title: 'Sisältö palvelusta {host}',
    description: 'Kun lataat sisällön, {host} saa tietoja, kuten IP-osoitteesi, ja voi tallentaa tietoja laitteellesi.',
    load: 'Lataa tämä sisältö kerran',
    allow: 'Salli aina ”{category}”',
    loading: 'Sisältöä ladataan…',
  },
  consentTypes: {
    necessary: {
      title: 'Välttämättömät',
      description:
        'Sivusto tarvitsee näitä evästeitä toimiakseen, esimerkiksi jotta pysyt kirjautuneena tai jotta tämä valinta muistetaan. Ne ovat aina käytössä.',
    },
    functionality: {
      title: 'Lisätoiminnot',
      description: 'Esimerkiksi chat, muiden palveluntarjoajien lomakkeet tai tallennetut asetukset.',
    },
    measurement: {
      title: 'Analytiikka',
      description: 'Laskee ja tallentaa käyntejä ja kokeilee ulkoasuja, jotta sivustoa voidaan parantaa.',
    },
    experience: {
      title: 'Videot ja kartat',
      description: 'Upotetut videot, kartat ja julkaisut.',
    },
    marketing: {
      title: 'Markkinointi',
      description: 'Näyttää kiinnostuksen kohteisiisi sopivaa mainontaa ja mittaa, tehosiko se.',
    },
  },
  services: {
    list: 'Palvelut',
    companies: 'one:{count} yritys|other:{count} yritystä',
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
    allowed: 'Sallittu: {list}.',
    refused: 'Ei sallittu: {list}.',
    choice: 'Muistaa valintasi.',
    updated: 'Päivitetty viimeksi: {date}',
  },
}
