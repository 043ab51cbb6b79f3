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
      'Nosaltres i els nostres socis desem informació al vostre dispositiu per a les finalitats que permeteu. Trieu quines. Podeu canviar d’opinió en qualsevol moment.',
  },
  consentManagerDialog: {
    title: 'Configuració de privadesa',
    description:
      'Decidiu per a cada finalitat si la permeteu. La vostra elecció es conserva en aquest dispositiu i podeu tornar per canviar-la.',
    signalLimits: 'El vostre navegador envia un senyal de privadesa que limita allò que permeteu aquí.',
    optOutHonored:
      'La vostra sol·licitud d’exclusió es respecta: el vostre navegador envia el senyal Global Privacy Control.',
  },
  placeholder: {
    title: 'Contingut de {host}',
    description:
      'En carregar-lo s’envien dades com la vostra adreça IP a {host}, que pot desar dades al vostre dispositiu. Pertany a «{category}» i només es carrega si hi esteu d’acord.',
    load: 'Carrega aquest contingut un cop',
    allow: 'Permet sempre «{category}»',
    loading: 'S’està carregant el contingut …',
  },
  consentTypes: {
    necessary: {
      title: 'Estrictament necessàries',
      description:
        'El lloc no pot funcionar sense elles, per exemple per mantenir la sessió iniciada o recordar aquesta elecció. Sempre estan actives.',
    },
    functionality: {
      title: 'Funcionalitat',
      description: 'Funcions addicionals, com ara xat, formularis d’altres proveïdors o preferències desades.',
    },
    measurement: {
      title: 'Analítica',
      description: 'Compta les visites i mostra quines pàgines s’utilitzen, per poder millorar el lloc.',
    },
    experience: {
      title: 'Experiència',
      description: 'Vídeos, mapes i publicacions incrustats, i proves de dissenys nous.',
    },
    marketing: {
      title: 'Màrqueting',
      description: 'Mostra publicitat d’acord amb els vostres interessos i mesura si ha estat eficaç.',
    },
  },
  services: {
    list: 'Serveis',
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
    updated: 'Última actualització: {date}',
  },
}
