import type { TranslationSet } from '../translation-set'

// Thai needs a native speaker's review of the tone and where the sentences are divided.
export const th: TranslationSet = {
  common: {
    acceptAll: 'ยอมรับทั้งหมด',
    rejectAll: 'ปฏิเสธทั้งหมด',
    customize: 'กำหนดเอง',
    save: 'บันทึกการตั้งค่า',
    close: 'ปิด',
    alwaysActive: 'เปิดใช้งานเสมอ',
    privacyPolicy: 'นโยบายความเป็นส่วนตัว',
    saved: 'บันทึกการตั้งค่าของคุณแล้ว',
    doNotSell: 'อย่าขายหรือเปิดเผยข้อมูลส่วนบุคคลของฉัน',
    new: 'ใหม่',
    download: 'ดาวน์โหลดตัวเลือกของฉัน',
  },
  cookieBanner: {
    title: 'เราให้ความสำคัญกับความเป็นส่วนตัวของคุณ',
    description:
      'เมื่อคุณยินยอม เราและ{partners}จะใช้คุกกี้และเทคโนโลยีที่คล้ายกันเพื่อ{purposes} คุณเปลี่ยนได้ทุกเมื่อในการตั้งค่าความเป็นส่วนตัวของเว็บไซต์นี้',
    optOut: 'เราและ{partners}ใช้คุกกี้และเทคโนโลยีที่คล้ายกันเพื่อ{purposes} คุณปิดได้ตอนนี้หรือทุกเมื่อ',
    partners: 'พันธมิตร',
    purposes: {
      functionality: 'ให้บริการคุณสมบัติเพิ่มเติม',
      measurement: 'นับจำนวนการเข้าชม',
      recordings: 'นับและบันทึกการเข้าชม',
      experience: 'แสดงวิดีโอและแผนที่',
      marketing: 'แสดงโฆษณาเฉพาะบุคคล',
    },
    list: { pair: '{first}และ{last}', middle: '{first} {last}', end: '{first} และ{last}' },
  },
  consentManagerDialog: {
    title: 'การตั้งค่าความเป็นส่วนตัว',
    description: 'เลือกสำหรับแต่ละวัตถุประสงค์ว่าเราและ{partners}จัดเก็บและอ่านข้อมูลในอุปกรณ์ของคุณได้หรือไม่',
    optOut: 'วัตถุประสงค์ทั้งหมดเปิดอยู่จนกว่าคุณจะปิด',
    signalLimits: 'เบราว์เซอร์ของคุณส่งสัญญาณ “{signal}” ไม่ว่าคุณจะเลือกอะไรที่นี่ รายการนี้จะยังคงปิดอยู่: {categories}',
    signalOff: 'ปิด: เบราว์เซอร์ของคุณขอไว้',
    optOutHonored: 'เราปฏิบัติตามคำขอปฏิเสธของคุณ',
    decided: 'คุณตัดสินใจเมื่อ {date} ตัวเลือกของคุณมีผลถึง {until}',
  },
  placeholder: {
    title: 'เนื้อหาจาก {host}',
    description: 'หากคุณโหลดเนื้อหานี้ {host} จะได้รับข้อมูล เช่น ที่อยู่ IP ของคุณ และอาจจัดเก็บข้อมูลไว้ในอุปกรณ์ของคุณ',
    load: 'โหลดเนื้อหานี้ครั้งเดียว',
    allow: 'อนุญาต “{category}” เสมอ',
    loading: 'กำลังโหลดเนื้อหา…',
  },
  consentTypes: {
    necessary: {
      title: 'จำเป็นอย่างยิ่ง',
      description: 'เว็บไซต์จำเป็นต้องใช้คุกกี้เหล่านี้เพื่อทำงาน เช่น เพื่อให้คุณอยู่ในระบบต่อไปหรือจดจำตัวเลือกนี้ คุกกี้เหล่านี้เปิดใช้งานเสมอ',
    },
    functionality: {
      title: 'คุณสมบัติเพิ่มเติม',
      description: 'คุณสมบัติเพิ่มเติม เช่น แชต แบบฟอร์มจากผู้ให้บริการรายอื่น หรือค่ากำหนดที่จดจำไว้',
    },
    measurement: {
      title: 'การวิเคราะห์',
      description: 'นับและบันทึกการเข้าชม และทดลองดีไซน์ เพื่อปรับปรุงเว็บไซต์',
    },
    experience: {
      title: 'วิดีโอและแผนที่',
      description: 'วิดีโอ แผนที่ และโพสต์ที่ฝังไว้',
    },
    marketing: {
      title: 'การตลาด',
      description: 'แสดงโฆษณาที่ตรงกับความสนใจของคุณและวัดว่าได้ผลหรือไม่',
    },
  },
  services: {
    list: 'บริการ',
    companies: 'other:{count} บริษัท',
    company: 'บริษัท',
    purpose: 'วัตถุประสงค์',
    stores: 'คุกกี้และที่จัดเก็บข้อมูล',
    name: 'ชื่อ',
    duration: 'ระยะเวลา',
    session: 'จนกว่าจะปิดเบราว์เซอร์',
    persistent: 'จนกว่าจะถูกลบ',
    alwaysAllow: 'อนุญาต {service} เสมอ',
    onThisPage: 'ในหน้านี้',
    blocked: 'ถูกบล็อก',
    allowed: 'อนุญาต: {list}',
    refused: 'ไม่อนุญาต: {list}',
    choice: 'จดจำตัวเลือกของคุณ',
    updated: 'ปรับปรุงล่าสุด: {date}',
  },
}
