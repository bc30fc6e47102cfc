import { listTeam } from '../../people/accounts/store.ts'
import { listInvitations } from '../../people/invitations/store.ts'
import { readSettings } from '../../people/settings/store.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { countShown } from '../../stock/catalogue/rules.ts'
import { findLot } from '../../stock/catalogue/store.ts'
import { hasSender } from '../../telephony/connections/rules.ts'
import { findConnection } from '../../telephony/connections/store.ts'
import { listConversations } from '../conversations/list-conversations.ts'

/** What a dealership does first, each as it truly stands; nothing of it once they were put away. */
export async function getFirstSteps(ctx: Ctx) {
  const { org } = ctx
  const { first_steps_hidden } = await readSettings(org, 'dashboard')
  if (first_steps_hidden) return { steps: null }
  const [connection, written, team, invited, lot] = await Promise.all([
    findConnection(org),
    listConversations(ctx, { status: 'all', search: '', per_page: 1 }),
    listTeam(org),
    listInvitations(org),
    findLot(org),
  ])
  return {
    steps: {
      number: hasSender(connection),
      message: written.data.length > 0,
      team: team.length + invited.length > 1,
      inventory: lot !== undefined && countShown(lot) > 0,
    },
  }
}
