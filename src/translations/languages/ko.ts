import type { TranslationSet } from '../translation-set'

export const ko: TranslationSet = {
  common: {
    acceptAll: '모두 수락',
    rejectAll: '모두 거부',
    customize: '맞춤 설정',
    save: '설정 저장',
    close: '닫기',
    alwaysActive: '항상 사용',
    privacyPolicy: '개인정보처리방침',
    saved: '설정이 저장되었습니다.',
    doNotSell: '내 개인정보를 판매하거나 공유하지 않기',
    new: '신규',
    download: '내 선택 내려받기',
  },
  cookieBanner: {
    title: '개인정보를 소중히 여깁니다',
    description:
      '사용자의 동의를 받아 당사와 {partners}는 {purposes} 목적으로 쿠키 및 유사한 기술을 사용합니다. 선택은 언제든지 이 사이트의 ‘개인정보 설정’에서 변경할 수 있습니다.',
    optOut:
      '당사와 {partners}는 {purposes} 목적으로 쿠키 및 유사한 기술을 사용합니다. 지금 또는 언제든지 끌 수 있습니다.',
    partners: '파트너',
    purposes: {
      functionality: '추가 기능 제공',
      measurement: '방문 수 집계',
      recordings: '방문 수 집계 및 기록',
      experience: '동영상 및 지도 표시',
      marketing: '맞춤형 광고 표시',
    },
    list: { pair: '{first} 및 {last}', middle: '{first}, {last}', end: '{first} 및 {last}' },
  },
  consentManagerDialog: {
    title: '개인정보 설정',
    description: '당사와 {partners}가 기기에 데이터를 저장하고 읽어도 되는지 목적별로 선택해 주세요.',
    optOut: '끄기 전까지 모든 목적이 켜져 있습니다.',
    signalLimits: '브라우저가 ‘{signal}’ 신호를 보냅니다. 여기서 무엇을 선택하든 다음은 꺼져 있습니다: {categories}.',
    signalOff: '꺼짐: 브라우저의 요청',
    optOutHonored: '거부 요청을 따르고 있습니다.',
    decided: '{date}에 선택하셨습니다. 선택은 {until}까지 유효합니다.',
  },
  placeholder: {
    title: '{host}의 콘텐츠',
    description: '불러오면 IP 주소와 같은 데이터가 {host}(으)로 전송되며 기기에 데이터가 저장될 수 있습니다.',
    load: '이 콘텐츠 한 번만 불러오기',
    allow: '‘{category}’ 항상 허용',
    loading: '콘텐츠를 불러오는 중…',
  },
  consentTypes: {
    necessary: {
      title: '필수',
      description:
        '사이트가 작동하는 데 필요한 쿠키입니다. 예를 들어 로그인 상태를 유지하거나 이 선택을 저장합니다. 항상 사용됩니다.',
    },
    functionality: {
      title: '추가 기능',
      description: '채팅, 다른 업체의 양식, 환경설정 저장과 같은 추가 기능입니다.',
    },
    measurement: {
      title: '분석',
      description: '방문을 집계하고 기록하며 디자인을 시험하여 사이트를 개선합니다.',
    },
    experience: {
      title: '동영상 및 지도',
      description: '삽입된 동영상, 지도, 게시물을 표시합니다.',
    },
    marketing: {
      title: '마케팅',
      description: '관심사에 맞는 광고를 표시하고 그 효과를 측정합니다.',
    },
  },
  services: {
    list: '서비스',
    companies: 'other:{count}개 회사',
    company: '회사',
    purpose: '목적',
    stores: '쿠키 및 저장소',
    name: '이름',
    duration: '기간',
    session: '브라우저를 닫을 때까지',
    persistent: '삭제할 때까지',
    alwaysAllow: '{service} 항상 허용',
    onThisPage: '이 페이지',
    blocked: '차단됨',
    allowed: '허용: {list}.',
    refused: '허용 안 함: {list}.',
    choice: '선택을 기억합니다.',
    updated: '마지막 업데이트: {date}',
  },
}
