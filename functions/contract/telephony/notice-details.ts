import type { NoticeDetails } from '#contract/notice.ts'
import { say } from '#contract/words.ts'
import { NUMBER_NAMES, numberReason } from './number-reasons.ts'
import { REGISTRATION_REASONS, reasonOf } from './registration-reasons.ts'

/** A refusal's code at Twilio; a number's kind and why it is offline. */
export const telephonyNoticeDetails = {
  registration_refused: (code, language) => say(REGISTRATION_REASONS[reasonOf(code)].words, language, {}),
  number_offline: (code, language) => {
    const [kind = '', why = ''] = code.split(' ')
    const { words, next } = numberReason(kind, why)
    return `${words[language]} ${next[language]}`
  },
  number_back: (kind, language) => NUMBER_NAMES[kind]?.[language] ?? '',
} satisfies NoticeDetails
