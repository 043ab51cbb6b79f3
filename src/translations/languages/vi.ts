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
      'Nếu bạn đồng ý, chúng tôi và {partners} dùng cookie và các công nghệ tương tự để {purposes}. Bạn có thể thay đổi bất cứ lúc nào trong Cài đặt quyền riêng tư của trang web này.',
    optOut:
      'Chúng tôi và {partners} dùng cookie và các công nghệ tương tự để {purposes}. Bạn có thể tắt ngay bây giờ hoặc bất cứ lúc nào.',
    partners: 'các đối tác',
    purposes: {
      functionality: 'cung cấp tính năng bổ sung',
      measurement: 'đếm lượt truy cập',
      recordings: 'đếm và ghi lại lượt truy cập',
      experience: 'hiển thị video và bản đồ',
      marketing: 'hiển thị quảng cáo được cá nhân hóa',
    },
    list: { pair: '{first} và {last}', middle: '{first}, {last}', end: '{first} và {last}' },
  },
  consentManagerDialog: {
    title: 'Cài đặt quyền riêng tư',
    description:
      'Với từng mục đích, hãy quyết định chúng tôi và {partners} có được lưu và đọc dữ liệu trên thiết bị của bạn hay không.',
    optOut: 'Mọi mục đích đều bật cho đến khi bạn tắt.',
    signalLimits: 'Trình duyệt của bạn gửi tín hiệu “{signal}”. Dù bạn chọn gì ở đây, mục này vẫn tắt: {categories}.',
    signalOff: 'Tắt: trình duyệt của bạn yêu cầu',
    optOutHonored: 'Yêu cầu từ chối của bạn được tuân thủ.',
    decided: 'Bạn đã quyết định vào {date}. Lựa chọn có hiệu lực đến {until}.',
  },
  placeholder: {
    title: 'Nội dung từ {host}',
    description:
      'Việc tải sẽ gửi dữ liệu như địa chỉ IP của bạn đến {host} và có thể lưu dữ liệu trên thiết bị của bạn.',
    load: 'Tải nội dung này một lần',
    allow: 'Luôn cho phép “{category}”',
    loading: 'Đang tải nội dung…',
  },
  consentTypes: {
    necessary: {
      title: 'Thực sự cần thiết',
      description:
        'Trang web cần những cookie này để hoạt động, ví dụ như để duy trì đăng nhập hoặc ghi nhớ lựa chọn này. Chúng luôn được bật.',
    },
    functionality: {
      title: 'Tính năng bổ sung',
      description: 'Các tính năng bổ sung như trò chuyện, biểu mẫu của nhà cung cấp khác hoặc tùy chọn được ghi nhớ.',
    },
    measurement: {
      title: 'Phân tích',
      description: 'Đếm và ghi lại lượt truy cập, thử nghiệm thiết kế để cải thiện trang web.',
    },
    experience: {
      title: 'Video và bản đồ',
      description: 'Video, bản đồ và bài đăng được nhúng.',
    },
    marketing: {
      title: 'Tiếp thị',
      description: 'Hiển thị quảng cáo phù hợp với sở thích của bạn và đo lường hiệu quả của chúng.',
    },
  },
  services: {
    list: 'Dịch vụ',
    companies: 'other:{count} công ty',
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
    allowed: 'Cho phép: {list}.',
    refused: 'Không cho phép: {list}.',
    choice: 'Ghi nhớ lựa chọn của bạn.',
    updated: 'Cập nhật lần cuối: {date}',
  },
}
