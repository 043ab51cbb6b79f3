import type { TranslationSet } from '../translation-set'

export const ca: TranslationSet = {
  common: {
    acceptAll: 'Accepta-ho tot',
    rejectAll: 'Rebutja-ho tot',
    customize: 'Personalitza',
    save: 'Desa la configuració',
    close: 'Tanca',
    alwaysActive: 'Sempre actives',
    privacyPolicy: 'Política de privadesa',
    saved: 'S’ha desat la configuració.',
    doNotSell: 'No vengueu ni compartiu la meva informació personal',
    new: 'Nou',
    download: 'Baixa les meves eleccions',
  },
  cookieBanner: {
    title: 'Valorem la vostra privadesa',
    description:
      'Amb el vostre permís, nosaltres i {partners} fem servir galetes i tecnologies semblants per {purposes}. Ho podeu canviar quan vulgueu a la Configuració de privadesa d’aquest lloc web.',
    optOut:
      'Nosaltres i {partners} fem servir galetes i tecnologies semblants per {purposes}. Ho podeu desactivar ara o en qualsevol moment.',
    partners: 'els nostres socis',
    purposes: {
      functionality: 'oferir funcions addicionals',
      measurement: 'comptar les visites',
      recordings: 'comptar i enregistrar les visites',
      experience: 'mostrar vídeos i mapes',
      marketing: 'mostrar publicitat personalitzada',
    },
    list: { pair: '{first} i {last}', middle: '{first}, {last}', end: '{first} i {last}' },
  },
  consentManagerDialog: {
    title: 'Configuració de privadesa',
    description:
      'Decidiu per a cada finalitat si nosaltres i {partners} podem desar i llegir dades al vostre dispositiu.',
    optOut: 'Totes les finalitats estan activades fins que les desactiveu.',
    signalLimits:
      'El vostre navegador envia el senyal «{signal}». Trieu el que trieu aquí, això continua desactivat: {categories}.',
    signalOff: 'Desactivat: ho demana el navegador',
    optOutHonored: 'La vostra oposició es respecta.',
    decided: 'Vau decidir el dia {date}. La vostra elecció és vàlida fins al dia {until}.',
  },
  placeholder: {
    title: 'Contingut de {host}',
    description:
      'En carregar-lo s’envien dades com la vostra adreça IP a {host}, que pot desar dades al vostre dispositiu.',
    load: 'Carrega aquest contingut un cop',
    allow: 'Permet sempre «{category}»',
    loading: 'S’està carregant el contingut…',
  },
  consentTypes: {
    necessary: {
      title: 'Estrictament necessàries',
      description:
        'El lloc necessita aquestes galetes per funcionar, per exemple per mantenir la sessió iniciada o recordar aquesta elecció. Sempre estan actives.',
    },
    functionality: {
      title: 'Funcions addicionals',
      description: 'Per exemple, xat, formularis d’altres proveïdors o preferències desades.',
    },
    measurement: {
      title: 'Analítica',
      description: 'Compta i enregistra les visites i prova dissenys per millorar el lloc web.',
    },
    experience: {
      title: 'Vídeos i mapes',
      description: 'Vídeos, mapes i publicacions incrustats.',
    },
    marketing: {
      title: 'Màrqueting',
      description: 'Mostra publicitat d’acord amb els vostres interessos i mesura si ha estat eficaç.',
    },
  },
  services: {
    list: 'Serveis',
    companies: 'one:{count} empresa|other:{count} empreses',
    company: 'Empresa',
    purpose: 'Finalitat',
    stores: 'Galetes i emmagatzematge',
    name: 'Nom',
    duration: 'Durada',
    session: 'Fins que es tanca el navegador',
    persistent: 'Fins que s’esborra',
    alwaysAllow: 'Permet sempre {service}',
    onThisPage: 'En aquesta pàgina',
    blocked: 'Blocat',
    allowed: 'Permès: {list}.',
    refused: 'No permès: {list}.',
    choice: 'Recorda la vostra elecció.',
    updated: 'Última actualització: {date}',
  },
}
