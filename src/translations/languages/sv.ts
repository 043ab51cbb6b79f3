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
      'Med ditt samtycke använder vi och {partners} kakor (cookies) och liknande teknik för att {purposes}. Du kan ändra dig när som helst under Integritetsinställningar på den här webbplatsen.',
    optOut:
      'Vi och {partners} använder kakor (cookies) och liknande teknik för att {purposes}. Du kan stänga av det nu eller när som helst.',
    partners: 'våra partner',
    purposes: {
      functionality: 'erbjuda extra funktioner',
      measurement: 'räkna besök',
      recordings: 'räkna och spela in besök',
      experience: 'visa videor och kartor',
      marketing: 'visa personanpassade annonser',
    },
    list: { pair: '{first} och {last}', middle: '{first}, {last}', end: '{first} och {last}' },
  },
  consentManagerDialog: {
    title: 'Integritetsinställningar',
    description: 'Bestäm för varje ändamål om vi och {partners} får lagra och läsa data på din enhet.',
    optOut: 'Alla ändamål är på tills du stänger av dem.',
    signalLimits: 'Din webbläsare skickar signalen ”{signal}”. Vad du än väljer här är detta av: {categories}.',
    signalOff: 'Av: din webbläsare begär det',
    optOutHonored: 'Din invändning respekteras.',
    decided: 'Du gjorde ditt val den {date}. Det gäller till den {until}.',
  },
  placeholder: {
    title: 'Innehåll från {host}',
    description: 'När det läses in skickas uppgifter som din IP-adress till {host}, som kan lagra data på din enhet.',
    load: 'Läs in innehållet en gång',
    allow: 'Tillåt alltid ”{category}”',
    loading: 'Innehållet läses in…',
  },
  consentTypes: {
    necessary: {
      title: 'Strikt nödvändiga',
      description:
        'Webbplatsen behöver de här kakorna för att fungera, till exempel för att hålla dig inloggad eller komma ihåg det här valet. De är alltid aktiva.',
    },
    functionality: {
      title: 'Extra funktioner',
      description: 'Till exempel chatt, formulär från andra leverantörer eller sparade inställningar.',
    },
    measurement: {
      title: 'Analys',
      description: 'Räknar och spelar in besök och testar design så att webbplatsen kan bli bättre.',
    },
    experience: {
      title: 'Videor och kartor',
      description: 'Inbäddade videor, kartor och inlägg.',
    },
    marketing: {
      title: 'Marknadsföring',
      description: 'Visar annonser som passar dina intressen och mäter om de fungerade.',
    },
  },
  services: {
    list: 'Tjänster',
    companies: 'other:{count} företag',
    company: 'Företag',
    purpose: 'Ändamål',
    stores: 'Kakor och lagring',
    name: 'Namn',
    duration: 'Lagringstid',
    session: 'Tills webbläsaren stängs',
    persistent: 'Tills det raderas',
    alwaysAllow: 'Tillåt alltid {service}',
    onThisPage: 'På den här sidan',
    blocked: 'Blockerad',
    allowed: 'Tillåtet: {list}.',
    refused: 'Inte tillåtet: {list}.',
    choice: 'Kommer ihåg ditt val.',
    updated: 'Senast uppdaterad: {date}',
  },
}
