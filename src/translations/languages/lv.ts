import type { TranslationSet } from '../translation-set'

// Latvian: a native reader should look at the forms that agree with an unsaid "sīkdatnes".
export const lv: TranslationSet = {
  common: {
    acceptAll: 'Pieņemt visu',
    rejectAll: 'Noraidīt visu',
    customize: 'Pielāgot',
    save: 'Saglabāt iestatījumus',
    close: 'Aizvērt',
    alwaysActive: 'Vienmēr aktīvas',
    privacyPolicy: 'Privātuma politika',
    saved: 'Jūsu iestatījumi ir saglabāti.',
    doNotSell: 'Nepārdodiet un nekopīgojiet manu personisko informāciju',
    new: 'Jauns',
    download: 'Lejupielādēt manu izvēli',
  },
  cookieBanner: {
    title: 'Mums ir svarīgs jūsu privātums',
    description:
      'Mēs un mūsu partneri glabājam informāciju jūsu ierīcē mērķiem, kurus atļaujat. Izvēlieties, kādi tie ir. Savu lēmumu varat mainīt jebkurā laikā.',
  },
  consentManagerDialog: {
    title: 'Privātuma iestatījumi',
    description:
      'Izlemiet par katru mērķi, vai to atļaujat. Jūsu izvēle tiek saglabāta šajā ierīcē, un varat atgriezties, lai to mainītu.',
    signalLimits: 'Jūsu pārlūkprogramma sūta privātuma signālu, kas ierobežo šeit atļauto.',
    optOutHonored: 'Jūsu atteikums tiek ievērots: jūsu pārlūkprogramma sūta signālu Global Privacy Control.',
  },
  placeholder: {
    title: 'Saturs no {host}',
    description:
      'To ielādējot, tādi dati kā jūsu IP adrese tiek nosūtīti uz {host}, un jūsu ierīcē var tikt saglabāti dati. Saturs pieder kategorijai “{category}” un tiek ielādēts tikai ar jūsu piekrišanu.',
    load: 'Ielādēt šo saturu vienreiz',
    allow: 'Vienmēr atļaut “{category}”',
    loading: 'Saturs tiek ielādēts …',
  },
  consentTypes: {
    necessary: {
      title: 'Obligāti nepieciešamās',
      description:
        'Vietne bez tām nevar darboties, piemēram, lai saglabātu jūsu pieteikšanos vai atcerētos šo izvēli. Tās vienmēr ir aktīvas.',
    },
    functionality: {
      title: 'Funkcionalitāte',
      description:
        'Papildu iespējas, piemēram, tērzēšana, citu pakalpojumu sniedzēju veidlapas vai saglabātas izvēles.',
    },
    measurement: {
      title: 'Analītika',
      description: 'Skaita apmeklējumus un rāda, kuras lapas tiek izmantotas, lai vietni varētu uzlabot.',
    },
    experience: {
      title: 'Lietošanas pieredze',
      description: 'Iegulti videoklipi, kartes un ieraksti, kā arī jaunu dizainu izmēģinājumi.',
    },
    marketing: {
      title: 'Mārketings',
      description: 'Rāda jūsu interesēm atbilstošu reklāmu un mēra, vai tā bija efektīva.',
    },
  },
  services: {
    list: 'Pakalpojumi',
    company: 'Uzņēmums',
    purpose: 'Mērķis',
    stores: 'Sīkfaili un krātuve',
    name: 'Nosaukums',
    duration: 'Ilgums',
    session: 'Līdz pārlūka aizvēršanai',
    persistent: 'Līdz dzēšanai',
    alwaysAllow: 'Vienmēr atļaut {service}',
    onThisPage: 'Šajā lapā',
    blocked: 'Bloķēts',
    updated: 'Pēdējoreiz atjaunināts: {date}',
  },
}
