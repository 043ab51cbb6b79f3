import type { TranslationSet } from '../translation-set'

export const ru: TranslationSet = {
  common: {
    acceptAll: 'Принять всё',
    rejectAll: 'Отклонить всё',
    customize: 'Настроить',
    save: 'Сохранить настройки',
    close: 'Закрыть',
    alwaysActive: 'Всегда активны',
    privacyPolicy: 'Политика конфиденциальности',
    saved: 'Ваши настройки сохранены.',
    doNotSell: 'Не продавайте и не передавайте мои персональные данные',
    new: 'Новое',
    download: 'Скачать мой выбор',
  },
  cookieBanner: {
    title: 'Мы ценим вашу конфиденциальность',
    description:
      'С вашего согласия мы и {partners} используем файлы cookie и похожие технологии, чтобы {purposes}. Изменить решение можно в любое время в настройках конфиденциальности этого сайта.',
    optOut:
      'Мы и {partners} используем cookie и похожие технологии, чтобы {purposes}. Это можно отключить в любое время.',
    partners: 'наши партнёры',
    purposes: {
      functionality: 'добавлять функции',
      measurement: 'считать посещения',
      recordings: 'считать и записывать посещения',
      experience: 'показывать видео и карты',
      marketing: 'показывать персональную рекламу',
    },
    list: { pair: '{first} и {last}', middle: '{first}, {last}', end: '{first} и {last}' },
  },
  consentManagerDialog: {
    title: 'Настройки конфиденциальности',
    description: 'Решите для каждой цели, можем ли мы и {partners} хранить и читать данные на вашем устройстве.',
    optOut: 'Все цели включены, пока вы их не отключите.',
    signalLimits:
      'Ваш браузер отправляет сигнал «{signal}». Что бы вы здесь ни выбрали, отключённым останется: {categories}.',
    signalOff: 'Выключено: этого требует ваш браузер',
    optOutHonored: 'Ваш отказ учтён.',
    decided: 'Вы сделали выбор {date} Он действует до {until}',
  },
  placeholder: {
    title: 'Содержимое сайта {host}',
    description:
      'При загрузке такие данные, как ваш IP-адрес, отправляются на {host}, а на вашем устройстве могут быть сохранены данные.',
    load: 'Загрузить один раз',
    allow: 'Всегда разрешать «{category}»',
    loading: 'Содержимое загружается…',
  },
  consentTypes: {
    necessary: {
      title: 'Строго необходимые',
      description:
        'Эти файлы cookie нужны для работы сайта, например чтобы не выходить из учётной записи или запомнить этот выбор. Они всегда активны.',
    },
    functionality: {
      title: 'Дополнительные функции',
      description: 'Например, чат, формы других поставщиков или сохранённые предпочтения.',
    },
    measurement: {
      title: 'Аналитика',
      description: 'Считает и записывает посещения и тестирует оформление, чтобы улучшать сайт.',
    },
    experience: {
      title: 'Встроенное содержимое',
      description: 'Встроенные видео, карты и публикации.',
    },
    marketing: {
      title: 'Маркетинг',
      description: 'Показывает рекламу, соответствующую вашим интересам, и измеряет, была ли она эффективной.',
    },
  },
  services: {
    list: 'Сервисы',
    companies: 'one:{count} компания|few:{count} компании|other:{count} компаний',
    company: 'Компания',
    purpose: 'Цель',
    stores: 'Файлы cookie и хранилище',
    name: 'Название',
    duration: 'Срок хранения',
    session: 'До закрытия браузера',
    persistent: 'До удаления',
    alwaysAllow: 'Всегда разрешать {service}',
    onThisPage: 'На этой странице',
    blocked: 'Заблокировано',
    allowed: 'Разрешено: {list}.',
    refused: 'Не разрешено: {list}.',
    choice: 'Запоминает ваш выбор.',
    updated: 'Последнее обновление: {date}',
  },
}
