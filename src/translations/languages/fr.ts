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
      'Avec votre accord, nous et {partners} utilisons des cookies et des technologies similaires pour {purposes}. Choix modifiable à tout moment dans les paramètres de confidentialité de ce site.',
    optOut:
      'Nous et {partners} utilisons des cookies et des technologies similaires pour {purposes}. Vous pouvez les désactiver maintenant ou à tout moment.',
    partners: 'nos partenaires',
    purposes: {
      functionality: 'proposer des fonctions supplémentaires',
      measurement: 'compter les visites',
      recordings: 'compter et enregistrer les visites',
      experience: 'afficher des vidéos et des cartes',
      marketing: 'afficher de la publicité personnalisée',
    },
    list: { pair: '{first} et {last}', middle: '{first}, {last}', end: '{first} et {last}' },
  },
  consentManagerDialog: {
    title: 'Paramètres de confidentialité',
    description:
      'Décidez, finalité par finalité, si nous et {partners} pouvons stocker des données sur votre appareil ou y accéder.',
    optOut: 'Toutes les finalités sont activées tant que vous ne les désactivez pas.',
    signalLimits:
      'Votre navigateur envoie le signal « {signal} ». Quel que soit votre choix ici, ceci reste désactivé : {categories}.',
    signalOff: 'Désactivé : votre navigateur le demande',
    optOutHonored: 'Votre opposition est respectée.',
    decided: 'Vous avez fait votre choix le {date}. Il est valable jusqu’au {until}.',
  },
  placeholder: {
    title: 'Contenu de {host}',
    description:
      'Son chargement transmet des données telles que votre adresse IP à {host}, qui peut enregistrer des données sur votre appareil.',
    load: 'Charger ce contenu une fois',
    allow: 'Toujours autoriser « {category} »',
    loading: 'Chargement du contenu…',
  },
  consentTypes: {
    necessary: {
      title: 'Strictement nécessaires',
      description:
        'Le site a besoin de ces cookies pour fonctionner, par exemple pour maintenir votre connexion ou pour mémoriser ce choix. Ils sont toujours actifs.',
    },
    functionality: {
      title: 'Fonctions supplémentaires',
      description: 'Par exemple un chat, les formulaires d’autres prestataires ou la mémorisation de vos préférences.',
    },
    measurement: {
      title: 'Mesure d’audience',
      description: 'Compte et enregistre les visites et teste des présentations afin d’améliorer le site.',
    },
    experience: {
      title: 'Contenus intégrés',
      description: 'Des vidéos, cartes et publications intégrées.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Affiche de la publicité adaptée à vos centres d’intérêt et mesure son efficacité.',
    },
  },
  services: {
    list: 'Services',
    companies: 'one:{count} entreprise|other:{count} entreprises',
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
    allowed: 'Autorisé : {list}.',
    refused: 'Non autorisé : {list}.',
    choice: 'Retient votre choix.',
    updated: 'Dernière mise à jour le {date}',
  },
}
