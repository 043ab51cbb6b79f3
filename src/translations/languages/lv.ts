import type { TranslationSet } from '../translation-set'

// Latvian needs a native speaker's review of the forms that agree with an unsaid "sīkdatnes".
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
      'Ar jūsu atļauju mēs un {partners} izmantojam sīkdatnes un līdzīgas tehnoloģijas, lai {purposes}. Izvēli varat jebkurā laikā mainīt šīs vietnes Privātuma iestatījumos.',
    optOut:
      'Mēs un {partners} izmantojam sīkdatnes un līdzīgas tehnoloģijas, lai {purposes}. Varat to izslēgt tagad vai jebkurā laikā.',
    partners: 'mūsu partneri',
    purposes: {
      functionality: 'piedāvātu papildu funkcijas',
      measurement: 'skaitītu apmeklējumus',
      recordings: 'skaitītu un ierakstītu apmeklējumus',
      experience: 'rādītu video un kartes',
      marketing: 'rādītu personalizētu reklāmu',
    },
    list: { pair: '{first} un {last}', middle: '{first}, {last}', end: '{first} un {last}' },
  },
  consentManagerDialog: {
    title: 'Privātuma iestatījumi',
    description: 'Izlemiet par katru mērķi, vai mēs un {partners} drīkstam glabāt un lasīt datus jūsu ierīcē.',
    optOut: 'Visi mērķi ir ieslēgti, līdz jūs tos izslēdzat.',
    signalLimits: 'Jūsu pārlūks sūta signālu “{signal}”. Lai ko jūs šeit izvēlētos, izslēgts paliek: {categories}.',
    signalOff: 'Izslēgts: to prasa jūsu pārlūks',
    optOutHonored: 'Jūsu atteikums tiek ievērots.',
    decided: 'Jūsu izvēle: {date}. Spēkā līdz: {until}.',
  },
  placeholder: {
    title: 'Saturs no {host}',
    description:
      'To ielādējot, tādi dati kā jūsu IP adrese tiek nosūtīti uz {host}, un jūsu ierīcē var tikt saglabāti dati.',
    load: 'Ielādēt šo saturu vienreiz',
    allow: 'Vienmēr atļaut “{category}”',
    loading: 'Saturs tiek ielādēts…',
  },
  consentTypes: {
    necessary: {
      title: 'Obligāti nepieciešamās',
      description:
        'Vietnei šīs sīkdatnes ir vajadzīgas, lai tā darbotos, piemēram, lai jūs paliktu pieteicies vai lai atcerētos šo izvēli. Tās vienmēr ir aktīvas.',
    },
    functionality: {
      title: 'Papildu funkcijas',
      description:
        'Papildu iespējas, piemēram, tērzēšana, citu pakalpojumu sniedzēju veidlapas vai saglabātas izvēles.',
    },
    measurement: {
      title: 'Analītika',
      description: 'Skaita un ieraksta apmeklējumus un izmēģina dizainus, lai vietni varētu uzlabot.',
    },
    experience: {
      title: 'Video un kartes',
      description: 'Iegulti videoklipi, kartes un ieraksti.',
    },
    marketing: {
      title: 'Mārketings',
      description: 'Rāda jūsu interesēm atbilstošu reklāmu un mēra, vai tā bija efektīva.',
    },
  },
  services: {
    list: 'Pakalpojumi',
    companies: 'zero:{count} uzņēmumu|one:{count} uzņēmums|other:{count} uzņēmumi',
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
    allowed: 'Atļauts: {list}.',
    refused: 'Nav atļauts: {list}.',
    choice: 'Atceras jūsu izvēli.',
    updated: 'Pēdējoreiz atjaunināts: {date}',
  },
}
