import { headerOf } from '../../platform/mime/mime-parts.ts'

/** By these a program or a list says what it is (RFC 3834, RFC 2919, RFC 2369), or is known. */
const MARKS: [header: string, says: RegExp][] = [
  ['auto-submitted', /^(?!no\b)\S/i],
  ['precedence', /^\s*(?:bulk|list|junk|auto_reply)/i],
  ['list-id', /./],
  ['list-unsubscribe', /./],
  ['x-autoreply', /./],
  ['x-autorespond', /./],
  ['x-auto-response-suppress', /\b(?:all|autoreply|oof)\b/i],
  ['return-path', /^\s*<\s*>\s*$/],
  ['content-type', /^\s*multipart\/report/i],
]
const SENDERS = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?|notifications?)(?:[+.-][^@]*)?@/

/** True if nobody wrote a mail: a program, an automatic answer, a list, or a report of what could not be delivered. */
export const isByMachine = (headers: ReadonlyMap<string, string>, from: string): boolean =>
  SENDERS.test(from) || MARKS.some(([name, says]) => says.test(headerOf(headers, name)))
