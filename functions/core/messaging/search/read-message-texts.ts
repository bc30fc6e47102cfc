import { ALL_CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { holdsWords } from '../../customers/text-words/searched-words.ts'
import type { Between, FoundText, TextSource } from '../../customers/text-words/text-source.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { earliestId } from '../../platform/table/ids.ts'
import { listBetween } from '../messages/door.ts'
import { wordsOf } from '../messages/words-of.ts'

/** Of one conversation and period; the search within the conversation has them all. */
const MOST_FOUND = 10
const READ_AT_ONCE = 60
const MOST_READ = 600

/** Messages on a channel, or on all, for a search of texts. */
export const messageTexts = (only?: Channel): TextSource => ({
  kind: 'm',
  async read(org, contact, words, between) {
    const channels = ALL_CHANNELS.filter((channel) => contact.channels[channel] && (only ?? channel) === channel)
    const read = await Promise.all(channels.map((channel) => readThread(org, contact, channel, words, between)))
    return { found: read.flatMap(({ found }) => found), units: read.reduce((sum, { units }) => sum + units, 0) }
  },
})

async function readThread(
  org: OrgId,
  { id: contact }: ContactItem,
  type: Channel,
  words: string[],
  { from, to }: Between,
) {
  const id = conversationIdOf(contact, type)
  const found: FoundText[] = []
  let units = 0
  let before = earliestId(to.getTime())
  for (let read = 0; read < MOST_READ && found.length < MOST_FOUND; read += READ_AT_ONCE) {
    const page = await listBetween(org, id, earliestId(from.getTime()), before, READ_AT_ONCE)
    units += page.units
    const messages = page.messages.filter((message) => message.id !== before)
    for (const message of messages) {
      const text = wordsOf(message)
      if (holdsWords(text, words))
        found.push({ id: message.id, text, at: message.sent_at, where: { type, id }, by: message.user_id })
    }
    before = messages.at(-1)?.id ?? before
    if (page.isEnd) break
  }
  return { found: found.slice(0, MOST_FOUND), units }
}
