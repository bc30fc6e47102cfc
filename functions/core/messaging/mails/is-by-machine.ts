import { headerOf } from '../../platform/mime/mime-parts.ts'

/** By these a program or a list says what it is (RFC 3834, RFC 2919, RFC 2369), or is known. */
const MARKS: [header: string, says: RegExp][] = [
  ['auto-submitted', /^(?!no\b)\S/i],
  ['precedence', /^\s*(?:bulk|list|junk|auto_reply)/i],
  ['list-id', /./],
  ['list-unsubscribe', /./],
  // People's programs ask for no notices of absence; that wants no automatic answer of any kind is a machine's own.
  ['x-auto-response-suppress', /\b(?:all|autoreply)\b/i],
  ['return-path', /^\s*<\s*>\s*$/],
  ['content-type', /^\s*multipart\/report/i],
]
/** Headers that answering programs add, each under its own name: "X-Autoreply", "X-Auto-Reply", "X-Autorespond". */
const OWN_MARK = /^x-(?:[\w-]+-)?auto-?(?:repl|respon(?!se-suppress)|generated)/
const SENDERS = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?|notifications?)(?:[+.-][^@]*)?@/

/** True if nobody wrote a mail: a program, an automatic answer, a list, or a report of what could not be delivered. */
export const isByMachine = (headers: ReadonlyMap<string, string>, from: string): boolean =>
  SENDERS.test(from) ||
  MARKS.some(([name, says]) => says.test(headerOf(headers, name))) ||
  [...headers].some(([name, says]) => OWN_MARK.test(name) && !/^\s*(?:no|false)\b/i.test(says))
