import type { TranslationSet } from '../translation-set'

// Hebrew addresses readers in the plural, which is gender-neutral. It needs a native speaker's review of the terms.
export const he: TranslationSet = {
  common: {
    acceptAll: 'אישור הכול',
    rejectAll: 'דחיית הכול',
    customize: 'התאמה אישית',
    save: 'שמירת ההגדרות',
    close: 'סגירה',
    alwaysActive: 'תמיד פעילים',
    privacyPolicy: 'מדיניות פרטיות',
    saved: 'ההגדרות שלכם נשמרו.',
    doNotSell: 'אל תמכרו ואל תשתפו את המידע האישי שלי',
    new: 'חדש',
    download: 'הורדת הבחירות שלי',
  },
  cookieBanner: {
    title: 'הפרטיות שלכם חשובה לנו',
    description:
      'בהסכמתכם, אנחנו יחד עם {partners} משתמשים בעוגיות (Cookies) ובטכנולוגיות דומות כדי {purposes}. אפשר לשנות את הבחירה בכל עת בהגדרות הפרטיות של האתר הזה.',
    optOut:
      'אנחנו יחד עם {partners} משתמשים בעוגיות (Cookies) ובטכנולוגיות דומות כדי {purposes}. אפשר לכבות זאת עכשיו או בכל עת.',
    partners: 'השותפים שלנו',
    purposes: {
      functionality: 'להציע אפשרויות נוספות',
      measurement: 'לספור ביקורים',
      recordings: 'לספור ולהקליט ביקורים',
      experience: 'להציג סרטונים ומפות',
      marketing: 'להציג פרסומות מותאמות אישית',
    },
    list: { pair: '{first} ו{last}', middle: '{first}, {last}', end: '{first} ו{last}' },
  },
  consentManagerDialog: {
    title: 'הגדרות פרטיות',
    description: 'החליטו לגבי כל מטרה אם אנחנו יחד עם {partners} רשאים לשמור ולקרוא נתונים במכשיר שלכם.',
    optOut: 'כל המטרות פעילות עד שתכבו אותן.',
    signalLimits: 'הדפדפן שלכם שולח את האות ״{signal}״. לא משנה מה תבחרו כאן, זה נשאר כבוי: {categories}.',
    signalOff: 'כבוי: הדפדפן שלכם מבקש זאת',
    optOutHonored: 'בקשת הסירוב שלכם מכובדת.',
    decided: 'החלטתם בתאריך {date}. הבחירה תקפה עד {until}.',
  },
  placeholder: {
    title: 'תוכן מאת {host}',
    description: 'טעינת התוכן שולחת נתונים כמו כתובת ה־IP שלכם אל {host}, וייתכן שיישמרו נתונים במכשיר שלכם.',
    load: 'טעינת התוכן הזה פעם אחת',
    allow: 'לאשר תמיד ״{category}״',
    loading: 'התוכן נטען…',
  },
  consentTypes: {
    necessary: {
      title: 'הכרחיים',
      description:
        'האתר זקוק לעוגיות האלה כדי לפעול, למשל כדי שתישארו מחוברים או כדי לזכור את הבחירה הזאת. הן תמיד פעילות.',
    },
    functionality: {
      title: 'אפשרויות נוספות',
      description: 'אפשרויות נוספות כמו צ׳אט, טפסים של ספקים אחרים או העדפות שנשמרו.',
    },
    measurement: {
      title: 'ניתוח נתונים',
      description: 'סופר ומקליט ביקורים ובוחן עיצובים כדי לשפר את האתר.',
    },
    experience: {
      title: 'סרטונים ומפות',
      description: 'סרטונים, מפות ופוסטים מוטמעים.',
    },
    marketing: {
      title: 'שיווק',
      description: 'מציג פרסומות שמתאימות לתחומי העניין שלכם ומודד אם הן היו יעילות.',
    },
  },
  services: {
    list: 'שירותים',
    companies: 'one:חברה אחת|two:שתי חברות|other:{count} חברות',
    company: 'חברה',
    purpose: 'מטרה',
    stores: 'קובצי Cookie ואחסון',
    name: 'שם',
    duration: 'משך',
    session: 'עד לסגירת הדפדפן',
    persistent: 'עד למחיקה',
    alwaysAllow: 'לאפשר תמיד: {service}',
    onThisPage: 'בדף זה',
    blocked: 'נחסם',
    allowed: 'מותר: {list}.',
    refused: 'לא מותר: {list}.',
    choice: 'זוכר את הבחירה שלכם.',
    updated: 'עדכון אחרון: {date}',
  },
}
