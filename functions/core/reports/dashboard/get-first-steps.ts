import { findAssistant } from '../../assistant/setup/door.ts'
import { listNewest } from '../../messaging/conversations/door.ts'
import { SECTIONS } from '../../messaging/conversations/list-conversations.ts'
import { listLatestOf } from '../../messaging/messages/door.ts'
import { listTeam } from '../../people/accounts/door.ts'
import { listInvitations } from '../../people/invitations/door.ts'
import { readSettings } from '../../people/settings/door.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { countVehicles } from '../../stock/catalogue/door.ts'
import { describeSenders } from '../../telephony/connections/door.ts'

/** Of the newest conversations, this many in each status are looked at, and this many messages in each. */
const CONVERSATIONS = 5
const MESSAGES = 10
/** Statuses of our messages that have left Twilio. */
const SENT = ['sent', 'delivered', 'read']

/** A dealership's setup steps and their actual state; null once dismissed. */
export async function getFirstSteps(ctx: Ctx) {
  const { org } = ctx
  const [{ first_steps_hidden }, { canSend, numbers }] = await Promise.all([
    readSettings(org, 'dashboard'),
    describeSenders(org),
  ])
  if (first_steps_hidden) return { steps: null, numbers }
  const [assistant, message, team, invited, vehicles] = await Promise.all([
    findAssistant(org),
    hasAnswered(org),
    listTeam(org),
    listInvitations(org),
    countVehicles(org),
  ])
  return {
    steps: {
      number: canSend,
      assistant: assistant.mode !== 'off',
      message,
      team: team.length + invited.length > 1,
      inventory: vehicles > 0,
    },
    numbers,
  }
}

/** True if a message went out to somebody; a conversation that was only opened does not count. */
async function hasAnswered(org: OrgId): Promise<boolean> {
  const pages = await Promise.all(SECTIONS.map((section) => listNewest({ org }, section, { limit: CONVERSATIONS })))
  const contacts = pages.flatMap((page) => page.contacts)
  const threads = await Promise.all(contacts.map((contact) => listLatestOf(org, contact, MESSAGES)))
  return threads.flat().some(({ direction, status }) => direction === 'outbound' && SENT.includes(status))
}
