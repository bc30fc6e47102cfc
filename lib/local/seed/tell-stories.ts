import { addressOn, ownAddressOn, parseAddress, sendersIn } from '#contract/customers/channels/address.ts'
import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { contacts } from '#contract/customers/contacts.ts'
import { notes } from '#contract/customers/notes.ts'
import { assignments } from '#contract/messaging/assignments.ts'
import { chats } from '#contract/messaging/chats.ts'
import { deals } from '#contract/messaging/deals.ts'
import { contactIdOf, conversationIdOf } from '../../../functions/core/customers/contacts/derived-ids.ts'
import { splitName } from '../../../functions/core/customers/contacts/display-name.ts'
import { eachAtOnce } from '../../../functions/core/platform/each-at-once.ts'
import type { Clock } from '../clock.ts'
import { sampleAddress } from '../console/sample-files.ts'
import type { Twilio, TwilioAccount } from '../twilio.ts'
import type { Browser } from './browser.ts'
import { KNOWN, NOTES, PAID } from './known-people.ts'
import { type Author, besideOf, type Line, type Story } from './script.ts'
import { sendSample } from './send-sample.ts'
import { until } from './until.ts'

type Colleague = Exclude<Author, 'customer'>

export interface Stage {
  url: string
  org: string
  account: TwilioAccount
  twilio: Twilio
  browsers: Record<Colleague, Browser>
  people: Record<Colleague, { id: string; name: string }>
  clock: Pick<Clock, 'at'>
}

/** So many lines are told at once, of as many stories: while the table works for one, another is told. */
const AT_ONCE = 6

/** Plays the conversations in chronological order, each line at its time. */
export async function tellStories(stage: Stage, stories: readonly Story[]) {
  const lines = stories
    .flatMap((story) => story.lines.map((line) => ({ story, line, isEnd: isEnd(story, line) })))
    .toSorted((a, b) => b.line[0] - a.line[0])
  const told = new Map<Story, Promise<void>>()
  await eachAtOnce(
    lines.filter(({ isEnd }) => !isEnd),
    AT_ONCE,
    ({ story, line }) => {
      const before = told.get(story)
      const telling = Promise.resolve(before).then(() => stage.clock.at(-line[0], () => tell(stage, story, line)))
      told.set(story, telling)
      return telling
    },
  )
  const ends = lines.filter(({ isEnd }) => isEnd)
  // Nothing else is on its way then, to be caught in a trouble that is not its own.
  if (ends.length > 0) await until(() => sentBy(stage).every(hasArrived) || undefined)
  // One after the other: each sends while Twilio is in a trouble of its own.
  for (const { story, line } of ends) await stage.clock.at(-line[0], () => answerAtLast(stage, story, line))
  await eachAtOnce(stories, AT_ONCE, (story) =>
    stage.clock.at(-(story.lines.at(-1)?.[0] ?? 0), () => settle(stage, story)),
  )
}

const isEnd = (story: Story, line: Line) => story.ends !== undefined && line === story.lines.at(-1)

const tell = (stage: Stage, story: Story, line: Line) =>
  line[2] === 'customer' ? write(stage, story, line) : answer(stage, story, line, line[2])

async function write(stage: Stage, story: Story, [, channel, , body, more]: Line) {
  const { url, account, twilio } = stage
  const { file, quotes, fields = {} } = besideOf(more)
  const from = addressOn(channel, story.from)
  const to = ownAddressOn(channel, sendersIn(account)) ?? ''
  const quoted = quotes && twilio.thread(to, from).findLast((message) => message.body === quotes)
  await twilio.inbound({
    from,
    to,
    fields: quoted ? { ...fields, OriginalRepliedMessageSid: quoted.sid } : fields,
    body,
    profile_name: story.name,
    media_url: file && sampleAddress(url, file),
  })
}

async function answer(stage: Stage, story: Story, [, channel, , body, more]: Line, by: Colleague) {
  const { id, contact } = placeOf(stage, story, channel)
  const { file, quotes } = besideOf(more)
  // Other conversations are read once they are whole.
  const messages = quotes || story.isUnread ? await readThread(stage.browsers[by], channel, id) : []
  const reply_to = messages.findLast((message) => message.body === quotes)?.id
  const media_url = file && (await sendSample(stage.browsers[by], file))
  await stage.browsers[by].call(chats.send, {
    params: { type: channel, id },
    body: { body, media_url, reply_to, contact_id: contact },
  })
}

/** Sends the last answer and leaves it in the status its story ends with, short of delivery. */
async function answerAtLast(stage: Stage, story: Story, line: Line) {
  const { twilio } = stage
  const { ends } = story
  const by = line[2]
  if (ends === undefined || by === 'customer') return
  const to = addressOn(line[1], story.from)
  const isUntold = ends === 'queued' || ends === 'unknown'
  twilio.chaos({ phones_off: true, lost_callbacks: isUntold ? 9 : 0 })
  if (ends === 'unknown') {
    // Sent twice, and Twilio accepted one of them: there is no telling which.
    twilio.fault({ kind: 'reset_after_accept', count: 1 })
    await answer(stage, story, line, by)
    twilio.fault({ kind: '500', count: 1 })
  }
  await answer(stage, story, line, by)

  const { sid } = await until(() => sentBy(stage, to).find(({ status }) => isUntold || status === 'sent'))
  // A status set by hand is final.
  const status = ends === 'unknown' ? 'read' : ends
  await twilio.setStatus(sid, typeof status === 'string' ? { status } : status)
  twilio.chaos({ phones_off: false, lost_callbacks: 0 })
}

/** Newest first. */
const sentBy = ({ account, twilio }: Stage, to?: string) =>
  twilio.messages({ account_sid: account.account_sid, to }).filter(({ direction }) => direction !== 'inbound')
const hasArrived = ({ to, status }: { to: string; status: string }) =>
  ['failed', 'undelivered', CHANNELS[parseAddress(to).channel].hasReadReceipts ? 'read' : 'delivered'].includes(status)

/** Puts the conversation in its final state: contact details, notes, read or unread, status, and assignee. */
async function settle(stage: Stage, story: Story) {
  const { browsers } = stage
  const last = story.lines.at(-1)
  if (!last) return
  const [, channel] = last
  const { contact } = placeOf(stage, story, channel)
  // Not every channel provides names, so someone at the dealership asked.
  if (KNOWN[story.from] || !story.lines.some(([, on, by]) => on === 'whatsapp' && by === 'customer'))
    await browsers.rosa.call(contacts.update, {
      params: { id: contact },
      body: { ...splitName(story.name), ...KNOWN[story.from] },
    })
  const amount = PAID[story.from]
  if (amount) await browsers.rosa.call(deals.update, { params: { id: contact }, body: { sold: { amount } } })
  for (const [by, content] of NOTES[story.from] ?? [])
    await browsers[by].call(notes.create, { params: { id: contact }, body: { content } })
  for (const used of new Set(story.lines.map((line) => line[1]))) {
    const { id } = placeOf(stage, story, used)
    if (!story.isUnread) await readThread(browsers.rosa, used, id)
    if (story.status && used === channel)
      await browsers.rosa.call(chats.status, { params: { type: used, id }, body: { status: story.status } })
  }
  if (story.assignee) {
    const agent_id = stage.people[story.assignee].id
    await browsers.rosa.call(assignments.assign, { body: { contact_id: contact, agent_id } })
  }
}

/** Opens a conversation as a person does, who has then seen it. */
export async function readThread(browser: Browser, channel: Channel, id: string) {
  const params = { type: channel, id }
  const { messages } = await browser.call(chats.messages, { params, query: { per_page: '20' } })
  const newest = messages.at(-1)
  if (newest) await browser.call(chats.read, { params, body: { last_message_id: newest.id } })
  return messages
}

function placeOf({ org }: Stage, { from }: Story, channel: Channel) {
  const contact = contactIdOf(org, from)
  return { contact, id: conversationIdOf(contact, channel) }
}
