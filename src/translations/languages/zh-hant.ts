import type { TranslationSet } from '../translation-set'

export const zhHant: TranslationSet = {
  common: {
    acceptAll: '全部接受',
    rejectAll: '全部拒絕',
    customize: '自訂',
    save: '儲存設定',
    close: '關閉',
    alwaysActive: '一律啟用',
    privacyPolicy: '隱私權政策',
    saved: '您的設定已儲存。',
    doNotSell: '請勿出售或分享我的個人資訊',
    new: '新增',
    download: '下載我的選擇',
  },
  cookieBanner: {
    title: '我們重視您的隱私權',
    description:
      '經您同意，我們與{partners}會使用 Cookie 與類似技術來{purposes}。您可以隨時在本網站的「隱私權設定」中變更。',
    optOut: '我們與{partners}會使用 Cookie 與類似技術來{purposes}。您可以現在或隨時關閉。',
    partners: '合作夥伴',
    purposes: {
      functionality: '提供附加功能',
      measurement: '統計造訪次數',
      recordings: '統計與記錄造訪',
      experience: '顯示影片與地圖',
      marketing: '顯示個人化廣告',
    },
    list: { pair: '{first}與{last}', middle: '{first}、{last}', end: '{first}與{last}' },
  },
  consentManagerDialog: {
    title: '隱私權設定',
    description: '請為每個目的選擇是否允許我們與{partners}在您的裝置上儲存與讀取資料。',
    optOut: '在您關閉之前，所有目的都會開啟。',
    signalLimits: '您的瀏覽器傳送了「{signal}」訊號。無論您在此如何選擇，以下項目都會維持關閉：{categories}。',
    signalOff: '已關閉：您的瀏覽器要求如此',
    optOutHonored: '您的退出請求已獲遵守。',
    decided: '您於{date}做出選擇，有效期至{until}。',
  },
  placeholder: {
    title: '來自 {host} 的內容',
    description: '載入後，您的 IP 位址等資料會傳送到 {host}，您的裝置上可能會儲存資料。',
    load: '僅載入一次',
    allow: '一律允許「{category}」',
    loading: '正在載入內容…',
  },
  consentTypes: {
    necessary: {
      title: '必要',
      description: '網站需要這些 Cookie 才能運作，例如用於維持登入狀態或記住這項選擇。這些項目一律啟用。',
    },
    functionality: {
      title: '附加功能',
      description: '例如聊天、其他供應商的表單、記住偏好。',
    },
    measurement: {
      title: '分析',
      description: '統計與記錄造訪，並測試設計，以便改善網站。',
    },
    experience: {
      title: '影片與地圖',
      description: '嵌入的影片、地圖與貼文。',
    },
    marketing: {
      title: '行銷',
      description: '顯示符合您興趣的廣告，並衡量其成效。',
    },
  },
  services: {
    list: '服務',
    companies: 'other:{count} 家公司',
    company: '公司',
    purpose: '目的',
    stores: 'Cookie 與儲存空間',
    name: '名稱',
    duration: '期限',
    session: '直到瀏覽器關閉',
    persistent: '直到被刪除',
    alwaysAllow: '一律允許 {service}',
    onThisPage: '在此頁面上',
    blocked: '已封鎖',
    allowed: '已允許：{list}。',
    refused: '未允許：{list}。',
    choice: '記住您的選擇。',
    updated: '上次更新：{date}',
  },
}
