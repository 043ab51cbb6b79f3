import type { TranslationSet } from '../translation-set'

export const vi: TranslationSet = {
  common: {
    acceptAll: 'Chấp nhận tất cả',
    rejectAll: 'Từ chối tất cả',
    customize: 'Tùy chỉnh',
    save: 'Lưu cài đặt',
    close: 'Đóng',
    alwaysActive: 'Luôn bật',
    privacyPolicy: 'Chính sách quyền riêng tư',
    saved: 'Đã lưu cài đặt của bạn.',
    doNotSell: 'Không bán hoặc chia sẻ thông tin cá nhân của tôi',
    new: 'Mới',
    download: 'Tải lựa chọn của tôi xuống',
  },
  cookieBanner: {
    title: 'Chúng tôi coi trọng quyền riêng tư của bạn',
    description:
      'Chúng tôi và các đối tác lưu thông tin trên thiết bị của bạn cho những mục đích mà bạn cho phép. Hãy chọn những mục đích đó. Bạn có thể thay đổi bất cứ lúc nào.',
  },
  consentManagerDialog: {
    title: 'Cài đặt quyền riêng tư',
    description:
      'Hãy quyết định có cho phép từng mục đích hay không. Lựa chọn của bạn được lưu trên thiết bị này và bạn có thể quay lại để thay đổi.',
    signalLimits: 'Trình duyệt của bạn gửi một tín hiệu quyền riêng tư, giới hạn những gì bạn cho phép ở đây.',
    optOutHonored: 'Yêu cầu từ chối của bạn được tuân thủ: trình duyệt của bạn gửi tín hiệu Global Privacy Control.',
  },
  placeholder: {
    title: 'Nội dung từ {host}',
    description:
      'Việc tải sẽ gửi dữ liệu như địa chỉ IP của bạn đến {host} và có thể lưu dữ liệu trên thiết bị của bạn. Nội dung này thuộc mục “{category}” và chỉ được tải nếu bạn đồng ý.',
    load: 'Tải nội dung này một lần',
    allow: 'Luôn cho phép “{category}”',
    loading: 'Đang tải nội dung …',
  },
  consentTypes: {
    necessary: {
      title: 'Thực sự cần thiết',
      description:
        'Trang web không thể hoạt động nếu thiếu những mục này, ví dụ như để duy trì đăng nhập hoặc ghi nhớ lựa chọn này. Chúng luôn được bật.',
    },
    functionality: {
      title: 'Chức năng',
      description: 'Các tính năng bổ sung như trò chuyện, biểu mẫu của nhà cung cấp khác hoặc tùy chọn được ghi nhớ.',
    },
    measurement: {
      title: 'Phân tích',
      description: 'Đếm lượt truy cập và cho biết những trang nào được sử dụng để có thể cải thiện trang web.',
    },
    experience: {
      title: 'Trải nghiệm',
      description: 'Video, bản đồ và bài đăng được nhúng, cùng với việc thử nghiệm thiết kế mới.',
    },
    marketing: {
      title: 'Tiếp thị',
      description: 'Hiển thị quảng cáo phù hợp với sở thích của bạn và đo lường hiệu quả của chúng.',
    },
  },
  services: {
    list: 'Dịch vụ',
    company: 'Công ty',
    purpose: 'Mục đích',
    stores: 'Cookie và bộ nhớ',
    name: 'Tên',
    duration: 'Thời hạn',
    session: 'Đến khi đóng trình duyệt',
    persistent: 'Đến khi bị xóa',
    alwaysAllow: 'Luôn cho phép {service}',
    onThisPage: 'Trên trang này',
    blocked: 'Đã chặn',
    updated: 'Cập nhật lần cuối: {date}',
  },
}
