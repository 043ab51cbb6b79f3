import type { TranslationSet } from '../translation-set'

export const id: TranslationSet = {
  common: {
    acceptAll: 'Terima semua',
    rejectAll: 'Tolak semua',
    customize: 'Sesuaikan',
    save: 'Simpan pengaturan',
    close: 'Tutup',
    alwaysActive: 'Selalu aktif',
    privacyPolicy: 'Kebijakan privasi',
    saved: 'Pengaturan Anda telah disimpan.',
    doNotSell: 'Jangan jual atau bagikan informasi pribadi saya',
    new: 'Baru',
    download: 'Unduh pilihan saya',
  },
  cookieBanner: {
    title: 'Kami menghargai privasi Anda',
    description:
      'Kami dan mitra kami menyimpan informasi di perangkat Anda untuk tujuan yang Anda izinkan. Pilih tujuannya. Anda dapat mengubah pilihan kapan saja.',
  },
  consentManagerDialog: {
    title: 'Pengaturan privasi',
    description:
      'Tentukan untuk setiap tujuan apakah Anda mengizinkannya. Pilihan Anda disimpan di perangkat ini, dan Anda dapat kembali untuk mengubahnya.',
    signalLimits: 'Browser Anda mengirim sinyal privasi yang membatasi apa yang Anda izinkan di sini.',
    optOutHonored: 'Permintaan penolakan Anda dipatuhi: browser Anda mengirim sinyal Global Privacy Control.',
  },
  placeholder: {
    title: 'Konten dari {host}',
    description:
      'Memuatnya akan mengirim data seperti alamat IP Anda ke {host}, yang dapat menyimpan data di perangkat Anda. Konten ini termasuk “{category}” dan hanya dimuat jika Anda setuju.',
    load: 'Muat konten ini sekali',
    allow: 'Selalu izinkan “{category}”',
    loading: 'Konten sedang dimuat …',
  },
  consentTypes: {
    necessary: {
      title: 'Sangat diperlukan',
      description:
        'Situs tidak dapat berfungsi tanpanya, misalnya agar Anda tetap masuk atau agar pilihan ini diingat. Selalu aktif.',
    },
    functionality: {
      title: 'Fungsionalitas',
      description: 'Fitur tambahan seperti obrolan, formulir dari penyedia lain, atau preferensi yang diingat.',
    },
    measurement: {
      title: 'Analitik',
      description: 'Menghitung kunjungan dan menunjukkan halaman mana yang digunakan agar situs dapat ditingkatkan.',
    },
    experience: {
      title: 'Pengalaman',
      description: 'Video, peta, dan kiriman yang disematkan, serta uji coba desain baru.',
    },
    marketing: {
      title: 'Pemasaran',
      description: 'Menampilkan iklan yang sesuai dengan minat Anda dan mengukur apakah iklan itu efektif.',
    },
  },
  services: {
    list: 'Layanan',
    company: 'Perusahaan',
    purpose: 'Tujuan',
    stores: 'Cookie dan penyimpanan',
    name: 'Nama',
    duration: 'Durasi',
    session: 'Hingga browser ditutup',
    persistent: 'Hingga dihapus',
    alwaysAllow: 'Selalu izinkan {service}',
    onThisPage: 'Di halaman ini',
    blocked: 'Diblokir',
    updated: 'Terakhir diperbarui: {date}',
  },
}
