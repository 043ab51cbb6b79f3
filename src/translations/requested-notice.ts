/** Alternative names of languages, as in `languages`. */
const otherNames: Readonly<Record<string, string>> = {
  in: 'id',
  iw: 'he',
  mo: 'ro',
  no: 'nb',
  sh: 'sr-Latn',
  'sr-ME': 'sr-Latn',
  zh: 'zh-Hans',
  'zh-HK': 'zh-Hant',
  'zh-MO': 'zh-Hant',
  'zh-TW': 'zh-Hant',
}

/**
 * The notice in a placeholder that the browser may have requested the frame before the guard could block it, by
 * language. These texts are a file of their own, because few placeholders show them.
 */
const texts: Readonly<Record<string, string>> = {
  en: 'Your browser may already have contacted {host}.',
  ar: 'ربما يكون متصفحك قد اتصل بالفعل بـ {host}.',
  bg: 'Възможно е браузърът ви вече да се е свързал с {host}.',
  ca: 'És possible que el navegador ja hagi contactat amb {host}.',
  cs: 'Váš prohlížeč už možná kontaktoval {host}.',
  da: 'Din browser har muligvis allerede kontaktet {host}.',
  de: 'Ihr Browser hat möglicherweise schon Kontakt zu {host} aufgenommen.',
  'de-x-informal': 'Dein Browser hat möglicherweise schon Kontakt zu {host} aufgenommen.',
  el: 'Το πρόγραμμα περιήγησής σας μπορεί να έχει ήδη επικοινωνήσει με το {host}.',
  es: 'Es posible que su navegador ya haya contactado con {host}.',
  et: 'Teie brauser võis juba saidiga {host} ühendust võtta.',
  fa: 'ممکن است مرورگر شما پیش از این با {host} تماس گرفته باشد.',
  fi: 'Selaimesi on saattanut jo ottaa yhteyttä osoitteeseen {host}.',
  fr: 'Votre navigateur a peut-être déjà contacté {host}.',
  ga: 'B’fhéidir go ndearna do bhrabhsálaí teagmháil le {host} cheana féin.',
  he: 'ייתכן שהדפדפן שלך כבר פנה אל {host}.',
  hi: 'हो सकता है कि आपका ब्राउज़र {host} से पहले ही संपर्क कर चुका हो।',
  hr: 'Vaš je preglednik možda već kontaktirao {host}.',
  hu: 'Lehet, hogy a böngészője már kapcsolatba lépett vele: {host}.',
  id: 'Browser Anda mungkin sudah menghubungi {host}.',
  is: 'Vafrinn þinn gæti þegar hafa haft samband við {host}.',
  it: 'Il browser potrebbe aver già contattato {host}.',
  ja: 'ブラウザーがすでに {host} に接続した可能性があります。',
  ko: '브라우저가 이미 {host}에 접속했을 수 있습니다.',
  lt: 'Jūsų naršyklė galbūt jau susisiekė su {host}.',
  lv: 'Jūsu pārlūkprogramma, iespējams, jau ir sazinājusies ar {host}.',
  mt: 'Il-browser tiegħek jista’ jkun diġà kkuntattja lil {host}.',
  nb: 'Nettleseren din kan allerede ha kontaktet {host}.',
  nl: 'Uw browser heeft mogelijk al contact gemaakt met {host}.',
  nn: 'Nettlesaren din kan alt ha kontakta {host}.',
  pl: 'Twoja przeglądarka mogła już połączyć się z {host}.',
  pt: 'O seu navegador pode já ter contactado {host}.',
  'pt-BR': 'Seu navegador talvez já tenha acessado {host}.',
  ro: 'Este posibil ca browserul să fi contactat deja {host}.',
  ru: 'Возможно, ваш браузер уже обращался к {host}.',
  sk: 'Váš prehliadač už možno kontaktoval {host}.',
  sl: 'Vaš brskalnik je morda že vzpostavil stik z {host}.',
  sr: 'Ваш прегледач је можда већ контактирао {host}.',
  'sr-Latn': 'Vaš pregledač je možda već kontaktirao {host}.',
  sv: 'Din webbläsare kan redan ha kontaktat {host}.',
  th: 'เบราว์เซอร์ของคุณอาจติดต่อ {host} ไปแล้ว',
  tr: 'Tarayıcınız {host} ile zaten iletişim kurmuş olabilir.',
  uk: 'Можливо, ваш браузер уже звертався до {host}.',
  vi: 'Trình duyệt của bạn có thể đã liên hệ với {host}.',
  'zh-Hans': '您的浏览器可能已经访问过 {host}。',
  'zh-Hant': '您的瀏覽器可能已經連線至 {host}。',
}

/** Returns the notice with `{host}` in it, in any language of `languages`; in English for others. */
export const requestedNotice = (language: string): string => texts[otherNames[language] ?? language] ?? texts['en']!
