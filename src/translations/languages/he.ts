import type { TranslationSet } from '../translation-set'

// Hebrew: it addresses the reader in the plural, which names no gender; a native reader should look at the terms.
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
      'אנחנו והשותפים שלנו שומרים מידע במכשיר שלכם למטרות שתאשרו. בחרו אילו מטרות. אפשר לשנות את הבחירה בכל עת.',
  },
  consentManagerDialog: {
    title: 'הגדרות פרטיות',
    description: 'החליטו לגבי כל מטרה אם לאשר אותה. הבחירה נשמרת במכשיר הזה, ואפשר לחזור ולשנות אותה.',
    signalLimits: 'הדפדפן שלכם שולח אות פרטיות שמגביל את מה שתאשרו כאן.',
    optOutHonored: 'בקשת הסירוב שלך מכובדת: הדפדפן שלך שולח את האות Global Privacy Control.',
  },
  placeholder: {
    title: 'תוכן מאת {host}',
    description:
      'טעינת התוכן שולחת נתונים כמו כתובת ה־IP שלכם אל {host}, וייתכן שיישמרו נתונים במכשיר שלכם. הוא שייך לקטגוריה ״{category}״ וייטען רק אם תסכימו.',
    load: 'טעינת התוכן הזה פעם אחת',
    allow: 'לאשר תמיד ״{category}״',
    loading: 'התוכן נטען …',
  },
  consentTypes: {
    necessary: {
      title: 'הכרחיים',
      description: 'האתר לא יכול לפעול בלעדיהם, למשל כדי שתישארו מחוברים או כדי לזכור את הבחירה הזאת. הם תמיד פעילים.',
    },
    functionality: {
      title: 'פונקציונליות',
      description: 'אפשרויות נוספות כמו צ׳אט, טפסים של ספקים אחרים או העדפות שנשמרו.',
    },
    measurement: {
      title: 'ניתוח נתונים',
      description: 'סופר ביקורים ומראה באילו דפים משתמשים, כדי שאפשר יהיה לשפר את האתר.',
    },
    experience: {
      title: 'חוויית שימוש',
      description: 'סרטונים, מפות ופוסטים מוטמעים, וניסויים בעיצובים חדשים.',
    },
    marketing: {
      title: 'שיווק',
      description: 'מציג פרסומות שמתאימות לתחומי העניין שלכם ומודד אם הן היו יעילות.',
    },
  },
  services: {
    list: 'שירותים',
    company: 'חברה',
    purpose: 'מטרה',
    stores: 'קובצי Cookie ואחסון',
    name: 'שם',
    duration: 'משך',
    session: 'עד לסגירת הדפדפן',
    persistent: 'עד למחיקה',
    alwaysAllow: 'לאפשר תמיד את {service}',
    onThisPage: 'בדף זה',
    blocked: 'נחסם',
    updated: 'עדכון אחרון: {date}',
  },
}
