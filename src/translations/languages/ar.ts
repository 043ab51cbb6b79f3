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
      'بموافقتك، نستخدم نحن و{partners} ملفات تعريف الارتباط (الكوكيز) وتقنيات مشابهة من أجل {purposes}. يمكنك تغيير رأيك في أي وقت من إعدادات الخصوصية في هذا الموقع.',
    optOut:
      'نستخدم نحن و{partners} ملفات تعريف الارتباط (الكوكيز) وتقنيات مشابهة من أجل {purposes}. يمكنك إيقاف ذلك الآن أو في أي وقت.',
    partners: 'شركاؤنا',
    purposes: {
      functionality: 'تقديم ميزات إضافية',
      measurement: 'عدّ الزيارات',
      recordings: 'عدّ الزيارات وتسجيلها',
      experience: 'عرض مقاطع الفيديو والخرائط',
      marketing: 'عرض إعلانات مخصّصة',
    },
    list: { pair: '{first} و{last}', middle: '{first}، {last}', end: '{first} و{last}' },
  },
  consentManagerDialog: {
    title: 'إعدادات الخصوصية',
    description: 'حدّد لكل غرض هل يجوز أن نقوم نحن و{partners} بتخزين بيانات على جهازك وقراءتها.',
    optOut: 'جميع الأغراض مفعّلة إلى أن توقفها.',
    signalLimits: 'يرسل متصفحك إشارة «{signal}». مهما اخترت هنا، يبقى متوقفًا: {categories}.',
    signalOff: 'متوقف بطلب من متصفحك',
    optOutHonored: 'تُراعى رغبتك في الانسحاب.',
    decided: 'حدّدت اختيارك في {date}. وهو صالح حتى {until}.',
  },
  placeholder: {
    title: 'محتوى من {host}',
    description: 'يؤدي تحميله إلى إرسال بيانات مثل عنوان IP الخاص بك إلى {host}، وقد تُخزَّن بيانات على جهازك.',
    load: 'تحميل هذا المحتوى مرة واحدة',
    allow: 'السماح دائمًا: «{category}»',
    loading: 'جارٍ تحميل المحتوى…',
  },
  consentTypes: {
    necessary: {
      title: 'ضرورية',
      description:
        'يحتاج الموقع إلى ملفات الكوكيز هذه كي يعمل، مثلًا للحفاظ على تسجيل دخولك أو لتذكّر هذا الاختيار. وهي مفعّلة دائمًا.',
    },
    functionality: {
      title: 'ميزات إضافية',
      description: 'مثل الدردشة أو نماذج من مزوّدين آخرين أو التفضيلات المحفوظة.',
    },
    measurement: {
      title: 'التحليلات',
      description: 'يحصي الزيارات ويسجّلها ويختبر التصاميم لتحسين الموقع.',
    },
    experience: {
      title: 'مقاطع الفيديو والخرائط',
      description: 'مقاطع فيديو وخرائط ومنشورات مضمّنة.',
    },
    marketing: {
      title: 'التسويق',
      description: 'يعرض إعلانات تناسب اهتماماتك ويقيس مدى فعاليتها.',
    },
  },
  services: {
    list: 'الخدمات',
    companies: 'one:شركة واحدة|two:شركتان|few:{count} شركات|other:{count} شركة',
    company: 'الشركة',
    purpose: 'الغرض',
    stores: 'ملفات تعريف الارتباط والتخزين',
    name: 'الاسم',
    duration: 'المدة',
    session: 'حتى إغلاق المتصفح',
    persistent: 'حتى الحذف',
    alwaysAllow: 'السماح دائمًا: {service}',
    onThisPage: 'في هذه الصفحة',
    blocked: 'محظور',
    allowed: 'مسموح: {list}.',
    refused: 'غير مسموح: {list}.',
    choice: 'يحفظ اختيارك.',
    updated: 'آخر تحديث: {date}',
  },
}
