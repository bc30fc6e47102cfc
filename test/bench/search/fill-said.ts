import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { contactIdOf, conversationIdOf } from '../../../functions/core/customers/contacts/derived-ids.ts'
import { Contact } from '../../../functions/core/customers/contacts/entity.ts'
import { inboxKeys } from '../../../functions/core/customers/contacts/inbox-sections.ts'
import { newContact } from '../../../functions/core/customers/contacts/new-contact.ts'
import { KnownWords, TextPeriod, TextWord, textWordKey } from '../../../functions/core/customers/text-words/entity.ts'
import { dayOf, periodOf, writeKnownWord } from '../../../functions/core/customers/text-words/rules.ts'
import { indexedWordsOf } from '../../../functions/core/customers/text-words/searched-words.ts'
import { Message } from '../../../functions/core/messaging/messages/entity.ts'
import type { OrgId } from '../../../functions/core/platform/ctx.ts'
import { eachAtOnce } from '../../../functions/core/platform/each-at-once.ts'
import { writeAll } from '../../../functions/core/platform/table/batches.ts'
import { newId } from '../../../functions/core/platform/table/ids.ts'
import { makeTalk } from './make-talk.ts'

const DAY_MS = 86_400_000
/** Two years of messages; a customer's come over a month and a half. */
const YEARS_MS = 730 * DAY_MS
const TALK_MS = 45 * DAY_MS
const AT_ONCE = 4

interface Size {
  contacts: number
  messages: number
}

interface Searched {
  stems: string[]
  /** Whether a search reads somebody who said these words in these periods. */
  isRead: (said: Map<string, Map<string, string>>) => boolean
}

/**
 * So many contacts who wrote so many messages, of which only what a search can meet is written: the entries of its words,
 * and of those whom it reads their contact, their words, and their messages.
 */
export async function fillSaid(
  org: OrgId,
  { contacts, messages }: Size,
  { stems, isRead }: Searched,
  random: () => number,
) {
  const each = messages / contacts
  const periods = new Set<string>()
  await eachAtOnce(Array(contacts).keys(), AT_ONCE, async (n) => {
    const talk = makeTalk(random, each)
    const start = Date.now() - TALK_MS - random() * YEARS_MS
    const said = talk.map((body, i) => ({ body, at: new Date(start + (i / each) * TALK_MS) }))
    const known = new Map<string, Map<string, string>>()
    for (const { body, at } of said) {
      const period = periodOf('m', at)
      const words = known.get(period) ?? new Map<string, string>()
      known.set(period, words)
      for (const word of indexedWordsOf(body)) if (!words.has(word)) words.set(word, dayOf('m', at))
    }
    for (const period of known.keys()) periods.add(period)
    const address = `+1628${5_000_000 + n}`
    const contact = contactIdOf(org, address)
    const entries = [...known].flatMap(([period, words]) =>
      [...words]
        .filter(([word]) => stems.some((stem) => word.startsWith(stem)))
        .map(([word, day]) =>
          TextWord.build(BatchPutRequest).item(textWordKey(org, { kind: 'm', period }, { word, day, contact })),
        ),
    )
    if (!isRead(known)) return writeAll(entries)
    const conversation = conversationIdOf(contact, 'sms')
    const last = said.at(-1)?.at ?? new Date()
    await writeAll([
      ...entries,
      ...[...known]
        .filter(([, words]) => words.size > 0)
        .map(([period, words]) =>
          KnownWords.build(BatchPutRequest).item({
            org,
            contact,
            kind: 'm',
            period,
            words: new Set([...words].map(([word, day]) => writeKnownWord({ word, day }))),
          }),
        ),
      Contact.build(BatchPutRequest).item(
        newContact(
          {
            org,
            id: contact,
            created_at: new Date(start).toISOString(),
            last_message_at: last.toISOString(),
            listed: { first_name: 'Maria', last_name: `Garcia ${n}`, addresses: { phone: address } },
            ...inboxKeys(contact, 'active', last.toISOString()),
            most_recent_type: 'sms' as const,
            last_message: said.at(-1)?.body,
            channels: { sms: { inbound: 3, unread: 0, last_inbound_at: last.toISOString() } },
          },
          last,
        ),
      ),
      ...said.map(({ body, at }, i) =>
        Message.build(BatchPutRequest).item({
          org,
          conversation,
          id: newId(at),
          contact,
          channel: 'sms' as const,
          body,
          sent_at: at.toISOString(),
          rank: 9,
          from: address,
          to: '+15125550100',
          ...(i % 2
            ? { direction: 'outbound' as const, status: 'delivered' as const, user_name: 'Marcos Vega' }
            : { direction: 'inbound' as const, status: 'received' as const }),
        }),
      ),
    ])
  })
  await writeAll([...periods].map((period) => TextPeriod.build(BatchPutRequest).item({ org, kind: 'm', period })))
}
