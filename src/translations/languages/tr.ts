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
      'Biz ve iş ortaklarımız, izin verdiğiniz amaçlar için cihazınızda bilgi saklarız. Bu amaçları seçin. Kararınızı istediğiniz zaman değiştirebilirsiniz.',
  },
  consentManagerDialog: {
    title: 'Gizlilik ayarları',
    description:
      'Her amaç için izin verip vermeyeceğinize karar verin. Seçiminiz bu cihazda saklanır ve geri dönüp değiştirebilirsiniz.',
    signalLimits: 'Tarayıcınız, burada izin verdiklerinizi sınırlayan bir gizlilik sinyali gönderiyor.',
    optOutHonored: 'Ret talebinize uyuluyor: Tarayıcınız Global Privacy Control sinyalini gönderiyor.',
  },
  placeholder: {
    title: '{host} içeriği',
    description:
      'Yüklenmesi, IP adresiniz gibi verileri {host} adresine gönderir ve cihazınıza veri kaydedilebilir. Bu içerik “{category}” kategorisindedir ve yalnızca onay verirseniz yüklenir.',
    load: 'Bu içeriği bir kez yükle',
    allow: '“{category}” için her zaman izin ver',
    loading: 'İçerik yükleniyor …',
  },
  consentTypes: {
    necessary: {
      title: 'Kesinlikle gerekli',
      description:
        'Site bunlar olmadan çalışamaz. Örneğin oturumunuzu açık tutmak veya bu seçimi hatırlamak için gereklidirler. Her zaman etkindirler.',
    },
    functionality: {
      title: 'İşlevsellik',
      description: 'Sohbet, diğer sağlayıcıların formları veya hatırlanan tercihler gibi ek özellikler.',
    },
    measurement: {
      title: 'Analiz',
      description: 'Ziyaretleri sayar ve hangi sayfaların kullanıldığını gösterir; böylece site geliştirilebilir.',
    },
    experience: {
      title: 'Deneyim',
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
