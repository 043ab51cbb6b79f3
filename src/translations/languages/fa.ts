import type { TranslationSet } from '../translation-set'

// Persian: a native reader should look at the tone and at the wording about purposes.
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
    securedBy: 'محافظت‌شده با',
    doNotSell: 'اطلاعات شخصی مرا نفروشید و هم‌رسانی نکنید',
    new: 'جدید',
    download: 'بارگیری انتخاب‌های من',
  },
  cookieBanner: {
    title: 'حریم خصوصی شما برای ما مهم است',
    description:
      'ما و همکارانمان اطلاعاتی را برای هدف‌هایی که شما اجازه می‌دهید در دستگاهتان ذخیره می‌کنیم. انتخاب کنید که این هدف‌ها کدام باشند. هر زمان می‌توانید نظرتان را تغییر دهید.',
  },
  consentManagerDialog: {
    title: 'تنظیمات حریم خصوصی',
    description:
      'برای هر هدف تصمیم بگیرید که اجازه می‌دهید یا نه. انتخاب شما در این دستگاه نگه داشته می‌شود و می‌توانید برگردید و آن را تغییر دهید.',
    signalLimits: 'مرورگر شما سیگنالی برای حریم خصوصی می‌فرستد که آنچه را اینجا اجازه می‌دهید محدود می‌کند.',
    optOutHonored: 'درخواست انصراف شما رعایت می‌شود: مرورگر شما سیگنال Global Privacy Control را می‌فرستد.',
  },
  consentTypes: {
    necessary: {
      title: 'کاملاً ضروری',
      description:
        'سایت بدون این‌ها کار نمی‌کند؛ مثلاً برای اینکه در حساب خود بمانید یا این انتخاب به یاد بماند. این‌ها همیشه فعال‌اند.',
    },
    functionality: {
      title: 'کارکردها',
      description: 'امکانات بیشتر، مانند گفت‌وگو، فرم‌های ارائه‌دهندگان دیگر یا ترجیحات ذخیره‌شده.',
    },
    measurement: {
      title: 'تحلیل آماری',
      description: 'بازدیدها را می‌شمارد و نشان می‌دهد کدام صفحه‌ها استفاده می‌شوند تا بتوان سایت را بهتر کرد.',
    },
    experience: {
      title: 'تجربهٔ کاربری',
      description: 'ویدیوها، نقشه‌ها و پست‌های جاسازی‌شده، و آزمایش طرح‌های تازه.',
    },
    marketing: {
      title: 'بازاریابی',
      description: 'تبلیغات متناسب با علاقه‌هایتان نشان می‌دهد و می‌سنجد که مؤثر بوده‌اند یا نه.',
    },
  },
}
