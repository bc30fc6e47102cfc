import { findOrganization } from '../../people/organizations/door.ts'
import type { NamedWork } from '../../platform/actor.ts'
import type { Head } from '../../telephony/carriers/carrier.ts'
import { findThreadCode, threadAddress } from '../mail-threads/find-thread-code.ts'
import { listThreadBefore } from './door.ts'
import type { MessageItem } from './entity.ts'
import { findFootOfMail } from './find-foot-of-mail.ts'

/** A conversation's mail is among the newest. */
const LOOKED_AT = 30
const REFERENCES_MAX = 30

/** What goes before a text in a mail: the subject, and the ids by which programs join it to the mail that it answers. */
export async function findHeadOfMail(
  work: NamedWork,
  conversation: string,
  given: { subject?: string; cc?: string[]; body: string },
): Promise<Head> {
  const { org } = work
  const [{ messages }, code] = await Promise.all([
    listThreadBefore(org, conversation, undefined, LOOKED_AT),
    findThreadCode(org, conversation),
  ])
  const latest = messages.findLast(({ mail }) => mail !== undefined)
  const answered = messages.findLast(({ mail, sid }) => mail !== undefined && sid !== undefined)
  return {
    subject: given.subject || answeringSubject(latest) || ((await findOrganization(org))?.name ?? ''),
    cc: given.cc ?? latest?.mail?.cc ?? [],
    references: answered?.sid ? [...(answered.mail?.references ?? []), answered.sid].slice(-REFERENCES_MAX) : [],
    reply_to: threadAddress(code),
    ...(await findFootOfMail(work, code, given.body)),
  }
}

const ANSWER = /^\s*(?:re|aw|sv|rv)\s*:/i

function answeringSubject(latest: MessageItem | undefined): string | undefined {
  const subject = latest?.mail?.subject
  return subject && (ANSWER.test(subject) ? subject : `Re: ${subject}`)
}
