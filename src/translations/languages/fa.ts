import type { TranslationSet } from '../translation-set'

// Persian needs a native speaker's review of the tone and the wording about purposes.
export const fa: TranslationSet = {
  common: {
    acceptAll: 'پذیرفتن همه',
    rejectAll: 'رد کردن همه',
    customize: 'سفارشی‌سازی',
    save: 'ذخیرهٔ تنظیمات',
    close: 'بستن',
    alwaysActive: 'همیشه فعال',
    privacyPolicy: 'سیاست حریم خصوصی',
    saved: 'تنظیمات شما ذخیره شد.',
    doNotSell: 'اطلاعات شخصی مرا نفروشید و هم‌رسانی نکنید',
    new: 'جدید',
    download: 'بارگیری انتخاب‌های من',
  },
  cookieBanner: {
    title: 'حریم خصوصی شما برای ما مهم است',
    description:
      'با رضایت شما، ما و {partners} از کوکی‌ها و فناوری‌های مشابه برای {purposes} استفاده می‌کنیم. هر زمان می‌توانید آن را در تنظیمات حریم خصوصی این سایت تغییر دهید.',
    optOut:
      'ما و {partners} از کوکی‌ها و فناوری‌های مشابه برای {purposes} استفاده می‌کنیم. می‌توانید آن را اکنون یا هر زمان خاموش کنید.',
    partners: 'شرکایمان',
    purposes: {
      functionality: 'ارائهٔ امکانات بیشتر',
      measurement: 'شمردن بازدیدها',
      recordings: 'شمردن و ضبط بازدیدها',
      experience: 'نمایش ویدیو و نقشه',
      marketing: 'نمایش تبلیغات شخصی‌سازی‌شده',
    },
    list: { pair: '{first} و {last}', middle: '{first}، {last}', end: '{first} و {last}' },
  },
  consentManagerDialog: {
    title: 'تنظیمات حریم خصوصی',
    description:
      'برای هر هدف تصمیم بگیرید که ما و {partners} اجازه داریم داده‌هایی را در دستگاه شما ذخیره کنیم و بخوانیم یا نه.',
    optOut: 'همهٔ هدف‌ها روشن‌اند تا وقتی آن‌ها را خاموش کنید.',
    signalLimits: 'مرورگر شما سیگنال «{signal}» را می‌فرستد. هرچه اینجا انتخاب کنید، این خاموش می‌ماند: {categories}.',
    signalOff: 'خاموش: مرورگر شما این را خواسته است',
    optOutHonored: 'درخواست انصراف شما رعایت می‌شود.',
    decided: 'شما در تاریخ {date} تصمیم گرفتید. انتخاب شما تا {until} معتبر است.',
  },
  placeholder: {
    title: 'محتوا از {host}',
    description:
      'با بارگذاری آن، داده‌هایی مانند نشانی IP شما به {host} فرستاده می‌شود و ممکن است داده‌هایی در دستگاه شما ذخیره شود.',
    load: 'بارگذاری این محتوا برای یک بار',
    allow: 'همیشه «{category}» مجاز باشد',
    loading: 'محتوا در حال بارگذاری است…',
  },
  consentTypes: {
    necessary: {
      title: 'کاملاً ضروری',
      description:
        'سایت برای کار کردن به این کوکی‌ها نیاز دارد؛ مثلاً برای اینکه در حساب خود بمانید یا این انتخاب به یاد بماند. این‌ها همیشه فعال‌اند.',
    },
    functionality: {
      title: 'امکانات بیشتر',
      description: 'امکانات بیشتر، مانند گفت‌وگو، فرم‌های ارائه‌دهندگان دیگر یا ترجیحات ذخیره‌شده.',
    },
    measurement: {
      title: 'تحلیل آماری',
      description: 'بازدیدها را می‌شمارد و ضبط می‌کند و طرح‌ها را می‌آزماید تا سایت بهتر شود.',
    },
    experience: {
      title: 'ویدیوها و نقشه‌ها',
      description: 'ویدیوها، نقشه‌ها و پست‌های جاسازی‌شده.',
    },
    marketing: {
      title: 'بازاریابی',
      description: 'تبلیغات متناسب با علاقه‌هایتان نشان می‌دهد و می‌سنجد که مؤثر بوده‌اند یا نه.',
    },
  },
  services: {
    list: 'سرویس‌ها',
    companies: 'other:{count} شرکت',
    company: 'شرکت',
    purpose: 'هدف',
    stores: 'کوکی‌ها و فضای ذخیره‌سازی',
    name: 'نام',
    duration: 'مدت',
    session: 'تا بسته شدن مرورگر',
    persistent: 'تا زمان حذف',
    alwaysAllow: 'همیشه {service} مجاز باشد',
    onThisPage: 'در این صفحه',
    blocked: 'مسدود شد',
    allowed: 'مجاز: {list}.',
    refused: 'غیرمجاز: {list}.',
    choice: 'انتخاب شما را به خاطر می‌سپارد.',
    updated: 'آخرین به‌روزرسانی: {date}',
  },
}
