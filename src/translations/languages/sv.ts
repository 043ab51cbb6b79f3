import type { TranslationSet } from '../translation-set'

export const sv: TranslationSet = {
  common: {
    acceptAll: 'Godkänn alla',
    rejectAll: 'Avvisa alla',
    customize: 'Anpassa',
    save: 'Spara inställningar',
    close: 'Stäng',
    alwaysActive: 'Alltid aktiva',
    privacyPolicy: 'Integritetspolicy',
    saved: 'Dina inställningar har sparats.',
    doNotSell: 'Sälj eller dela inte mina personuppgifter',
    new: 'Ny',
    download: 'Ladda ner mina val',
  },
  cookieBanner: {
    title: 'Vi värnar om din integritet',
    description:
      'Vi och våra partner lagrar information på din enhet för de ändamål som du tillåter. Välj vilka det ska vara. Du kan ändra dig när som helst.',
  },
  consentManagerDialog: {
    title: 'Integritetsinställningar',
    description:
      'Bestäm för varje ändamål om du tillåter det. Ditt val sparas på den här enheten och du kan komma tillbaka och ändra det.',
    signalLimits: 'Din webbläsare skickar en integritetssignal som begränsar det du tillåter här.',
    optOutHonored: 'Ditt nej respekteras: din webbläsare skickar signalen Global Privacy Control.',
  },
  placeholder: {
    title: 'Innehåll från {host}',
    description:
      'När det läses in skickas uppgifter som din IP-adress till {host}, som kan lagra data på din enhet. Det hör till ”{category}” och läses bara in om du samtycker.',
    load: 'Läs in innehållet en gång',
    allow: 'Tillåt alltid ”{category}”',
    loading: 'Innehållet läses in …',
  },
  consentTypes: {
    necessary: {
      title: 'Strikt nödvändiga',
      description:
        'Webbplatsen fungerar inte utan dem. De behövs till exempel för att hålla dig inloggad eller komma ihåg det här valet och är alltid aktiva.',
    },
    functionality: {
      title: 'Funktionalitet',
      description: 'Extra funktioner som chatt, formulär från andra leverantörer eller sparade inställningar.',
    },
    measurement: {
      title: 'Analys',
      description: 'Räknar besök och visar vilka sidor som används, så att webbplatsen kan förbättras.',
    },
    experience: {
      title: 'Upplevelse',
      description: 'Inbäddade videor, kartor och inlägg samt tester av nya utformningar.',
    },
    marketing: {
      title: 'Marknadsföring',
      description: 'Visar annonser som passar dina intressen och mäter om de fungerade.',
    },
  },
  services: {
    list: 'Tjänster',
    company: 'Företag',
    purpose: 'Syfte',
    stores: 'Cookies och lagring',
    name: 'Namn',
    duration: 'Lagringstid',
    session: 'Tills webbläsaren stängs',
    persistent: 'Tills det raderas',
    alwaysAllow: 'Tillåt alltid {service}',
    onThisPage: 'På den här sidan',
    blocked: 'Blockerad',
    updated: 'Senast uppdaterad: {date}',
  },
}
