import type { Language } from '#contract/language.ts'
import { type Notification, pathOfNotification } from '#contract/people/notifications.ts'
import { publicUrl } from '../../platform/environment.ts'
import { layOutMail } from '../../platform/lay-out-mail.ts'
import { sentenceOf } from './sentence-of.ts'
import { TEXTS } from './texts.ts'

/** More would hide the first ones. */
const MOST_NAMED = 10

const addressOf = (path: string) => `${publicUrl()}${path}`

/** A mail about what somebody has not read, newest first; it tells names, and nothing that was written. */
export function writeNotificationMail(unread: Notification[], language: Language) {
  const words = TEXTS[language]
  const named = unread
    .slice(0, MOST_NAMED)
    .map((one) => ({ text: sentenceOf(one, language), url: addressOf(pathOfNotification(one)) }))
  const left = unread.length - named.length
  const choices = { label: words.choices, url: addressOf('/notifications/settings') }
  const lines = [
    words.greeting,
    ...named.map(({ text, url }) => ({ label: text, url })),
    ...(left > 0 ? [words.more(left)] : []),
    choices,
  ]
  return { subject: named[0]?.text ?? '', ...layOutMail(lines) }
}
