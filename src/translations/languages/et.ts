import type { TranslationSet } from '../translation-set'

// Estonian: a native reader should look at the buttons and at the wording about purposes.
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
      'Meie ja meie partnerid salvestame teie seadmesse teavet eesmärkidel, mida te lubate. Valige, millised need on. Oma valikut saate igal ajal muuta.',
  },
  consentManagerDialog: {
    title: 'Privaatsusseaded',
    description:
      'Otsustage iga eesmärgi puhul, kas lubate selle. Teie valik säilib selles seadmes ja saate seda hiljem muuta.',
    signalLimits: 'Teie brauser saadab privaatsussignaali, mis piirab siin lubatut.',
    optOutHonored: 'Teie loobumissoovi järgitakse: teie brauser saadab signaali Global Privacy Control.',
  },
  placeholder: {
    title: 'Sisu saidilt {host}',
    description:
      'Laadimisel saadetakse andmeid, näiteks teie IP-aadress, saidile {host} ja teie seadmesse võidakse salvestada andmeid. Sisu kuulub kategooriasse „{category}“ ja laaditakse ainult teie nõusolekul.',
    load: 'Laadi see sisu üks kord',
    allow: 'Luba alati „{category}“',
    loading: 'Sisu laaditakse …',
  },
  consentTypes: {
    necessary: {
      title: 'Hädavajalikud',
      description:
        'Ilma nendeta sait ei tööta. Neid on vaja näiteks selleks, et püsiksite sisse logituna või et see valik jääks meelde. Need on alati aktiivsed.',
    },
    functionality: {
      title: 'Funktsionaalsus',
      description: 'Lisavõimalused, nagu vestlus, teiste teenusepakkujate vormid või salvestatud eelistused.',
    },
    measurement: {
      title: 'Analüütika',
      description: 'Loendab külastusi ja näitab, milliseid lehti kasutatakse, et saiti saaks paremaks muuta.',
    },
    experience: {
      title: 'Kasutuskogemus',
      description: 'Manustatud videod, kaardid ja postitused ning uute kujunduste katsetamine.',
    },
    marketing: {
      title: 'Turundus',
      description: 'Näitab teie huvidele vastavat reklaami ja mõõdab, kas see mõjus.',
    },
  },
  services: {
    list: 'Teenused',
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
    updated: 'Viimati uuendatud: {date}',
  },
}
