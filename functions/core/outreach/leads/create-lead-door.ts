import { randomBytes } from 'node:crypto'
import type { LeadWay } from '#contract/outreach/lead-facts.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { CROWDED_TURNS, retryOnConflict } from '../../platform/table/conflicts.ts'
import { getLeadDoors } from './get-lead-doors.ts'
import { findDoor, replaceToken } from './store.ts'

const TOKEN_BYTES = 12

/** Makes an address for leads; the one there was takes nothing from now on. */
export async function createLeadDoor(ctx: Ctx, { way }: { way: LeadWay }) {
  // In a mail's address case is lost on the way.
  const token = `${way === 'mail' ? 'leads-' : ''}${randomBytes(TOKEN_BYTES).toString('hex')}`
  await retryOnConflict(async () => replaceToken(ctx.org, way, await findDoor(ctx.org, way), token), CROWDED_TURNS)
  await recordAct(ctx, { action: 'lead_address_made', about: way, words: { way } })
  return getLeadDoors(ctx)
}
