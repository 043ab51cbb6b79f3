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
      'Dengan izin Anda, kami dan {partners} menggunakan cookie dan teknologi serupa untuk {purposes}. Anda dapat mengubahnya kapan saja di Pengaturan privasi situs ini.',
    optOut:
      'Kami dan {partners} menggunakan cookie dan teknologi serupa untuk {purposes}. Anda dapat mematikannya sekarang atau kapan saja.',
    partners: 'mitra kami',
    purposes: {
      functionality: 'menawarkan fitur tambahan',
      measurement: 'menghitung kunjungan',
      recordings: 'menghitung dan merekam kunjungan',
      experience: 'menampilkan video dan peta',
      marketing: 'menampilkan iklan yang dipersonalisasi',
    },
    list: { pair: '{first} dan {last}', middle: '{first}, {last}', end: '{first} dan {last}' },
  },
  consentManagerDialog: {
    title: 'Pengaturan privasi',
    description:
      'Tentukan untuk setiap tujuan apakah kami dan {partners} boleh menyimpan dan membaca data di perangkat Anda.',
    optOut: 'Semua tujuan aktif sampai Anda mematikannya.',
    signalLimits:
      'Browser Anda mengirim sinyal “{signal}”. Apa pun pilihan Anda di sini, ini tetap mati: {categories}.',
    signalOff: 'Nonaktif: diminta oleh browser Anda',
    optOutHonored: 'Permintaan penolakan Anda dipatuhi.',
    decided: 'Anda memutuskan pada {date}. Pilihan Anda berlaku hingga {until}.',
  },
  placeholder: {
    title: 'Konten dari {host}',
    description:
      'Memuatnya akan mengirim data seperti alamat IP Anda ke {host}, yang dapat menyimpan data di perangkat Anda.',
    load: 'Muat konten ini sekali',
    allow: 'Selalu izinkan “{category}”',
    loading: 'Konten sedang dimuat…',
  },
  consentTypes: {
    necessary: {
      title: 'Sangat diperlukan',
      description:
        'Situs memerlukan cookie ini agar berfungsi, misalnya agar Anda tetap masuk atau agar pilihan ini diingat. Cookie ini selalu aktif.',
    },
    functionality: {
      title: 'Fitur tambahan',
      description: 'Fitur tambahan seperti obrolan, formulir dari penyedia lain, atau preferensi yang diingat.',
    },
    measurement: {
      title: 'Analitik',
      description: 'Menghitung dan merekam kunjungan serta menguji desain agar situs dapat diperbaiki.',
    },
    experience: {
      title: 'Video dan peta',
      description: 'Video, peta, dan kiriman yang disematkan.',
    },
    marketing: {
      title: 'Pemasaran',
      description: 'Menampilkan iklan yang sesuai dengan minat Anda dan mengukur apakah iklan itu efektif.',
    },
  },
  services: {
    list: 'Layanan',
    companies: 'other:{count} perusahaan',
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
    allowed: 'Diizinkan: {list}.',
    refused: 'Tidak diizinkan: {list}.',
    choice: 'Mengingat pilihan Anda.',
    updated: 'Terakhir diperbarui: {date}',
  },
}
