import type { TranslationSet } from '../translation-set'

export const sr: TranslationSet = {
  common: {
    acceptAll: 'Прихвати све',
    rejectAll: 'Одбиј све',
    customize: 'Прилагоди',
    save: 'Сачувај подешавања',
    close: 'Затвори',
    alwaysActive: 'Увек активни',
    privacyPolicy: 'Политика приватности',
    saved: 'Ваша подешавања су сачувана.',
    doNotSell: 'Немојте продавати ни делити моје личне податке',
    new: 'Ново',
    download: 'Преузми моје изборе',
  },
  cookieBanner: {
    title: 'Ценимо вашу приватност',
    description:
      'Уз вашу дозволу ми и {partners} користимо колачиће и сличне технологије да бисмо могли да {purposes}. Одлуку можете променити у сваком тренутку у Подешавањима приватности овог сајта.',
    optOut:
      'Ми и {partners} користимо колачиће и сличне технологије да бисмо могли да {purposes}. То можете искључити сада или у сваком тренутку.',
    partners: 'наши партнери',
    purposes: {
      functionality: 'нудимо додатне могућности',
      measurement: 'бројимо посете',
      recordings: 'бројимо и снимамо посете',
      experience: 'приказујемо видео-снимке и мапе',
      marketing: 'приказујемо персонализоване огласе',
    },
    list: { pair: '{first} и {last}', middle: '{first}, {last}', end: '{first} и {last}' },
  },
  consentManagerDialog: {
    title: 'Подешавања приватности',
    description: 'За сваку сврху одлучите да ли смемо ми и {partners} да чувамо и читамо податке на вашем уређају.',
    optOut: 'Све сврхе су укључене док их не искључите.',
    signalLimits: 'Ваш прегледач шаље сигнал „{signal}”. Шта год овде изаберете, искључено остаје: {categories}.',
    signalOff: 'Искључено: то тражи ваш прегледач',
    optOutHonored: 'Ваше одбијање се поштује.',
    decided: 'Ваша одлука: {date} – важи до: {until}',
  },
  placeholder: {
    title: 'Садржај са {host}',
    description:
      'Учитавањем се подаци као што је ваша IP адреса шаљу на {host}, а на вашем уређају се могу сачувати подаци.',
    load: 'Учитај овај садржај једном',
    allow: 'Увек дозволи „{category}”',
    loading: 'Садржај се учитава…',
  },
  consentTypes: {
    necessary: {
      title: 'Строго неопходни',
      description:
        'Сајту су ови колачићи потребни да би радио, на пример да бисте остали пријављени или да би се овај избор запамтио. Увек су активни.',
    },
    functionality: {
      title: 'Додатне могућности',
      description: 'Додатне могућности, као што су ћаскање, обрасци других пружалаца услуга или запамћене поставке.',
    },
    measurement: {
      title: 'Аналитика',
      description: 'Броји и снима посете и испробава дизајн да би сајт могао да се побољша.',
    },
    experience: {
      title: 'Видео-снимци и мапе',
      description: 'Уграђени видео-снимци, мапе и објаве.',
    },
    marketing: {
      title: 'Маркетинг',
      description: 'Приказује огласе у складу с вашим интересовањима и мери да ли су били делотворни.',
    },
  },
  services: {
    list: 'Услуге',
    companies: 'one:{count} компанија|few:{count} компаније|other:{count} компанија',
    company: 'Компанија',
    purpose: 'Сврха',
    stores: 'Колачићи и складиште',
    name: 'Назив',
    duration: 'Трајање',
    session: 'До затварања прегледача',
    persistent: 'До брисања',
    alwaysAllow: 'Увек дозволи {service}',
    onThisPage: 'На овој страници',
    blocked: 'Блокирано',
    allowed: 'Дозвољено: {list}.',
    refused: 'Није дозвољено: {list}.',
    choice: 'Памти ваш избор.',
    updated: 'Последње ажурирање: {date}',
  },
}
