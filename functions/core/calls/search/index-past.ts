import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { findContacts } from '../../customers/contacts/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { listPeople } from '../../customers/contacts/list-people.ts'
import { listNotesOf } from '../../customers/notes/door.ts'
import { findPast, putPast } from '../../customers/text-words/door.ts'
import { indexTexts } from '../../customers/text-words/index-texts.ts'
import { pagesAfter } from '../../messaging/messages/door.ts'
import { wordsOf } from '../../messaging/messages/words-of.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { momentOf } from '../../platform/table/ids.ts'
import { listTranscripts } from '../recordings/door.ts'

const CONTACTS_AT_ONCE = 50

/**
 * Indexes what was written and said before words were indexed, the newest contacts first, until `until` (epoch
 * milliseconds); once a dealership. A break costs one page. True once all is there.
 */
export async function indexPast(org: OrgId, until: number): Promise<boolean> {
  const begun = await findPast(org)
  if (begun?.is_done) return true
  let place = begun?.place
  do {
    const page = await listPeople({ org }, {}, place, CONTACTS_AT_ONCE)
    const ids = page.people.map(({ id }) => id)
    for (const contact of await findContacts({ org }, ids)) await indexContact(org, contact)
    place = page.place
    await putPast(org, place)
    if (Date.now() > until) break
  } while (place !== undefined)
  return place === undefined
}

async function indexContact(org: OrgId, { id: contact, channels }: ContactItem): Promise<void> {
  for (const channel of ALL_CHANNELS)
    if (channels[channel]) await indexThread(org, contact, conversationIdOf(contact, channel))
  const [notes, transcripts] = await Promise.all([listNotesOf(org, contact), listTranscripts(org, contact)])
  await indexTexts(
    org,
    'n',
    notes.map(({ created_at, content: text }) => ({ contact, at: new Date(created_at), text })),
  )
  await indexTexts(
    org,
    'c',
    transcripts.map(({ call, said: { text } }) => ({ contact, at: momentOf(call), text })),
  )
}

async function indexThread(org: OrgId, contact: string, conversation: string): Promise<void> {
  for await (const messages of pagesAfter(org, conversation))
    await indexTexts(
      org,
      'm',
      messages.map((message) => ({ contact, at: momentOf(message.id), text: wordsOf(message) })),
    )
}
