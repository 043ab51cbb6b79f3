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
    description: '我們與合作夥伴會基於您允許的目的，在您的裝置上儲存資訊。請選擇要允許哪些目的，您可以隨時變更。',
  },
  consentManagerDialog: {
    title: '隱私權設定',
    description: '請為每個目的選擇是否允許。您的選擇會保存在此裝置上，您可以回來變更。',
    signalLimits: '您的瀏覽器發出了隱私權訊號，會限制您在此允許的項目。',
    optOutHonored: '您的拒絕請求已獲遵守：您的瀏覽器傳送了 Global Privacy Control 訊號。',
  },
  placeholder: {
    title: '來自 {host} 的內容',
    description:
      '載入後，您的 IP 位址等資料會傳送到 {host}，您的裝置上可能會儲存資料。此內容屬於「{category}」，僅在您同意後才會載入。',
    load: '僅載入一次',
    allow: '一律允許「{category}」',
    loading: '正在載入內容 …',
  },
  consentTypes: {
    necessary: {
      title: '絕對必要',
      description: '網站缺少這些項目便無法運作，例如用於維持登入狀態或記住這項選擇的項目。這些項目一律啟用。',
    },
    functionality: {
      title: '功能',
      description: '聊天、其他供應商的表單、記住偏好等附加功能。',
    },
    measurement: {
      title: '分析',
      description: '統計造訪次數，了解訪客使用哪些頁面，以便改善網站。',
    },
    experience: {
      title: '體驗',
      description: '嵌入的影片、地圖與貼文，以及新設計的試用。',
    },
    marketing: {
      title: '行銷',
      description: '顯示符合您興趣的廣告，並衡量其成效。',
    },
  },
  services: {
    list: '服務',
    company: '公司',
    purpose: '用途',
    stores: 'Cookie 與儲存空間',
    name: '名稱',
    duration: '期限',
    session: '直到瀏覽器關閉',
    persistent: '直到被刪除',
    alwaysAllow: '一律允許 {service}',
    onThisPage: '在此頁面上',
    blocked: '已封鎖',
    updated: '上次更新：{date}',
  },
}
