import type { TranslationSet } from '../translation-set'

export const fr: TranslationSet = {
  common: {
    acceptAll: 'Tout accepter',
    rejectAll: 'Tout refuser',
    customize: 'Personnaliser',
    save: 'Enregistrer les paramètres',
    close: 'Fermer',
    alwaysActive: 'Toujours actifs',
    privacyPolicy: 'Politique de confidentialité',
    saved: 'Vos paramètres ont été enregistrés.',
    doNotSell: 'Ne pas vendre ni partager mes informations personnelles',
    new: 'Nouveau',
    download: 'Télécharger mes choix',
  },
  cookieBanner: {
    title: 'Votre vie privée compte pour nous',
    description:
      'Nos partenaires et nous conservons des informations sur votre appareil pour les finalités que vous autorisez. Choisissez lesquelles. Vous pouvez changer d’avis à tout moment.',
  },
  consentManagerDialog: {
    title: 'Paramètres de confidentialité',
    description:
      'Décidez, finalité par finalité, de ce que vous autorisez. Votre choix est conservé sur cet appareil et vous pouvez revenir le modifier.',
    signalLimits: 'Votre navigateur envoie un signal de confidentialité qui limite ce que vous autorisez ici.',
    optOutHonored: 'Votre demande de refus est respectée. Votre navigateur envoie le signal Global Privacy Control.',
  },
  placeholder: {
    title: 'Contenu de {host}',
    description:
      'Le charger envoie des données telles que votre adresse IP à {host}, qui peut enregistrer des données sur votre appareil. Il relève de « {category} » et n’est chargé que si vous l’acceptez.',
    load: 'Charger ce contenu une fois',
    allow: 'Toujours autoriser « {category} »',
    loading: 'Le contenu se charge …',
  },
  consentTypes: {
    necessary: {
      title: 'Strictement nécessaires',
      description:
        'Le site ne peut pas fonctionner sans ces éléments, par exemple pour maintenir votre connexion ou pour retenir ce choix. Ils sont toujours actifs.',
    },
    functionality: {
      title: 'Fonctionnalités',
      description:
        'Des fonctions supplémentaires, comme un chat, les formulaires d’autres prestataires ou la mémorisation de vos préférences.',
    },
    measurement: {
      title: 'Mesure d’audience',
      description: 'Compte les visites et montre quelles pages sont consultées, afin d’améliorer le site.',
    },
    experience: {
      title: 'Expérience',
      description: 'Des vidéos, cartes et publications intégrées, et des essais de nouvelles présentations.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Affiche de la publicité adaptée à vos centres d’intérêt et mesure son efficacité.',
    },
  },
  services: {
    list: 'Services',
    company: 'Entreprise',
    purpose: 'Finalité',
    stores: 'Cookies et stockage',
    name: 'Nom',
    duration: 'Durée',
    session: 'Jusqu’à la fermeture du navigateur',
    persistent: 'Jusqu’à la suppression',
    alwaysAllow: 'Toujours autoriser {service}',
    onThisPage: 'Sur cette page',
    blocked: 'Bloqué',
    updated: 'Dernière mise à jour le {date}',
  },
}
