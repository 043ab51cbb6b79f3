import type { TranslationSet } from '../translation-set'

// Hindi: a native reader should look at the choice between Hindi words and English ones.
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
      'हम और हमारे साझेदार आपके डिवाइस पर उन उद्देश्यों के लिए जानकारी सहेजते हैं, जिनकी आप अनुमति देते हैं। चुनें कि वे कौन-से हों। आप अपना फ़ैसला कभी भी बदल सकते हैं।',
  },
  consentManagerDialog: {
    title: 'गोपनीयता सेटिंग',
    description:
      'हर उद्देश्य के लिए तय करें कि आप उसकी अनुमति देते हैं या नहीं। आपका चुनाव इस डिवाइस पर सहेजा जाता है और आप वापस आकर उसे बदल सकते हैं।',
    signalLimits: 'आपका ब्राउज़र एक गोपनीयता संकेत भेजता है, जो यहाँ दी गई अनुमतियों को सीमित करता है।',
    optOutHonored: 'आपके ऑप्ट-आउट अनुरोध का पालन किया जा रहा है: आपका ब्राउज़र Global Privacy Control संकेत भेजता है।',
  },
  placeholder: {
    title: '{host} की सामग्री',
    description:
      'इसे लोड करने पर आपका IP पता जैसा डेटा {host} को भेजा जाता है और आपके डिवाइस पर डेटा सहेजा जा सकता है। यह “{category}” श्रेणी में आती है और केवल आपकी सहमति से लोड होती है।',
    load: 'यह सामग्री एक बार लोड करें',
    allow: '“{category}” की हमेशा अनुमति दें',
    loading: 'सामग्री लोड हो रही है …',
  },
  consentTypes: {
    necessary: {
      title: 'बेहद ज़रूरी',
      description: 'इनके बिना साइट काम नहीं कर सकती, जैसे आपको लॉग इन रखना या इस चुनाव को याद रखना। ये हमेशा चालू रहते हैं।',
    },
    functionality: {
      title: 'सुविधाएँ',
      description: 'चैट, दूसरे प्रदाताओं के फ़ॉर्म या याद रखी गई पसंद जैसी अतिरिक्त सुविधाएँ।',
    },
    measurement: {
      title: 'विश्लेषण',
      description: 'विज़िट गिनता है और दिखाता है कि कौन-से पेज इस्तेमाल होते हैं, ताकि साइट को बेहतर बनाया जा सके।',
    },
    experience: {
      title: 'अनुभव',
      description: 'साइट में शामिल वीडियो, नक्शे और पोस्ट, और नए डिज़ाइन के परीक्षण।',
    },
    marketing: {
      title: 'मार्केटिंग',
      description: 'आपकी रुचियों के अनुसार विज्ञापन दिखाता है और मापता है कि वे असरदार रहे या नहीं।',
    },
  },
  services: {
    list: 'सेवाएँ',
    company: 'कंपनी',
    purpose: 'उद्देश्य',
    stores: 'कुकी और स्टोरेज',
    name: 'नाम',
    duration: 'अवधि',
    session: 'ब्राउज़र बंद होने तक',
    persistent: 'हटाए जाने तक',
    alwaysAllow: '{service} को हमेशा अनुमति दें',
    onThisPage: 'इस पृष्ठ पर',
    blocked: 'अवरुद्ध',
    updated: 'अंतिम अपडेट: {date}',
  },
}
