import type { TranslationSet } from '../translation-set'

// Hindi needs a native speaker's review of the choice between Hindi words and English ones.
export const hi: TranslationSet = {
  common: {
    acceptAll: 'सभी स्वीकार करें',
    rejectAll: 'सभी अस्वीकार करें',
    customize: 'अपनी पसंद चुनें',
    save: 'सेटिंग सहेजें',
    close: 'बंद करें',
    alwaysActive: 'हमेशा चालू',
    privacyPolicy: 'गोपनीयता नीति',
    saved: 'आपकी सेटिंग सहेज ली गई है।',
    doNotSell: 'मेरी निजी जानकारी न बेचें और न साझा करें',
    new: 'नया',
    download: 'मेरी पसंद डाउनलोड करें',
  },
  cookieBanner: {
    title: 'हम आपकी गोपनीयता को महत्व देते हैं',
    description:
      'आपकी सहमति से हम और {partners} {purposes} के लिए कुकी और ऐसी ही तकनीकों का उपयोग करते हैं। आप इसे कभी भी इस साइट की गोपनीयता सेटिंग में बदल सकते हैं।',
    optOut: 'हम और {partners} {purposes} के लिए कुकी और ऐसी ही तकनीकों का उपयोग करते हैं। आप इन्हें अभी या कभी भी बंद कर सकते हैं।',
    partners: 'हमारे साझेदार',
    purposes: {
      functionality: 'अतिरिक्त सुविधाएँ देने',
      measurement: 'विज़िट गिनने',
      recordings: 'विज़िट गिनने और रिकॉर्ड करने',
      experience: 'वीडियो और नक्शे दिखाने',
      marketing: 'वैयक्तिकृत विज्ञापन दिखाने',
    },
    list: { pair: '{first} और {last}', middle: '{first}, {last}', end: '{first} और {last}' },
  },
  consentManagerDialog: {
    title: 'गोपनीयता सेटिंग',
    description: 'हर उद्देश्य के लिए तय करें कि हम और {partners} आपके डिवाइस पर डेटा सहेज और पढ़ सकते हैं या नहीं।',
    optOut: 'जब तक आप बंद न करें, सभी उद्देश्य चालू रहते हैं।',
    signalLimits: 'आपका ब्राउज़र “{signal}” संकेत भेजता है। आप यहाँ कुछ भी चुनें, यह बंद रहेगा: {categories}।',
    signalOff: 'बंद: आपका ब्राउज़र ऐसा चाहता है',
    optOutHonored: 'आपके ऑप्ट-आउट अनुरोध का पालन किया जा रहा है।',
    decided: 'आपने {date} को फ़ैसला किया। यह {until} तक मान्य है।',
  },
  placeholder: {
    title: '{host} की सामग्री',
    description: 'इसे लोड करने पर आपका IP पता जैसा डेटा {host} को भेजा जाता है और आपके डिवाइस पर डेटा सहेजा जा सकता है।',
    load: 'यह सामग्री एक बार लोड करें',
    allow: 'हमेशा अनुमति दें: “{category}”',
    loading: 'सामग्री लोड हो रही है…',
  },
  consentTypes: {
    necessary: {
      title: 'बेहद ज़रूरी',
      description:
        'साइट को काम करने के लिए इन कुकी की ज़रूरत होती है, जैसे आपको लॉग इन रखने या इस चुनाव को याद रखने के लिए। ये हमेशा चालू रहती हैं।',
    },
    functionality: {
      title: 'अतिरिक्त सुविधाएँ',
      description: 'चैट, दूसरे प्रदाताओं के फ़ॉर्म या याद रखी गई पसंद जैसी अतिरिक्त सुविधाएँ।',
    },
    measurement: {
      title: 'विश्लेषण',
      description: 'साइट को बेहतर बनाने के लिए विज़िट गिनता और रिकॉर्ड करता है और डिज़ाइन जाँचता है।',
    },
    experience: {
      title: 'वीडियो और नक्शे',
      description: 'साइट में शामिल वीडियो, नक्शे और पोस्ट।',
    },
    marketing: {
      title: 'मार्केटिंग',
      description: 'आपकी रुचियों के अनुसार विज्ञापन दिखाता है और मापता है कि वे असरदार रहे या नहीं।',
    },
  },
  services: {
    list: 'सेवाएँ',
    companies: 'one:{count} कंपनी|other:{count} कंपनियाँ',
    company: 'कंपनी',
    purpose: 'उद्देश्य',
    stores: 'कुकी और स्टोरेज',
    name: 'नाम',
    duration: 'अवधि',
    session: 'ब्राउज़र बंद होने तक',
    persistent: 'हटाए जाने तक',
    alwaysAllow: 'हमेशा अनुमति दें: {service}',
    onThisPage: 'इस पृष्ठ पर',
    blocked: 'अवरुद्ध',
    allowed: 'अनुमति है: {list}।',
    refused: 'अनुमति नहीं: {list}।',
    choice: 'आपका चुनाव याद रखता है।',
    updated: 'अंतिम अपडेट: {date}',
  },
}
