import { addressOn } from '#contract/customers/channels/address.ts'
import { writeVehicleCode } from '#contract/stock/vehicle-code.ts'
import { metaWebhooks } from '#contract/telephony/meta-pages.ts'
import { findSender } from '../core/customers/contacts/find-sender.ts'
import { receiveMessage } from '../core/messaging/messages/receive-message.ts'
import { recordEcho } from '../core/messaging/messages/record-echo.ts'
import { recordEdit } from '../core/messaging/messages/record-edit.ts'
import { recordReaction } from '../core/messaging/messages/record-reaction.ts'
import { recordSeen } from '../core/messaging/messages/record-seen.ts'
import { recordWithdrawal } from '../core/messaging/messages/record-withdrawal.ts'
import { findVehicleOn } from '../core/messaging/webchat/find-vehicle-on.ts'
import type { Guest, Work } from '../core/platform/ctx.ts'
import { optionalVariable } from '../core/platform/environment.ts'
import { admitEvents, answerCheck } from '../core/telephony/meta/admit-events.ts'
import { findNameOf, findOrgAt } from '../core/telephony/meta-pages/door.ts'
import { personAt } from '../core/telephony/meta-pages/person-at.ts'
import { serve } from '../serve.ts'
import { type MetaEvent, readEvents } from './meta-events.ts'

/** Where people answer at Meta itself. */
const INBOX = 'Meta Business Suite'
/** A message that comes later than this counts from when it was written. */
const LATE_MS = 60_000

/** Meta's door: verify, translate, delegate; each event is safe to repeat. */
export const handler = serve(metaWebhooks, {
  verify: ({ query }) => answerCheck(query),
  messages: async ({ text, headers }, guest) => {
    admitEvents(text, headers['x-hub-signature-256'] ?? '')
    const failures: unknown[] = []
    for (const event of readEvents(text)) await takeEvent(guest, event).catch((error) => failures.push(error))
    // Meta brings all of it again.
    if (failures.length > 0) throw failures[0]
    return { text: 'EVENT_RECEIVED' }
  },
})

/** An event of a page that nobody connected is dropped. */
async function takeEvent({ now, requestId }: Guest, event: MetaEvent): Promise<void> {
  const org = await findOrgAt(event.account)
  if (!org) return
  const work = { org, now, requestId }
  const { channel, account, at } = event
  const address = personAt(account, event.person)
  switch (event.kind) {
    case 'message':
      return takeMessage(work, event, address)
    case 'echo': {
      // Messages that leave from here are here already.
      if (event.app === optionalVariable('META_APP_ID')) return
      const { mid: sid, body, media } = event
      const name = await findNewName(work, event, address)
      return recordEcho(work, { channel, sid, to: address, line: account, body, media, at, writtenIn: INBOX, name })
    }
    case 'reaction':
      return recordReaction(work, { channel, address, sid: event.mid, emoji: event.emoji, at })
    case 'edit':
      return recordEdit(work, { channel, address, sid: event.mid, body: event.body, edits: event.edits, at })
    case 'withdrawal':
      return recordWithdrawal(work, { channel, address, sid: event.mid })
    case 'seen':
      return recordSeen(work, { channel, address, status: event.status, until: event.until })
  }
}

type Of<Kind> = Extract<MetaEvent, { kind: Kind }>

async function takeMessage(work: Work, event: Of<'message'>, address: string): Promise<void> {
  const { channel, account, at, mid, body, media, quotes, referral, opened } = event
  const vehicle = opened && (await findVehicleOn(work.org, opened))
  const told_kind = event.story ? (`story_${event.story}` as const) : event.isChosen ? 'button' : undefined
  await receiveMessage(work, {
    ...{ sid: mid, media, quotes, referral, told_kind },
    from: addressOn(channel, address),
    to: addressOn(channel, account),
    line: account,
    body: vehicle ? `${body} ${writeVehicleCode(vehicle)}`.trim() : body,
    profile_name: await findNewName(work, event, address),
    ...(work.now.getTime() - at.getTime() > LATE_MS && { occurred_at: at }),
  })
}

/** The name of somebody who has not written before. */
async function findNewName({ org, now }: Work, { channel, account, person }: MetaEvent, address: string) {
  const isKnown = 'contact' in (await findSender(org, address, now))
  return isKnown ? undefined : findNameOf(org, channel, account, person)
}
