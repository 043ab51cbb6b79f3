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
      'Onayınızla biz ve {partners} çerezleri ve benzer teknolojileri şu amaçlarla kullanırız: {purposes}. Kararınızı istediğiniz zaman bu sitenin Gizlilik ayarlarından değiştirebilirsiniz.',
    optOut:
      'Biz ve {partners} çerezleri ve benzer teknolojileri şu amaçlarla kullanırız: {purposes}. Bunları şimdi veya istediğiniz zaman kapatabilirsiniz.',
    partners: 'iş ortaklarımız',
    purposes: {
      functionality: 'ek özellikler sunmak',
      measurement: 'ziyaretleri saymak',
      recordings: 'ziyaretleri saymak ve kaydetmek',
      experience: 'video ve harita göstermek',
      marketing: 'kişiselleştirilmiş reklam göstermek',
    },
    list: { pair: '{first} ve {last}', middle: '{first}, {last}', end: '{first} ve {last}' },
  },
  consentManagerDialog: {
    title: 'Gizlilik ayarları',
    description:
      'Biz ve {partners} cihazınızda hangi amaçlarla veri saklayıp okuyabiliriz, her amaç için ayrı karar verin.',
    optOut: 'Siz kapatana kadar tüm amaçlar açıktır.',
    signalLimits:
      'Tarayıcınız “{signal}” sinyalini gönderiyor. Burada ne seçerseniz seçin şu kapalı kalır: {categories}.',
    signalOff: 'Kapalı: tarayıcınız bunu istiyor',
    optOutHonored: 'Ret talebinize uyuluyor.',
    decided: 'Karar tarihiniz: {date}. Seçiminizin geçerli olduğu son gün: {until}.',
  },
  placeholder: {
    title: '{host} içeriği',
    description: 'Yüklerseniz IP adresiniz gibi veriler {host} adresine gönderilir ve cihazınıza veri kaydedilebilir.',
    load: 'Bu içeriği bir kez yükle',
    allow: 'Her zaman izin ver: “{category}”',
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
      description: 'Siteyi iyileştirmek için ziyaretleri sayar ve kaydeder, tasarımları dener.',
    },
    experience: {
      title: 'Videolar ve haritalar',
      description: 'Gömülü videolar, haritalar ve gönderiler.',
    },
    marketing: {
      title: 'Pazarlama',
      description: 'İlgi alanlarınıza uygun reklamlar gösterir ve işe yarayıp yaramadığını ölçer.',
    },
  },
  services: {
    list: 'Hizmetler',
    companies: 'other:{count} şirket',
    company: 'Şirket',
    purpose: 'Amaç',
    stores: 'Çerezler ve depolama',
    name: 'Ad',
    duration: 'Süre',
    session: 'Tarayıcı kapatılana kadar',
    persistent: 'Silinene kadar',
    alwaysAllow: 'Her zaman izin ver: {service}',
    onThisPage: 'Bu sayfada',
    blocked: 'Engellendi',
    allowed: 'İzin verildi: {list}.',
    refused: 'İzin verilmedi: {list}.',
    choice: 'Seçiminizi hatırlar.',
    updated: 'Son güncelleme: {date}',
  },
}
