import { addressOn, ownAddressOn, parseAddress, sendersIn } from '#contract/customers/channels/address.ts'
import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { contacts } from '#contract/customers/contacts.ts'
import { notes } from '#contract/customers/notes.ts'
import { assignments } from '#contract/messaging/assignments.ts'
import { chats } from '#contract/messaging/chats.ts'
import { deals } from '#contract/messaging/deals.ts'
import { contactIdOf, conversationIdOf } from '../../../functions/core/customers/contacts/derived-ids.ts'
import { splitName } from '../../../functions/core/customers/contacts/display-name.ts'
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
  clock: { offsetHours: number }
}

/** Plays the conversations in chronological order, setting the clock back to each line's time. */
export async function tellStories(stage: Stage, stories: readonly Story[]) {
  const lines = stories.flatMap((story) => story.lines.map((line) => ({ story, line })))
  for (const { story, line } of lines.toSorted((a, b) => b.line[0] - a.line[0])) {
    stage.clock.offsetHours = -line[0]
    if (line[2] === 'customer') await write(stage, story, line)
    else if (line === story.lines.at(-1)) await answerAtLast(stage, story, line, line[2])
    else await answer(stage, story, line, line[2])
  }
  for (const story of stories) await settle(stage, story)
  stage.clock.offsetHours = 0
}

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
  const messages = await read(stage.browsers[by], channel, id)
  const reply_to = messages.findLast((message) => message.body === quotes)?.id
  const media_url = file && (await sendSample(stage.browsers[by], file))
  await stage.browsers[by].call(chats.send, {
    params: { type: channel, id },
    body: { body, media_url, reply_to, contact_id: contact },
  })
}

/** Sends the last answer and leaves it in the status its story ends with, short of delivery. */
async function answerAtLast(stage: Stage, story: Story, line: Line, by: Colleague) {
  const { twilio } = stage
  const { ends } = story
  if (ends === undefined) return answer(stage, story, line, by)
  const to = addressOn(line[1], story.from)
  const isUntold = ends === 'queued' || ends === 'unknown'
  // Callbacks of other messages that are still on their way must not be lost with this one's.
  if (isUntold) await until(() => sentBy(stage).every(hasArrived) || undefined)
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
  const { browsers, clock } = stage
  const last = story.lines.at(-1)
  if (!last) return
  clock.offsetHours = -last[0]
  const [, channel] = last
  const { contact } = placeOf(stage, story, channel)
  // Not every channel provides names, so someone at the dealership asked.
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
    if (!story.isUnread) await read(browsers.rosa, used, id)
    if (story.status && used === channel)
      await browsers.rosa.call(chats.status, { params: { type: used, id }, body: { status: story.status } })
  }
  if (story.assignee) {
    const agent_id = stage.people[story.assignee].id
    await browsers.rosa.call(assignments.assign, { body: { contact_id: contact, agent_id } })
  }
}

async function read(browser: Browser, channel: Channel, id: string) {
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
