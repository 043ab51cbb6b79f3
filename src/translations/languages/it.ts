import type { TranslationSet } from '../translation-set'

export const it: TranslationSet = {
  common: {
    acceptAll: 'Accetta tutto',
    rejectAll: 'Rifiuta tutto',
    customize: 'Personalizza',
    save: 'Salva impostazioni',
    close: 'Chiudi',
    alwaysActive: 'Sempre attivi',
    privacyPolicy: 'Informativa sulla privacy',
    saved: 'Le tue impostazioni sono state salvate.',
    doNotSell: 'Non vendere né condividere le mie informazioni personali',
    new: 'Nuovo',
    download: 'Scarica le mie scelte',
  },
  cookieBanner: {
    title: 'La tua privacy è importante per noi',
    description:
      'Noi e i nostri partner archiviamo informazioni sul tuo dispositivo per le finalità che consenti. Scegli quali. Puoi cambiare idea in qualsiasi momento.',
  },
  consentManagerDialog: {
    title: 'Impostazioni sulla privacy',
    description:
      'Decidi per ogni finalità se consentirla. La tua scelta viene conservata su questo dispositivo e puoi tornare a modificarla.',
    signalLimits: 'Il tuo browser invia un segnale di privacy che limita ciò che consenti qui.',
    optOutHonored:
      'La tua richiesta di esclusione è rispettata: il tuo browser invia il segnale Global Privacy Control.',
  },
  placeholder: {
    title: 'Contenuto di {host}',
    description:
      'Caricandolo si inviano dati come il tuo indirizzo IP a {host}, che può archiviare dati sul tuo dispositivo. Appartiene a «{category}» e si carica solo se acconsenti.',
    load: 'Carica questo contenuto una volta',
    allow: 'Consenti sempre «{category}»',
    loading: 'Il contenuto si sta caricando …',
  },
  consentTypes: {
    necessary: {
      title: 'Strettamente necessari',
      description:
        'Il sito non può funzionare senza questi elementi, ad esempio per mantenere attivo l’accesso o ricordare questa scelta. Sono sempre attivi.',
    },
    functionality: {
      title: 'Funzionalità',
      description: 'Funzioni aggiuntive come chat, moduli di altri fornitori o preferenze memorizzate.',
    },
    measurement: {
      title: 'Statistiche',
      description: 'Contano le visite e mostrano quali pagine vengono usate, così da poter migliorare il sito.',
    },
    experience: {
      title: 'Esperienza',
      description: 'Video, mappe e post incorporati e prove di nuove grafiche.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Mostra pubblicità in linea con i tuoi interessi e ne misura l’efficacia.',
    },
  },
  services: {
    list: 'Servizi',
    company: 'Azienda',
    purpose: 'Finalità',
    stores: 'Cookie e archiviazione',
    name: 'Nome',
    duration: 'Durata',
    session: 'Fino alla chiusura del browser',
    persistent: 'Fino alla cancellazione',
    alwaysAllow: 'Consenti sempre {service}',
    onThisPage: 'In questa pagina',
    blocked: 'Bloccato',
    updated: 'Ultimo aggiornamento: {date}',
  },
}
