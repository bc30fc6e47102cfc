import { findOrganization } from '../../people/organizations/door.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { Composed, Recipient } from '../messages/compose-content.ts'
import { listThreadBefore } from '../messages/door.ts'
import type { MessageItem } from '../messages/entity.ts'
import { threadAddress } from './thread-address.ts'

/** A conversation's mail is among the newest. */
const LOOKED_AT = 30
const REFERENCES_MAX = 30

/** Gives a text what a mail has before it: the subject and the ids by which programs join it to the mail that it answers. */
export async function withHead(
  org: OrgId,
  composed: Composed,
  given: { subject?: string; cc?: string[] },
  { id: conversation }: Recipient,
): Promise<Composed> {
  const { kept, content } = composed
  if (!('body' in content)) return composed
  const [{ messages }, reply_to] = await Promise.all([
    listThreadBefore(org, conversation, undefined, LOOKED_AT),
    threadAddress(org, conversation),
  ])
  const before = messages.findLast((one) => one.mail !== undefined && one.sid !== undefined)
  const subject = given.subject || answeringSubject(before) || (await findOrganization(org))?.name || ''
  const cc = given.cc ?? messages.findLast(({ mail }) => mail !== undefined)?.mail?.cc ?? []
  const references = before?.sid ? [...(before.mail?.references ?? []), before.sid].slice(-REFERENCES_MAX) : []
  return {
    ...composed,
    kept: { ...kept, mail: { subject, ...(cc.length > 0 && { cc }), ...(references.length > 0 && { references }) } },
    content: { ...content, head: { subject, cc, references, reply_to } },
  }
}

const ANSWER = /^\s*(?:re|aw|sv|rv)\s*:/i

function answeringSubject(before: MessageItem | undefined): string | undefined {
  const subject = before?.mail?.subject
  return subject && (ANSWER.test(subject) ? subject : `Re: ${subject}`)
}
