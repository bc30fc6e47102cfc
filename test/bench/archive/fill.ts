import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { Address } from '../../../functions/core/customers/contacts/address-entity.ts'
import { contactIdOf, conversationIdOf } from '../../../functions/core/customers/contacts/derived-ids.ts'
import { Head } from '../../../functions/core/messaging/conversations/entity.ts'
import { Marker, Message } from '../../../functions/core/messaging/messages/entity.ts'
import { keptFileKey, putMedia } from '../../../functions/core/platform/aws/media-files.ts'
import type { OrgId } from '../../../functions/core/platform/ctx.ts'
import { eachAtOnce } from '../../../functions/core/platform/each-at-once.ts'
import { writeAll } from '../../../functions/core/platform/table/batches.ts'
import { newId } from '../../../functions/core/platform/table/ids.ts'
import { loadContacts, randomFrom } from '../contacts.ts'
import { makeTalk } from '../search/make-talk.ts'
import { untilInTime } from '../until-in-time.ts'

const AT_ONCE = 4
/** Contacts whose threads are written together. */
const TOGETHER = 40
const FILE_BYTES = 200_000
const MINUTE_MS = 60_000

/** Contacts with their words of the search, each with a thread of so many messages, and so many files in all. */
export async function fillDealership(
  org: OrgId,
  { contacts, messages, files }: { contacts: number; messages: number; files: number },
): Promise<void> {
  await loadContacts(org, contacts, [''])
  const random = randomFrom(7)
  for (let n = 0; n < contacts; n += TOGETHER) {
    const threads = Array.from({ length: Math.min(TOGETHER, contacts - n) }, (_, i) =>
      threadOf(org, n + i, makeTalk(random, messages)),
    )
    await untilInTime(() => writeAll(threads.flat()))
  }
  await eachAtOnce(Array(files).keys(), AT_ONCE, (n) =>
    putMedia(keptFileKey(org, contactIdOf(org, addressOf(n)), `${newId(new Date())}/photo.jpg`), bytesOf(n), {
      type: 'image/jpeg',
      filename: `Señor ${n}.jpg`,
    }),
  )
}

/** As `loadContacts` has them. */
const addressOf = (n: number) => `+1628${5_000_000 + n}`

const bytesOf = (n: number) => new Uint8Array(FILE_BYTES).fill(n % 251)

function threadOf(org: OrgId, n: number, talk: readonly string[]) {
  const address = addressOf(n)
  const contact = contactIdOf(org, address)
  const conversation = conversationIdOf(contact, 'sms')
  const start = Date.UTC(2026, 0) + n * MINUTE_MS
  return [
    Address.build(BatchPutRequest).item({ org, address, contact }),
    Head.build(BatchPutRequest).item({ org, conversation, contact, channel: 'sms' }),
    ...talk.flatMap((body, i) => {
      const at = new Date(start + i * MINUTE_MS)
      const [id, sid] = [newId(at), `SM${n}-${i}`]
      const way =
        i % 2
          ? ({ direction: 'outbound', status: 'delivered', user_name: 'Marcos Vega' } as const)
          : ({ direction: 'inbound', status: 'received' } as const)
      const of = { org, conversation, contact, channel: 'sms' as const, sent_at: at.toISOString(), rank: 9 }
      return [
        Message.build(BatchPutRequest).item({ ...of, ...way, id, sid, body, from: address, to: '+15125550100' }),
        Marker.build(BatchPutRequest).item({ org, mark: sid, conversation, message: id }),
      ]
    }),
  ]
}
