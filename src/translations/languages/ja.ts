import type { TranslationSet } from '../translation-set'

export const ja: TranslationSet = {
  common: {
    acceptAll: 'すべて許可する',
    rejectAll: 'すべて拒否する',
    customize: 'カスタマイズ',
    save: '設定を保存',
    close: '閉じる',
    alwaysActive: '常に有効',
    privacyPolicy: 'プライバシーポリシー',
    saved: '設定を保存しました。',
    doNotSell: '私の個人情報を販売・共有しない',
    new: '新しい項目',
    download: '選択内容をダウンロード',
  },
  cookieBanner: {
    title: 'プライバシーを大切にしています',
    description:
      'お客様の同意を得て、当サイトと{partners}は、{purposes}のために Cookie や類似の技術を使用します。選択はこのサイトの「プライバシー設定」でいつでも変更できます。',
    optOut:
      '当サイトと{partners}は、{purposes}のために Cookie や類似の技術を使用しています。今すぐ、またはいつでもオフにできます。',
    partners: 'パートナー',
    purposes: {
      functionality: '追加機能の提供',
      measurement: '訪問数の計測',
      recordings: '訪問の計測と記録',
      experience: '動画や地図の表示',
      marketing: 'パーソナライズ広告の表示',
    },
    list: { pair: '{first}と{last}', middle: '{first}、{last}', end: '{first}、{last}' },
  },
  consentManagerDialog: {
    title: 'プライバシー設定',
    description: '当サイトと{partners}がお使いの端末でデータを保存し読み取ってよいか、目的ごとにお選びください。',
    optOut: 'お客様がオフにするまで、すべての目的が有効です。',
    signalLimits:
      'お使いのブラウザーは「{signal}」シグナルを送信しています。ここでの選択にかかわらず、次はオフのままです：{categories}。',
    signalOff: 'オフ：ブラウザーの要求によります',
    optOutHonored: 'オプトアウトの要求に従っています。',
    decided: '{date}に選択されました。選択の有効期限は{until}です。',
  },
  placeholder: {
    title: '{host} のコンテンツ',
    description:
      '読み込むと、IP アドレスなどのデータが {host} に送信され、お使いの端末にデータが保存されることがあります。',
    load: '今回だけ読み込む',
    allow: '常に許可：「{category}」',
    loading: 'コンテンツを読み込んでいます…',
  },
  consentTypes: {
    necessary: {
      title: '必須',
      description: 'ログイン状態の維持やこの選択の記憶など、サイトの動作に必要な Cookie です。常に有効です。',
    },
    functionality: {
      title: '追加機能',
      description: 'チャット、他社が提供するフォーム、設定の記憶などです。',
    },
    measurement: {
      title: '分析',
      description: '訪問を計測・記録し、デザインをテストして、サイトの改善に役立てます。',
    },
    experience: {
      title: '埋め込みコンテンツ',
      description: '埋め込みの動画・地図・投稿を表示します。',
    },
    marketing: {
      title: 'マーケティング',
      description: '関心に合った広告を表示し、その効果を測定します。',
    },
  },
  services: {
    list: 'サービス',
    companies: 'other:{count}社',
    company: '会社',
    purpose: '目的',
    stores: 'Cookie とストレージ',
    name: '名前',
    duration: '保存期間',
    session: 'ブラウザーを閉じるまで',
    persistent: '削除されるまで',
    alwaysAllow: '常に許可：{service}',
    onThisPage: 'このページ',
    blocked: 'ブロック済み',
    allowed: '許可：{list}。',
    refused: '不許可：{list}。',
    choice: '選択を記憶します。',
    updated: '最終更新日: {date}',
  },
}
