import type { Language } from '#contract/language.ts'
import { factsOfKind } from '#contract/notices.ts'
import type { Notification } from '#contract/people/notifications.ts'
import { say } from '#contract/words.ts'
import { phoneText } from '../../lib/language/phone-text.ts'

/** What a notification says; who has no name yet is called by their number. */
export const sentenceOf = ({ kind, name, count, pair, detail }: Notification, language: Language) =>
  say(factsOfKind(kind).text, language, {
    name: phoneText(name ?? ''),
    count,
    detail,
    other: phoneText(pair?.[1]?.name ?? ''),
  })
