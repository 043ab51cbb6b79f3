import type { TranslationSet } from '../translation-set'

// Estonian needs a native speaker's review of the buttons and the wording about purposes.
export const et: TranslationSet = {
  common: {
    acceptAll: 'Nõustu kõigiga',
    rejectAll: 'Keeldu kõigist',
    customize: 'Kohanda',
    save: 'Salvesta seaded',
    close: 'Sulge',
    alwaysActive: 'Alati aktiivsed',
    privacyPolicy: 'Privaatsuspoliitika',
    saved: 'Teie seaded on salvestatud.',
    doNotSell: 'Ärge müüge ega jagage minu isikuandmeid',
    new: 'Uus',
    download: 'Laadi minu valikud alla',
  },
  cookieBanner: {
    title: 'Teie privaatsus on meile oluline',
    description:
      'Teie loal kasutame meie ja {partners} küpsiseid ja sarnast tehnoloogiat, et {purposes}. Valikut saate igal ajal muuta selle saidi privaatsusseadetes.',
    optOut:
      'Meie ja {partners} kasutame küpsiseid ja sarnast tehnoloogiat, et {purposes}. Saate selle kohe või igal ajal välja lülitada.',
    partners: 'meie partnerid',
    purposes: {
      functionality: 'pakkuda lisavõimalusi',
      measurement: 'loendada külastusi',
      recordings: 'loendada ja salvestada külastusi',
      experience: 'näidata videoid ja kaarte',
      marketing: 'näidata isikupärastatud reklaami',
    },
    list: { pair: '{first} ja {last}', middle: '{first}, {last}', end: '{first} ja {last}' },
  },
  consentManagerDialog: {
    title: 'Privaatsusseaded',
    description:
      'Otsustage iga eesmärgi puhul, kas meie ja {partners} tohime teie seadmes andmeid salvestada ja lugeda.',
    optOut: 'Kõik eesmärgid on sees, kuni te need välja lülitate.',
    signalLimits: 'Teie brauser saadab signaali „{signal}“. Mida iganes te siin valite, välja jääb: {categories}.',
    signalOff: 'Väljas: teie brauser nõuab seda',
    optOutHonored: 'Teie loobumissoovi järgitakse.',
    decided: 'Te tegite valiku {date}. See kehtib kuni {until}.',
  },
  placeholder: {
    title: 'Sisu saidilt {host}',
    description:
      'Laadimisel saadetakse andmeid, näiteks teie IP-aadress, saidile {host} ja teie seadmesse võidakse salvestada andmeid.',
    load: 'Laadi see sisu üks kord',
    allow: 'Luba alati „{category}“',
    loading: 'Sisu laaditakse…',
  },
  consentTypes: {
    necessary: {
      title: 'Hädavajalikud',
      description:
        'Sait vajab neid küpsiseid töötamiseks, näiteks selleks, et püsiksite sisse logituna või et see valik jääks meelde. Need on alati aktiivsed.',
    },
    functionality: {
      title: 'Lisavõimalused',
      description: 'Lisavõimalused, nagu vestlus, teiste teenusepakkujate vormid või salvestatud eelistused.',
    },
    measurement: {
      title: 'Analüütika',
      description: 'Loendab ja salvestab külastusi ning katsetab kujundusi, et saiti parandada.',
    },
    experience: {
      title: 'Videod ja kaardid',
      description: 'Manustatud videod, kaardid ja postitused.',
    },
    marketing: {
      title: 'Turundus',
      description: 'Näitab teie huvidele vastavat reklaami ja mõõdab, kas see mõjus.',
    },
  },
  services: {
    list: 'Teenused',
    companies: 'one:{count} ettevõte|other:{count} ettevõtet',
    company: 'Ettevõte',
    purpose: 'Eesmärk',
    stores: 'Küpsised ja salvestusruum',
    name: 'Nimi',
    duration: 'Kestus',
    session: 'Kuni brauseri sulgemiseni',
    persistent: 'Kuni kustutamiseni',
    alwaysAllow: 'Luba alati: {service}',
    onThisPage: 'Sellel lehel',
    blocked: 'Blokeeritud',
    allowed: 'Lubatud: {list}.',
    refused: 'Ei ole lubatud: {list}.',
    choice: 'Jätab teie valiku meelde.',
    updated: 'Viimati uuendatud: {date}',
  },
}
