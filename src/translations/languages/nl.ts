import type { TranslationSet } from '../translation-set'

export const nl: TranslationSet = {
  common: {
    acceptAll: 'Alles accepteren',
    rejectAll: 'Alles weigeren',
    customize: 'Aanpassen',
    save: 'Instellingen opslaan',
    close: 'Sluiten',
    alwaysActive: 'Altijd actief',
    privacyPolicy: 'Privacybeleid',
    saved: 'Uw instellingen zijn opgeslagen.',
    doNotSell: 'Mijn persoonlijke gegevens niet verkopen of delen',
    new: 'Nieuw',
    download: 'Mijn keuzes downloaden',
  },
  cookieBanner: {
    title: 'Wij hechten waarde aan uw privacy',
    description:
      'Met uw toestemming gebruiken wij en {partners} cookies en vergelijkbare technieken om {purposes}. Altijd te wijzigen via Privacyinstellingen op deze site.',
    optOut:
      'Wij en {partners} gebruiken cookies en vergelijkbare technieken om {purposes}. U kunt dit nu of later altijd uitzetten.',
    partners: 'onze partners',
    purposes: {
      functionality: 'extra functies te bieden',
      measurement: 'bezoeken te tellen',
      recordings: 'bezoeken te tellen en op te nemen',
      experience: 'video’s en kaarten te tonen',
      marketing: 'gepersonaliseerde advertenties te tonen',
    },
    list: { pair: '{first} en {last}', middle: '{first}, {last}', end: '{first} en {last}' },
  },
  consentManagerDialog: {
    title: 'Privacyinstellingen',
    description: 'Bepaal per doel of wij en {partners} gegevens op uw apparaat mogen opslaan en lezen.',
    optOut: 'Alle doelen staan aan totdat u ze uitzet.',
    signalLimits: 'Uw browser stuurt het signaal ‘{signal}’. Wat u hier ook kiest, dit blijft uit: {categories}.',
    signalOff: 'Uit: uw browser vraagt hierom',
    optOutHonored: 'Uw bezwaar wordt gerespecteerd.',
    decided: 'U hebt gekozen op {date}. Uw keuze geldt tot {until}.',
  },
  placeholder: {
    title: 'Inhoud van {host}',
    description:
      'Bij het laden worden gegevens zoals uw IP-adres naar {host} gestuurd, en op uw apparaat kunnen gegevens worden opgeslagen.',
    load: 'Deze inhoud één keer laden',
    allow: '‘{category}’ altijd toestaan',
    loading: 'De inhoud wordt geladen…',
  },
  consentTypes: {
    necessary: {
      title: 'Strikt noodzakelijk',
      description:
        'De site heeft deze cookies nodig om te werken, bijvoorbeeld om u ingelogd te houden of deze keuze te onthouden. Ze zijn altijd actief.',
    },
    functionality: {
      title: 'Extra functies',
      description: 'Bijvoorbeeld chat, formulieren van andere aanbieders of onthouden voorkeuren.',
    },
    measurement: {
      title: 'Statistieken',
      description: 'Telt bezoeken, neemt ze op en test ontwerpen, zodat de site beter kan worden.',
    },
    experience: {
      title: 'Video’s en kaarten',
      description: 'Ingesloten video’s, kaarten en berichten.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Toont advertenties die bij uw interesses passen en meet hoe effectief ze zijn.',
    },
  },
  services: {
    list: 'Diensten',
    companies: 'one:{count} bedrijf|other:{count} bedrijven',
    company: 'Bedrijf',
    purpose: 'Doel',
    stores: 'Cookies en opslag',
    name: 'Naam',
    duration: 'Bewaartermijn',
    session: 'Tot de browser wordt gesloten',
    persistent: 'Tot verwijdering',
    alwaysAllow: '{service} altijd toestaan',
    onThisPage: 'Op deze pagina',
    blocked: 'Geblokkeerd',
    allowed: 'Toegestaan: {list}.',
    refused: 'Niet toegestaan: {list}.',
    choice: 'Onthoudt uw keuze.',
    updated: 'Laatst bijgewerkt: {date}',
  },
}
