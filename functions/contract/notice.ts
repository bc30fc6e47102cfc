import type { Label, Language } from '#contract/language.ts'
import type { Sentence } from '#contract/words.ts'

/** Ways to notify a person: in Lotwire's list, by its sound, by the browser while the page is hidden, by email. */
export const NOTICE_WAYS = ['app', 'sound', 'browser', 'email'] as const
export type NoticeWay = (typeof NOTICE_WAYS)[number]

export interface NoticeSubject {
  name: string
  count: number | null
  /** The second customer, of a notice about two. */
  other?: string
  /** What else there is to say, in words. */
  detail?: string | null
}

/** Words the codes that an area's notices keep: a reason, a number. */
export type NoticeDetails = Record<string, (code: string, language: Language) => string>

export interface NoticeFacts {
  /** The label of the setting for it. */
  label: Label
  managersOnly?: true
  /** The default ways, for people who have never chosen. */
  ways: readonly NoticeWay[]
  /** The page it leads to if it is not about a customer. */
  page?: string
  /** It leads there also if it is about a customer. */
  leadsToPage?: true
  /** It stays relevant for a customer's assignee, or for all while unassigned; else for all who see the customer. */
  isOf?: 'assignee' | 'nobody'
  /** It also concerns whom a note mentions, until the conversation closes. */
  isOfMentioned?: true
  /** The kind it becomes for a person who was assigned the customer since. */
  becomes?: string
  /** It is shown with the time that its subject's id holds: it may be recorded minutes later. */
  isDatedBySubject?: true
  /** Cleared for everyone once anyone has read the conversation. */
  isOverWhenRead?: true
  /** False if its area sends its own mail. */
  isMailed?: false
  /** The text, about a customer if there is one, or with a count if it is about several. */
  text: Sentence<NoticeSubject>
}

/** An area's notifications, by kind. */
export type Notices = Record<string, NoticeFacts>
