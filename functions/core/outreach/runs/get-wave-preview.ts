import type { WaveInput } from '#contract/outreach/automation-schema.ts'
import type { LeftOut } from '#contract/outreach/send-facts.ts'
import { listByLastWord } from '../../customers/contacts/list-by-last-word.ts'
import { SECTIONS } from '../../messaging/conversations/list-conversations.ts'
import { findHours } from '../../messaging/hours/find-hours.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { openCursor, sealCursor } from '../../platform/cursor.ts'
import { openLook } from './open-look.ts'
import { nextWaveAt, quietBelow } from './wave-rules.ts'

/** A part of an answer's time: what follows comes with the cursor. */
const LOOKING_MS = 1_500
const PAGE = 250
const LIST = 'automation wave'

/**
 * How many of all the dealership's customers are quiet already and would be woken by an automation as it stands in the
 * form, and whom its first message couldn't reach. Many are told in parts that add up.
 */
export async function getWavePreview(ctx: Ctx, { id, days, cursor, ...input }: WaveInput & { cursor?: string }) {
  const { org, now } = ctx
  const endsAt = Date.now() + LOOKING_MS
  const conditions = input.conditions ?? undefined
  const [look, hours, { timezone }] = await Promise.all([
    openLook(ctx, { ...input, conditions, days, automation: id }),
    findHours(org),
    readOrganization(org),
  ])
  const told = { size: 0, left_out: {} as Partial<Record<LeftOut, number>> }
  let place: string | undefined = cursor === undefined ? quietBelow(days, now) : openCursor(ctx, LIST, cursor)
  do {
    const page = await listByLastWord({ org }, SECTIONS, { below: place }, PAGE)
    for (const { look: seen } of await look(page.contacts)) {
      if (seen.is === 'quiet' || seen.is === 'left_out') told.size++
      if (seen.is === 'left_out') told.left_out[seen.reason] = (told.left_out[seen.reason] ?? 0) + 1
    }
    place = page.place
  } while (place && Date.now() < endsAt)
  return {
    ...told,
    begins_at: nextWaveAt(now, hours, timezone).toISOString(),
    cursor: place ? sealCursor(ctx, LIST, place) : null,
  }
}
