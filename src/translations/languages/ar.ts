import type { TranslationSet } from '../translation-set'

export const ar: TranslationSet = {
  common: {
    acceptAll: 'قبول الكل',
    rejectAll: 'رفض الكل',
    customize: 'تخصيص',
    save: 'حفظ الإعدادات',
    close: 'إغلاق',
    alwaysActive: 'مفعّلة دائمًا',
    privacyPolicy: 'سياسة الخصوصية',
    saved: 'تم حفظ إعداداتك.',
    doNotSell: 'لا تبيعوا معلوماتي الشخصية ولا تشاركوها',
    new: 'جديد',
    download: 'تنزيل اختياراتي',
  },
  cookieBanner: {
    title: 'نحن نقدّر خصوصيتك',
    description:
      'نخزّن نحن وشركاؤنا معلومات على جهازك للأغراض التي تسمح بها. اختر هذه الأغراض، ويمكنك تغيير رأيك في أي وقت.',
  },
  consentManagerDialog: {
    title: 'إعدادات الخصوصية',
    description: 'حدّد لكل غرض ما إذا كنت تسمح به. يُحفظ اختيارك على هذا الجهاز، ويمكنك العودة لتغييره.',
    signalLimits: 'يرسل متصفحك إشارة خصوصية تحدّ مما تسمح به هنا.',
    optOutHonored: 'تُراعى رغبتك في الانسحاب: يرسل متصفحك إشارة Global Privacy Control.',
  },
  placeholder: {
    title: 'محتوى من {host}',
    description:
      'يؤدي تحميله إلى إرسال بيانات مثل عنوان IP الخاص بك إلى {host}، وقد تُخزَّن بيانات على جهازك. يندرج هذا المحتوى ضمن «{category}» ولا يُحمَّل إلا بموافقتك.',
    load: 'تحميل هذا المحتوى مرة واحدة',
    allow: 'السماح دائمًا بفئة «{category}»',
    loading: 'جارٍ تحميل المحتوى …',
  },
  consentTypes: {
    necessary: {
      title: 'ضرورية للغاية',
      description: 'لا يمكن للموقع أن يعمل بدونها، مثلًا للحفاظ على تسجيل دخولك أو لتذكّر هذا الاختيار. وهي مفعّلة دائمًا.',
    },
    functionality: {
      title: 'الوظائف',
      description: 'ميزات إضافية مثل الدردشة أو نماذج من مزوّدين آخرين أو التفضيلات المحفوظة.',
    },
    measurement: {
      title: 'التحليلات',
      description: 'تحسب عدد الزيارات وتوضّح الصفحات المستخدمة كي يمكن تحسين الموقع.',
    },
    experience: {
      title: 'تجربة الاستخدام',
      description: 'مقاطع فيديو وخرائط ومنشورات مضمّنة، وتجارب لتصاميم جديدة.',
    },
    marketing: {
      title: 'التسويق',
      description: 'يعرض إعلانات تناسب اهتماماتك ويقيس مدى فعاليتها.',
    },
  },
  services: {
    list: 'الخدمات',
    company: 'الشركة',
    purpose: 'الغرض',
    stores: 'ملفات تعريف الارتباط والتخزين',
    name: 'الاسم',
    duration: 'المدة',
    session: 'حتى إغلاق المتصفح',
    persistent: 'حتى الحذف',
    alwaysAllow: 'السماح دائمًا بـ {service}',
    onThisPage: 'في هذه الصفحة',
    blocked: 'محظور',
    updated: 'آخر تحديث: {date}',
  },
}
