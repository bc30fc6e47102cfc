import { findContact } from '../../customers/contacts/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { findSender } from '../../customers/contacts/find-sender.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import { derivedId } from '../../platform/table/ids.ts'
import { findHead } from '../conversations/door.ts'
import { findMarked } from '../messages/find-marked.ts'
import { markOfSid } from '../messages/message-marks.ts'
import { findTold } from './find-by-mail.ts'
import type { MailRead } from './read-mail.ts'
import type { SenderStanding } from './standing-of.ts'

interface Arriving {
  mail: Pick<MailRead, 'from' | 'references'>
  standing: SenderStanding
  /** The conversation whose address it came to. */
  conversation?: string | undefined
}

/** The one whose thread a mail goes into. */
interface Thread {
  contact: string
  /** The contact has, or gets, the sender's address. */
  isTheirs: boolean
  /** It is known only that they say so: nobody else's thread is theirs. */
  isApart?: true
}

/** The newest of many. */
const REFERENCES_READ = 10

/**
 * Whose a mail is, by the address that it came to, else by the mails that it answers, else by its sender, where they are
 * proved; never by its subject. A forged one is of somebody apart, whoever it says to be from. Undefined where nothing tells.
 */
export async function findThread(work: Work, { mail, standing, conversation }: Arriving): Promise<Thread | undefined> {
  const { org } = work
  const { address } = mail.from
  const given = conversation ?? (await findAnswered(org, mail.references))
  const known = given === undefined ? undefined : await contactIn(org, given)
  if (standing === 'forged')
    return given ? { contact: derivedId('forged', org, address), isTheirs: false, isApart: true } : undefined
  const sender = standing === 'proved' ? await findSender(org, address, work.now) : undefined
  const owner = sender && 'contact' in sender ? sender.contact : undefined
  if (known) return { contact: known.id, isTheirs: sender !== undefined && (owner ?? known).id === known.id }
  if (!sender)
    return given ? { contact: derivedId('unproved', org, address), isTheirs: false, isApart: true } : undefined
  const told = owner ?? (await findTold(org, address))
  if (told) return { contact: told.id, isTheirs: true }
  return given && 'id' in sender ? { contact: sender.id, isTheirs: true } : undefined
}

async function contactIn(org: OrgId, conversation: string): Promise<ContactItem | undefined> {
  const head = await findHead(org, conversation)
  return head && findContact({ org }, head.contact, true)
}

async function findAnswered(org: OrgId, references: string[]): Promise<string | undefined> {
  for (const id of references.toReversed().slice(0, REFERENCES_READ)) {
    const answered = await findMarked(org, markOfSid(id))
    if (answered) return answered.conversation
  }
}
