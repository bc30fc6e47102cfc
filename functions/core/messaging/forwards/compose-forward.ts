import { SUBJECT_CHARACTERS } from '#contract/messaging/mail-facts.ts'
import { forwardHead } from '#contract/messaging/mail-forward.ts'
import { say } from '#contract/words.ts'
import { findTimeZone } from '../../people/organizations/find-time-zone.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { cutText } from '../../platform/cut-text.ts'
import type { Content } from '../../telephony/carriers/carrier.ts'
import { composeContent, type Recipient } from '../messages/compose-content.ts'
import type { MessageItem } from '../messages/entity.ts'

const FORWARDED = /^\s*(?:fwd?|rv|wg)\s*:/i

/** The mail in which another is passed on: what is added, its writer's signature, the text, and the files. An answer goes to its writer alone. */
export async function composeForward(ctx: Ctx, mail: MessageItem, added: string, to: Recipient): Promise<Content> {
  const subject = mail.mail?.subject ?? ''
  const titled = FORWARDED.test(subject) ? subject : `Fwd: ${subject}`
  const given = { ...givenToForward(mail, added), subject: cutText(titled, SUBJECT_CHARACTERS) }
  const { content } = await composeContent(ctx, given, to)
  if (!('body' in content) || !content.head) return content
  const { head } = content
  const foot = `${head.foot}\n\n${await quotedText(ctx, mail, to)}`
  return { ...content, head: { ...head, foot, references: [], reply_to: ctx.caller.email } }
}

/** The text before it, and its files. */
const givenToForward = ({ media = [], mail }: MessageItem, body: string) => {
  const files = media.flatMap(({ file, name = '', content_type, size = 0, status }, i) =>
    file && status === 'ready' && i !== mail?.page ? [{ file, name, content_type, size }] : [],
  )
  return { body, cc: [], ...(files.length > 0 && { files }) }
}

async function quotedText({ org, caller: { language } }: Ctx, mail: MessageItem, { contact }: Recipient) {
  const { direction, body, from = '', to = '', user_name, sent_at } = mail
  const { subject = '', cc = [], quoted = '' } = mail.mail ?? {}
  const { first_name, last_name } = contact.listed
  const customer = [first_name, last_name].filter(Boolean).join(' ')
  const named = (name: string | undefined, address: string) => (name ? `${name} <${address}>` : address)
  const at = new Intl.DateTimeFormat(`${language}-US`, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: await findTimeZone(org),
  }).format(new Date(sent_at))
  const isTheirs = direction === 'inbound'
  const head = say(forwardHead, language, {
    ...{ at, subject, cc: cc.join(', ') },
    from: named(isTheirs ? customer : user_name, from),
    to: named(isTheirs ? undefined : customer, to),
  })
  return [head, body, quoted].filter(Boolean).join('\n\n')
}
