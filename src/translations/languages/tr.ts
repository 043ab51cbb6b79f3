import type { TranslationSet } from '../translation-set'

export const tr: TranslationSet = {
  common: {
    acceptAll: 'Tümünü kabul et',
    rejectAll: 'Tümünü reddet',
    customize: 'Özelleştir',
    save: 'Ayarları kaydet',
    close: 'Kapat',
    alwaysActive: 'Her zaman etkin',
    privacyPolicy: 'Gizlilik politikası',
    saved: 'Ayarlarınız kaydedildi.',
    doNotSell: 'Kişisel bilgilerimi satmayın veya paylaşmayın',
    new: 'Yeni',
    download: 'Seçimlerimi indir',
  },
  cookieBanner: {
    title: 'Gizliliğinize değer veriyoruz',
    description:
      'İzninizle biz ve iş ortaklarımız çerezleri ve benzer teknolojileri şu amaçlarla kullanırız: {purposes}. İzin verdiğiniz amaçları seçin. Kararınızı istediğiniz zaman değiştirebilirsiniz.',
    optOut:
      'Biz ve iş ortaklarımız çerezleri ve benzer teknolojileri şu amaçlarla kullanırız: {purposes}. Bunları şimdi veya istediğiniz zaman kapatabilirsiniz.',
    purposes: {
      functionality: 'ek özellikler sunmak',
      measurement: 'ziyaretleri saymak',
      experience: 'video ve harita göstermek',
      marketing: 'reklam göstermek',
    },
    list: { pair: '{first} ve {last}', middle: '{first}, {last}', end: '{first} ve {last}' },
  },
  consentManagerDialog: {
    title: 'Gizlilik ayarları',
    description:
      'Bizim ve iş ortaklarımızın cihazınızda veri saklayıp okuyabileceğine her amaç için ayrı ayrı karar verin.',
    optOut: 'Siz kapatana kadar tüm amaçlar açıktır.',
    signalLimits:
      'Tarayıcınız “{signal}” sinyalini gönderiyor. Burada ne seçerseniz seçin şu kapalı kalır: {categories}.',
    optOutHonored: 'Ret talebinize uyuluyor.',
    decided: 'Karar tarihiniz: {date}. Seçiminizin geçerli olduğu son gün: {until}.',
  },
  placeholder: {
    title: '{host} içeriği',
    description: 'Yüklerseniz IP adresiniz gibi veriler {host} adresine gönderilir ve cihazınıza veri kaydedilebilir.',
    load: 'Bu içeriği bir kez yükle',
    allow: '“{category}” için her zaman izin ver',
    loading: 'İçerik yükleniyor…',
  },
  consentTypes: {
    necessary: {
      title: 'Kesinlikle gerekli',
      description:
        'Sitenin çalışması için bu çerezler gereklidir; örneğin oturumunuzu açık tutar veya bu seçimi hatırlar. Her zaman etkindirler.',
    },
    functionality: {
      title: 'Ek özellikler',
      description: 'Örneğin sohbet, diğer sağlayıcıların formları veya hatırlanan tercihler.',
    },
    measurement: {
      title: 'Analiz',
      description: 'Ziyaretleri sayar ve hangi sayfaların kullanıldığını gösterir; böylece site geliştirilebilir.',
    },
    experience: {
      title: 'Videolar ve haritalar',
      description: 'Gömülü videolar, haritalar ve gönderiler ile yeni tasarım denemeleri.',
    },
    marketing: {
      title: 'Pazarlama',
      description: 'İlgi alanlarınıza uygun reklamlar gösterir ve işe yarayıp yaramadığını ölçer.',
    },
  },
  services: {
    list: 'Hizmetler',
    company: 'Şirket',
    purpose: 'Amaç',
    stores: 'Çerezler ve depolama',
    name: 'Ad',
    duration: 'Süre',
    session: 'Tarayıcı kapatılana kadar',
    persistent: 'Silinene kadar',
    alwaysAllow: '{service} için her zaman izin ver',
    onThisPage: 'Bu sayfada',
    blocked: 'Engellendi',
    updated: 'Son güncelleme: {date}',
  },
}
