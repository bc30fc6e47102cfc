import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { countOn } from '../../customers/contacts/inbox-sections.ts'
import { listNewest } from '../../messaging/conversations/door.ts'
import { SECTIONS } from '../../messaging/conversations/list-conversations.ts'
import { findMessage } from '../../messaging/messages/door.ts'
import { listTeam } from '../../people/accounts/door.ts'
import { listInvitations } from '../../people/invitations/door.ts'
import { readSettings } from '../../people/settings/door.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { countVehicles } from '../../stock/catalogue/door.ts'
import { hasSenders } from '../../telephony/connections/door.ts'

/** Number of newest conversations checked in each status. */
const ROWS = 20
/** Maximum number of those checked in which only we wrote. */
const MOST_WRITTEN = 5
/** Statuses of our messages that have left Twilio. */
const SENT = ['sent', 'delivered', 'read']

/** A dealership's setup steps and their actual state; null once dismissed. */
export async function getFirstSteps(ctx: Ctx) {
  const { org } = ctx
  const { first_steps_hidden } = await readSettings(org, 'dashboard')
  if (first_steps_hidden) return { steps: null }
  const [number, message, team, invited, vehicles] = await Promise.all([
    hasSenders(org),
    hasTried(org),
    listTeam(org),
    listInvitations(org),
    countVehicles(org),
  ])
  return {
    steps: {
      number,
      message,
      team: team.length + invited.length > 1,
      inventory: vehicles > 0,
    },
  }
}

/** True if a customer wrote or called, or a message was sent; a conversation that was only opened does not count. */
async function hasTried(org: OrgId): Promise<boolean> {
  const pages = await Promise.all(SECTIONS.map((section) => listNewest({ org }, section, { limit: ROWS })))
  const contacts = pages.flatMap((page) => page.contacts)
  if (contacts.some((contact) => countOn(contact, 'inbound') > 0)) return true
  const newest = contacts.flatMap(({ id, most_recent_type: channel, last_message_id }) =>
    channel && last_message_id ? [[conversationIdOf(id, channel), last_message_id] as const] : [],
  )
  const ours = await Promise.all(newest.slice(0, MOST_WRITTEN).map((message) => findMessage(org, ...message)))
  return ours.some((message) => message && SENT.includes(message.status))
}
