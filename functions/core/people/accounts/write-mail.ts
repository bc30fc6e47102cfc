import type { Language } from '#contract/language.ts'
import { publicUrl } from '../../platform/environment.ts'
import { layOutMail } from '../../platform/lay-out-mail.ts'
import { TEXTS } from './texts.ts'

const pageOf = (path: string) => `${publicUrl()}${path}`
const codePageOf = (path: string, email: string, code: string) =>
  pageOf(`${path}?email=${encodeURIComponent(email)}&code=${code}`)

/** The mail with a sign-up's code; `code` may be the pool's placeholder. `replaces`: an earlier one was pending. */
export function writeVerifyMail(email: string, code: string, language: Language, replaces: boolean) {
  const words = TEXTS[language]
  const link = { label: words.verifyLink, url: codePageOf('/email/verify', email, code) }
  const warning = replaces ? [words.replaces] : []
  const lines = [words.verify, ...warning, link, words.orCode(code), words.newest, words.verifyIgnore]
  return { subject: words.verifySubject, ...layOutMail(lines) }
}

/** The mail with a password reset code. */
export function writeResetMail(email: string, code: string, language: Language) {
  const words = TEXTS[language]
  const link = { label: words.resetLink, url: codePageOf('/reset-password', email, code) }
  const lines = [words.reset, link, words.orCode(code), words.newest, words.resetIgnore]
  return { subject: words.resetSubject, ...layOutMail(lines) }
}

/** The mail to an account's owner when their address is used in a form for new users. */
export function writeKnownAddressMail(what: 'signed up' | 'asked to verify', language: Language) {
  const words = TEXTS[language]
  const login = { label: words.login, url: pageOf('/login') }
  const forgot = { label: words.forgot, url: pageOf('/forgot-password') }
  return { subject: words.knownSubject, ...layOutMail([words[what], login, forgot, words.knownIgnore]) }
}
