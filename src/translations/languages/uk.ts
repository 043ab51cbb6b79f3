import type { TranslationSet } from '../translation-set'

export const uk: TranslationSet = {
  common: {
    acceptAll: 'Прийняти все',
    rejectAll: 'Відхилити все',
    customize: 'Налаштувати',
    save: 'Зберегти налаштування',
    close: 'Закрити',
    alwaysActive: 'Завжди активні',
    privacyPolicy: 'Політика конфіденційності',
    saved: 'Ваші налаштування збережено.',
    doNotSell: 'Не продавайте й не передавайте мої особисті дані',
    new: 'Нове',
    download: 'Завантажити мій вибір',
  },
  cookieBanner: {
    title: 'Ми цінуємо вашу приватність',
    description:
      'За вашої згоди ми та {partners} використовуємо файли cookie й подібні технології, щоб {purposes}. Змінити рішення можна будь-коли в налаштуваннях приватності цього сайту.',
    optOut:
      'Ми та {partners} використовуємо файли cookie й подібні технології, щоб {purposes}. Вимкнути це можна зараз або будь-коли.',
    partners: 'наші партнери',
    purposes: {
      functionality: 'пропонувати додаткові функції',
      measurement: 'рахувати відвідування',
      recordings: 'рахувати й записувати відвідування',
      experience: 'показувати відео й карти',
      marketing: 'показувати персоналізовану рекламу',
    },
    list: { pair: '{first} та {last}', middle: '{first}, {last}', end: '{first} та {last}' },
  },
  consentManagerDialog: {
    title: 'Налаштування приватності',
    description: 'Вирішіть щодо кожної цілі, чи можемо ми та {partners} зберігати й читати дані на вашому пристрої.',
    optOut: 'Усі цілі ввімкнено, доки ви їх не вимкнете.',
    signalLimits:
      'Ваш браузер надсилає сигнал «{signal}». Хоч би що ви тут вибрали, вимкненим залишиться: {categories}.',
    signalOff: 'Вимкнено: цього вимагає ваш браузер',
    optOutHonored: 'Вашої відмови дотримано.',
    decided: 'Ви зробили вибір {date} Він діє до {until}',
  },
  placeholder: {
    title: 'Вміст із {host}',
    description:
      'Під час завантаження такі дані, як ваша IP-адреса, надсилаються на {host}, а на вашому пристрої можуть бути збережені дані.',
    load: 'Завантажити один раз',
    allow: 'Завжди дозволяти «{category}»',
    loading: 'Вміст завантажується…',
  },
  consentTypes: {
    necessary: {
      title: 'Суворо необхідні',
      description:
        'Ці файли cookie потрібні для роботи сайту, наприклад щоб не виходити з облікового запису або запам’ятати цей вибір. Вони завжди активні.',
    },
    functionality: {
      title: 'Додаткові функції',
      description: 'Наприклад, чат, форми інших постачальників або збережені вподобання.',
    },
    measurement: {
      title: 'Аналітика',
      description: 'Рахує й записує відвідування та тестує оформлення, щоб покращувати сайт.',
    },
    experience: {
      title: 'Відео та карти',
      description: 'Вбудовані відео, карти й дописи.',
    },
    marketing: {
      title: 'Маркетинг',
      description: 'Показує рекламу відповідно до ваших інтересів і вимірює, чи була вона дієвою.',
    },
  },
  services: {
    list: 'Сервіси',
    companies: 'one:{count} компанія|few:{count} компанії|other:{count} компаній',
    company: 'Компанія',
    purpose: 'Мета',
    stores: 'Файли cookie та сховище',
    name: 'Назва',
    duration: 'Термін зберігання',
    session: 'До закриття браузера',
    persistent: 'До видалення',
    alwaysAllow: 'Завжди дозволяти {service}',
    onThisPage: 'На цій сторінці',
    blocked: 'Заблоковано',
    allowed: 'Дозволено: {list}.',
    refused: 'Не дозволено: {list}.',
    choice: 'Запам’ятовує ваш вибір.',
    updated: 'Останнє оновлення: {date}',
  },
}
