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
      'Con il tuo consenso, noi e {partners} usiamo cookie e tecnologie simili per {purposes}. Puoi cambiare idea in qualsiasi momento nelle Impostazioni sulla privacy di questo sito.',
    optOut:
      'Noi e {partners} usiamo cookie e tecnologie simili per {purposes}. Puoi disattivarli ora o in qualsiasi momento.',
    partners: 'i nostri partner',
    purposes: {
      functionality: 'offrire funzioni aggiuntive',
      measurement: 'contare le visite',
      recordings: 'contare e registrare le visite',
      experience: 'mostrare video e mappe',
      marketing: 'mostrare pubblicità personalizzata',
    },
    list: { pair: '{first} e {last}', middle: '{first}, {last}', end: '{first} e {last}' },
  },
  consentManagerDialog: {
    title: 'Impostazioni sulla privacy',
    description:
      'Decidi per ogni finalità se noi e {partners} possiamo archiviare dati sul tuo dispositivo o accedervi.',
    optOut: 'Tutte le finalità sono attive finché non le disattivi.',
    signalLimits:
      'Il tuo browser invia il segnale relativo alla privacy «{signal}». Qualunque cosa tu scelga qui, questo resta disattivato: {categories}.',
    signalOff: 'Disattivato: lo chiede il tuo browser',
    optOutHonored: 'La tua richiesta di opposizione è rispettata.',
    decided: 'Hai deciso il giorno {date}. La tua scelta è valida fino al giorno {until}.',
  },
  placeholder: {
    title: 'Contenuto di {host}',
    description:
      'Caricandolo si inviano dati come il tuo indirizzo IP a {host}, che può archiviare dati sul tuo dispositivo.',
    load: 'Carica questo contenuto una volta',
    allow: 'Consenti sempre «{category}»',
    loading: 'Caricamento del contenuto…',
  },
  consentTypes: {
    necessary: {
      title: 'Strettamente necessari',
      description:
        'Il sito ha bisogno di questi cookie per funzionare, ad esempio per mantenere attivo l’accesso o ricordare questa scelta. Sono sempre attivi.',
    },
    functionality: {
      title: 'Funzioni aggiuntive',
      description: 'Ad esempio chat, moduli di altri fornitori o preferenze memorizzate.',
    },
    measurement: {
      title: 'Statistiche',
      description: 'Conta e registra le visite e prova versioni grafiche per migliorare il sito.',
    },
    experience: {
      title: 'Video e mappe',
      description: 'Video, mappe e post incorporati.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Mostra pubblicità in linea con i tuoi interessi e ne misura l’efficacia.',
    },
  },
  services: {
    list: 'Servizi',
    companies: 'one:{count} azienda|other:{count} aziende',
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
    allowed: 'Consentito: {list}.',
    refused: 'Non consentito: {list}.',
    choice: 'Ricorda la tua scelta.',
    updated: 'Ultimo aggiornamento: {date}',
  },
}
