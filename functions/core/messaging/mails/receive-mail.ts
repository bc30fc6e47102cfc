import { createHash } from 'node:crypto'
import { addressOn } from '#contract/customers/channels/address.ts'
import { MAIL } from '#contract/customers/channels/mail-channel.ts'
import { SUBJECT_CHARACTERS } from '#contract/messaging/mail-facts.ts'
import type { Work } from '../../platform/ctx.ts'
import { cutText } from '../../platform/cut-text.ts'
import { optionalVariable } from '../../platform/environment.ts'
import { receiveMessage } from '../messages/receive-message.ts'
import { createMailFiles } from './create-mail-files.ts'
import { cutQuotes } from './cut-quotes.ts'
import { findThread } from './find-thread.ts'
import { readMail } from './read-mail.ts'
import { standingOf, type Verdicts } from './standing-of.ts'

interface Received {
  /** Under which SES kept it. */
  id: string
  verdicts: Verdicts
  /** The conversation whose address it came to. */
  conversation?: string | undefined
}

const TEXT_CHARACTERS = 20_000
const NAME_CHARACTERS = 120
/** A longer one is known by its hash. */
const MESSAGE_ID_CHARACTERS = 250

/** Takes a mail in as its customer's message; false where it is nobody's whom we know. Safe to repeat. */
export async function receiveMail(work: Work, raw: Uint8Array, received: Received): Promise<boolean> {
  const { id, verdicts, conversation } = received
  const mail = readMail(raw)
  const standing = standingOf(verdicts, mail)
  const thread = await findThread(work, { mail, standing, conversation })
  if (!thread) return false
  const { contact, isTheirs, isApart } = thread
  const { address, name } = mail.from
  const { said, quoted } = cutQuotes(mail.text)
  const sid = sidOf(mail.message_id ?? `<${id}>`)
  const kept = await createMailFiles(work.org, contact, sid, mail)
  const cc = mail.others.filter((one) => one !== address && !isOurs(one))
  await receiveMessage(work, {
    sid,
    channel: MAIL,
    from: isTheirs ? addressOn(MAIL, address) : '',
    writer: address,
    contact,
    body: cutText(said, TEXT_CHARACTERS),
    media: kept.media,
    profile_name: cutText(name, NAME_CHARACTERS),
    ...((isTheirs || isApart) && { details: { email: address } }),
    ...(mail.isByMachine && { told_kind: 'auto_reply' as const }),
    mail: {
      subject: cutText(mail.subject, SUBJECT_CHARACTERS),
      ...(cc.length > 0 && { cc }),
      ...(mail.references.length > 0 && { references: mail.references }),
      ...(quoted !== '' && { quoted: cutText(quoted, TEXT_CHARACTERS) }),
      ...(kept.page !== undefined && { page: kept.page }),
      ...(kept.lost > 0 && { lost: kept.lost }),
      ...(standing === 'forged' && { is_forged: true }),
    },
  })
  return true
}

/** Of our own addresses none gets a copy. */
const isOurs = (address: string) =>
  address.endsWith(`@${optionalVariable('LEADS_DOMAIN')}`) || (optionalVariable('MAIL_FROM') ?? '').includes(address)

const sidOf = (id: string) =>
  id.length > MESSAGE_ID_CHARACTERS ? `<${createHash('sha256').update(id).digest('hex')}>` : id
