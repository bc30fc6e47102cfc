import type { Language } from '#contract/language.ts'
import { publicUrl } from '../../platform/environment.ts'
import { layOutMail } from '../../platform/lay-out-mail.ts'
import { TEXTS } from './texts.ts'

/** The inviter's name and dealership. */
interface Inviter {
  name: string
  organization: string
  language: Language
}

/** The mail with an invitation's link. */
export function writeInvitation({ language, ...by }: Inviter, email: string, code: string) {
  const words = TEXTS[language]
  const url = `${publicUrl()}/invitation?email=${encodeURIComponent(email)}&code=${code}`
  const lines = [words.invited(by), { label: words.accept, url }, words.valid, words.ignore]
  return { subject: words.subject(by), ...layOutMail(lines) }
}

/** The mail to a person who already has an account with another dealership. */
export function writeKnownInvitation({ language, ...by }: Inviter) {
  const words = TEXTS[language]
  return { subject: words.subject(by), ...layOutMail([words.invited(by), words.known, words.ignore]) }
}
