import type { Language } from '#contract/language.ts'
import { messagingNoticeDetails } from '#contract/messaging/notice-details.ts'
import { telephonyNoticeDetails } from '#contract/telephony/notice-details.ts'
import { gather } from './gather.ts'
import type { NoticeDetails } from './notice.ts'
import type { NoticeKind } from './notices.ts'

/** Apart from the notices, which every page loads: the server words them. */
const DETAILS: NoticeDetails = gather({ messaging: messagingNoticeDetails, telephony: telephonyNoticeDetails })

/** What a notice's code says. */
export const detailOf = (kind: NoticeKind, code: string, language: Language): string =>
  DETAILS[kind]?.(code, language) ?? ''
