import type { TranslationSet } from '../translation-set'

export const pl: TranslationSet = {
  common: {
    acceptAll: 'Zaakceptuj wszystko',
    rejectAll: 'Odrzuć wszystko',
    customize: 'Dostosuj',
    save: 'Zapisz ustawienia',
    close: 'Zamknij',
    alwaysActive: 'Zawsze aktywne',
    privacyPolicy: 'Polityka prywatności',
    saved: 'Ustawienia zostały zapisane.',
    doNotSell: 'Nie sprzedawajcie ani nie udostępniajcie moich danych osobowych',
    new: 'Nowe',
    download: 'Pobierz moje wybory',
  },
  cookieBanner: {
    title: 'Cenimy Twoją prywatność',
    description:
      'My i nasi partnerzy przechowujemy na Twoim urządzeniu informacje w celach, na które zezwolisz. Wybierz te cele. Decyzję możesz zmienić w każdej chwili.',
  },
  consentManagerDialog: {
    title: 'Ustawienia prywatności',
    description:
      'Zdecyduj o każdym celu z osobna. Twój wybór jest przechowywany na tym urządzeniu i możesz wrócić, aby go zmienić.',
    signalLimits: 'Twoja przeglądarka wysyła sygnał dotyczący prywatności, który ogranicza to, na co tu zezwalasz.',
    optOutHonored: 'Twój sprzeciw jest respektowany: Twoja przeglądarka wysyła sygnał Global Privacy Control.',
  },
  placeholder: {
    title: 'Treść z {host}',
    description:
      'Wczytanie wysyła dane, takie jak Twój adres IP, do {host}, a na Twoim urządzeniu mogą zostać zapisane dane. Treść należy do kategorii „{category}” i wczyta się tylko za Twoją zgodą.',
    load: 'Wczytaj tę treść jeden raz',
    allow: 'Zawsze zezwalaj: „{category}”',
    loading: 'Treść się wczytuje …',
  },
  consentTypes: {
    necessary: {
      title: 'Ściśle niezbędne',
      description:
        'Bez nich witryna nie może działać. Służą na przykład do utrzymania zalogowania lub zapamiętania tego wyboru. Są zawsze aktywne.',
    },
    functionality: {
      title: 'Funkcjonalność',
      description: 'Dodatkowe funkcje, takie jak czat, formularze innych dostawców czy zapamiętane preferencje.',
    },
    measurement: {
      title: 'Analityka',
      description: 'Zlicza odwiedziny i pokazuje, które strony są używane, aby można było ulepszać witrynę.',
    },
    experience: {
      title: 'Wygoda korzystania',
      description: 'Osadzone filmy, mapy i posty oraz testy nowych wersji wyglądu.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Wyświetla reklamy dopasowane do Twoich zainteresowań i mierzy, czy były skuteczne.',
    },
  },
  services: {
    list: 'Usługi',
    company: 'Firma',
    purpose: 'Cel',
    stores: 'Pliki cookie i pamięć',
    name: 'Nazwa',
    duration: 'Okres',
    session: 'Do zamknięcia przeglądarki',
    persistent: 'Do usunięcia',
    alwaysAllow: 'Zawsze zezwalaj na {service}',
    onThisPage: 'Na tej stronie',
    blocked: 'Zablokowano',
    updated: 'Ostatnia aktualizacja: {date}',
  },
}
