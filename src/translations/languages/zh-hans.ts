import type { TranslationSet } from '../translation-set'

export const zhHans: TranslationSet = {
  common: {
    acceptAll: '全部接受',
    rejectAll: '全部拒绝',
    customize: '自定义',
    save: '保存设置',
    close: '关闭',
    alwaysActive: '始终启用',
    privacyPolicy: '隐私政策',
    saved: '您的设置已保存。',
    doNotSell: '请勿出售或共享我的个人信息',
    new: '新增',
    download: '下载我的选择',
  },
  cookieBanner: {
    title: '我们重视您的隐私',
    description:
      '经您同意，我们和{partners}会使用 Cookie 和类似技术来{purposes}。您可以随时在本网站的“隐私设置”中更改。',
    optOut: '我们和{partners}会使用 Cookie 和类似技术来{purposes}。您可以现在或随时关闭。',
    partners: '合作伙伴',
    purposes: {
      functionality: '提供附加功能',
      measurement: '统计访问次数',
      recordings: '统计和记录访问',
      experience: '显示视频和地图',
      marketing: '展示个性化广告',
    },
    list: { pair: '{first}和{last}', middle: '{first}、{last}', end: '{first}和{last}' },
  },
  consentManagerDialog: {
    title: '隐私设置',
    description: '请为每个目的选择是否允许我们和{partners}在您的设备上存储和读取数据。',
    optOut: '在您关闭之前，所有目的均处于开启状态。',
    signalLimits: '您的浏览器发送了“{signal}”信号。无论您在此如何选择，以下项目都保持关闭：{categories}。',
    signalOff: '已关闭：您的浏览器要求如此',
    optOutHonored: '您的退出请求已得到遵守。',
    decided: '您于{date}做出选择，有效期至{until}。',
  },
  placeholder: {
    title: '来自 {host} 的内容',
    description: '加载后，您的 IP 地址等数据会发送到 {host}，您的设备上可能会存储数据。',
    load: '仅加载一次',
    allow: '始终允许“{category}”',
    loading: '正在加载内容…',
  },
  consentTypes: {
    necessary: {
      title: '严格必要',
      description: '网站需要这些 Cookie 才能运行，例如用于保持登录状态或记住这项选择。它们始终启用。',
    },
    functionality: {
      title: '附加功能',
      description: '例如聊天、其他提供商的表单、记住偏好。',
    },
    measurement: {
      title: '分析',
      description: '统计和记录访问，并测试设计，以便改进网站。',
    },
    experience: {
      title: '视频和地图',
      description: '嵌入的视频、地图和帖子。',
    },
    marketing: {
      title: '营销',
      description: '展示符合您兴趣的广告，并衡量其效果。',
    },
  },
  services: {
    list: '服务',
    companies: 'other:{count} 家公司',
    company: '公司',
    purpose: '目的',
    stores: 'Cookie 和存储',
    name: '名称',
    duration: '期限',
    session: '直到浏览器关闭',
    persistent: '直到被删除',
    alwaysAllow: '始终允许 {service}',
    onThisPage: '在此页面上',
    blocked: '已拦截',
    allowed: '已允许：{list}。',
    refused: '未允许：{list}。',
    choice: '记住您的选择。',
    updated: '上次更新：{date}',
  },
}
