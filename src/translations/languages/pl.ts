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
      'Za Twoją zgodą my i {partners} używamy plików cookie i podobnych technologii, aby {purposes}. Decyzję zmienisz w każdej chwili w Ustawieniach prywatności tej strony.',
    optOut:
      'My i {partners} używamy plików cookie i podobnych technologii, aby {purposes}. Możesz to wyłączyć teraz lub w każdej chwili.',
    partners: 'nasi partnerzy',
    purposes: {
      functionality: 'oferować dodatkowe funkcje',
      measurement: 'liczyć wizyty',
      recordings: 'liczyć wizyty i zapisywać ich przebieg',
      experience: 'pokazywać filmy i mapy',
      marketing: 'wyświetlać spersonalizowane reklamy',
    },
    list: { pair: '{first} i {last}', middle: '{first}, {last}', end: '{first} i {last}' },
  },
  consentManagerDialog: {
    title: 'Ustawienia prywatności',
    description:
      'Zdecyduj dla każdego celu, czy my i {partners} możemy zapisywać i odczytywać dane na Twoim urządzeniu.',
    optOut: 'Wszystkie cele są włączone, dopóki ich nie wyłączysz.',
    signalLimits:
      'Twoja przeglądarka wysyła sygnał „{signal}”. Niezależnie od Twojego wyboru wyłączone pozostaje: {categories}.',
    signalOff: 'Wyłączone: prosi o to Twoja przeglądarka',
    optOutHonored: 'Twój sprzeciw jest respektowany.',
    decided: 'Twój wybór z dnia {date} obowiązuje do {until}.',
  },
  placeholder: {
    title: 'Treść z {host}',
    description:
      'Po wczytaniu dane, takie jak Twój adres IP, trafią do {host}, a na Twoim urządzeniu mogą zostać zapisane dane.',
    load: 'Wczytaj tę treść jeden raz',
    allow: 'Zawsze zezwalaj: „{category}”',
    loading: 'Wczytywanie treści…',
  },
  consentTypes: {
    necessary: {
      title: 'Ściśle niezbędne',
      description:
        'Strona potrzebuje tych plików cookie, aby działać, na przykład aby utrzymać zalogowanie lub zapamiętać ten wybór. Są zawsze aktywne.',
    },
    functionality: {
      title: 'Dodatkowe funkcje',
      description: 'Na przykład czat, formularze innych dostawców lub zapamiętane preferencje.',
    },
    measurement: {
      title: 'Analityka',
      description: 'Liczy i nagrywa wizyty oraz testuje wygląd, aby można było ulepszać witrynę.',
    },
    experience: {
      title: 'Filmy i mapy',
      description: 'Osadzone filmy, mapy i posty.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Wyświetla reklamy dopasowane do Twoich zainteresowań i mierzy, czy były skuteczne.',
    },
  },
  services: {
    list: 'Usługi',
    companies: 'one:{count} firma|few:{count} firmy|other:{count} firm',
    company: 'Firma',
    purpose: 'Cel',
    stores: 'Pliki cookie i pamięć',
    name: 'Nazwa',
    duration: 'Okres',
    session: 'Do zamknięcia przeglądarki',
    persistent: 'Do usunięcia',
    alwaysAllow: 'Zawsze zezwalaj: {service}',
    onThisPage: 'Na tej stronie',
    blocked: 'Zablokowano',
    allowed: 'Dozwolone: {list}.',
    refused: 'Niedozwolone: {list}.',
    choice: 'Zapamiętuje Twój wybór.',
    updated: 'Ostatnia aktualizacja: {date}',
  },
}
