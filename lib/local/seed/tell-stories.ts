import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { chats } from '../../../functions/contract/chats.ts'
import { Contact, contactIdOf } from '../../../functions/core/contacts/entity.ts'
import { splitName } from '../../../functions/core/contacts/rules.ts'
import { conversationIdOf } from '../../../functions/core/conversations/entity.ts'
import type { Twilio, TwilioAccount } from '../twilio.ts'
import type { Browser } from './browser.ts'
import type { Author, Line, Story } from './script.ts'

export interface Stage {
  org: string
  account: TwilioAccount
  twilio: Twilio
  browsers: Record<Exclude<Author, 'customer'>, Browser>
  clock: { offsetHours: number }
}

/** Plays the conversations in the order in which they were written, the clock put back to each line's time. */
export async function tellStories(stage: Stage, stories: readonly Story[]) {
  const lines = stories.flatMap((story) => story.lines.map((line) => ({ story, line })))
  for (const { story, line } of lines.toSorted((a, b) => b.line[0] - a.line[0])) {
    stage.clock.offsetHours = -line[0]
    if (line[2] === 'customer') await write(stage, story, line)
    else await answer(stage, story, line, line[2])
  }
  for (const story of stories) await settle(stage, story)
  stage.clock.offsetHours = 0
}

async function write({ account, twilio }: Stage, { from, name }: Story, [, channel, , body]: Line) {
  const isWhatsapp = channel === 'whatsapp'
  await twilio.inbound({
    from: isWhatsapp ? `whatsapp:${from}` : from,
    to: isWhatsapp ? account.whatsapp_from : account.phone_number,
    body,
    profile_name: isWhatsapp ? name : undefined,
  })
}

async function answer(stage: Stage, story: Story, [, channel, , body]: Line, by: Exclude<Author, 'customer'>) {
  const { id, contact } = placeOf(stage, story, channel)
  await read(stage.browsers[by], channel, id)
  await stage.browsers[by].call(chats.send, { params: { type: channel, id }, body: { body, contact_id: contact } })
}

/** How the story stands at last: read or not, delivered or not, active or not. */
async function settle(stage: Stage, story: Story) {
  const { account, twilio, browsers, clock } = stage
  const last = story.lines.at(-1)
  if (!last) return
  clock.offsetHours = -last[0]
  const [, channel] = last
  // SMS tells no names; somebody at the dealership asked.
  if (story.lines.every((line) => line[1] === 'sms'))
    await Contact.build(UpdateItemCommand)
      .item({ org: stage.org, id: placeOf(stage, story, channel).contact, ...splitName(story.name) })
      .send()
  if (story.fails) {
    const to = channel === 'whatsapp' ? `whatsapp:${story.from}` : story.from
    const sent = twilio
      .messages({ account_sid: account.account_sid, to })
      .find(({ direction }) => direction !== 'inbound')
    if (sent) await twilio.setStatus(sent.sid, story.fails)
  }
  for (const used of new Set(story.lines.map((line) => line[1]))) {
    const { id } = placeOf(stage, story, used)
    if (!story.isUnread) await read(browsers.rosa, used, id)
    if (story.status && used === channel)
      await browsers.rosa.call(chats.status, { params: { type: used, id }, body: { status: story.status } })
  }
}

async function read(browser: Browser, channel: 'whatsapp' | 'sms', id: string) {
  const params = { type: channel, id }
  const { messages } = await browser.call(chats.messages, { params, query: { per_page: '1' } })
  const [newest] = messages
  if (newest) await browser.call(chats.read, { params, body: { last_message_id: newest.id } })
}

function placeOf({ org }: Stage, { from }: Story, channel: 'whatsapp' | 'sms') {
  const contact = contactIdOf(org, from)
  return { contact, id: conversationIdOf(contact, channel) }
}
