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
    new: '新規',
    download: '選択内容をダウンロード',
  },
  cookieBanner: {
    title: 'プライバシーを大切にしています',
    description:
      '当サイトとパートナーは、お客様が許可した目的のために、お使いの端末に情報を保存します。許可する目的をお選びください。選択はいつでも変更できます。',
  },
  consentManagerDialog: {
    title: 'プライバシー設定',
    description: '目的ごとに、許可するかどうかをお選びください。選択内容はこの端末に保存され、後から変更できます。',
    signalLimits: 'お使いのブラウザーが送信するプライバシー信号により、ここで許可した内容が制限されます。',
    optOutHonored:
      'オプトアウトの要求に従っています。お使いのブラウザーは Global Privacy Control の信号を送信しています。',
  },
  placeholder: {
    title: '{host} のコンテンツ',
    description:
      '読み込むと、IP アドレスなどのデータが {host} に送信され、お使いの端末にデータが保存されることがあります。このコンテンツは「{category}」に属し、お客様が同意した場合にのみ読み込まれます。',
    load: '今回だけ読み込む',
    allow: '「{category}」を常に許可',
    loading: 'コンテンツを読み込んでいます …',
  },
  consentTypes: {
    necessary: {
      title: '必要不可欠',
      description: 'ログイン状態の維持やこの選択の記憶など、サイトの動作に欠かせないものです。常に有効です。',
    },
    functionality: {
      title: '機能',
      description: 'チャット、他社が提供するフォーム、設定の記憶などの追加機能です。',
    },
    measurement: {
      title: '分析',
      description: '訪問数を数え、どのページが利用されているかを把握して、サイトの改善に役立てます。',
    },
    experience: {
      title: '利用体験',
      description: '埋め込みの動画・地図・投稿の表示や、新しいデザインの試用です。',
    },
    marketing: {
      title: 'マーケティング',
      description: '関心に合った広告を表示し、その効果を測定します。',
    },
  },
  services: {
    list: 'サービス',
    company: '会社',
    purpose: '目的',
    stores: 'Cookie とストレージ',
    name: '名前',
    duration: '保存期間',
    session: 'ブラウザーを閉じるまで',
    persistent: '削除されるまで',
    alwaysAllow: '{service} を常に許可',
    onThisPage: 'このページ',
    blocked: 'ブロック済み',
    updated: '最終更新日: {date}',
  },
}
