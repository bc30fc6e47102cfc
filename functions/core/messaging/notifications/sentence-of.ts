import type { Language } from '#contract/language.ts'
import { factsOfKind } from '#contract/notices.ts'
import type { Notification } from '#contract/people/notifications.ts'
import { say } from '#contract/words.ts'

/** A notification's sentence. */
export const sentenceOf = ({ kind, name, count, pair, detail }: Notification, language: Language) =>
  say(factsOfKind(kind).text, language, { name: name ?? '', count, other: pair?.[1]?.name, detail })
