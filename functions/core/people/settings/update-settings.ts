import type { SettingType } from '#contract/people/setting-keys.ts'
import type { Refused } from '#contract/refusals.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { notFound, refusedFields } from '../../platform/errors.ts'
import { untilUnchanged } from '../../platform/table/conflicts.ts'
import { listAgents } from '../accounts/list-agents.ts'
import { setSeesAllChats } from '../accounts/store.ts'
import { factsOf, readValue } from './rules.ts'
import { addValues, findGroup, readSettings } from './store.ts'

interface Setting {
  key: string
  value: string
  group: string
  type?: SettingType
}

/** Sets any of a dealership's settings. Throws `invalid` where one is unknown or of another type; then none is set. */
export async function updateSettings(ctx: Ctx, input: { settings: Setting[] }) {
  const { org } = ctx
  const read = readAll(input.settings)
  const { assignment = {} } = read
  if (assignment.selected_agent_ids !== undefined) await requireAgents(ctx, JSON.parse(assignment.selected_agent_ids))
  for (const [group, values] of Object.entries(read))
    await untilUnchanged(async () => addValues(await findGroup(org, group), values))
  if (assignment.grant_view_all_chats !== undefined) await grantAllChats(org)
  return { message: 'Settings saved.' }
}

/** The values to keep, by group and key. */
function readAll(settings: Setting[]): Record<string, Record<string, string>> {
  const read: Record<string, Record<string, string>> = {}
  const wrong: Record<string, Refused> = {}
  for (const [i, { key, value, group, type }] of settings.entries()) {
    const facts = factsOf(group, key)
    const kept = facts && readValue(facts, value)
    if (!facts) wrong[`settings.${i}.key`] = { key: 'setting_unknown' }
    else if (type !== undefined && type !== facts.type) wrong[`settings.${i}.type`] = { key: 'not_valid' }
    else if (kept === undefined) wrong[`settings.${i}.value`] = { key: 'not_valid' }
    else read[group] = { ...read[group], [key]: kept }
  }
  if (Object.keys(wrong).length > 0) throw refusedFields(wrong)
  return read
}

async function requireAgents(ctx: Ctx, ids: string[]) {
  const { agents } = await listAgents(ctx)
  if (!ids.every((id) => agents.some((agent) => agent.id === id))) throw notFound()
}

/**
 * Has each agent's own item say what is set: a request reads no other (accounts/entity.ts), so it counts from the next
 * one on. Who was overtaken by another change writes what that one set.
 */
async function grantAllChats(org: OrgId) {
  await untilUnchanged(async () => {
    const before = await readSettings(org, 'assignment')
    await setSeesAllChats(org, before.grant_view_all_chats)
    const after = await readSettings(org, 'assignment')
    return before.grant_view_all_chats === after.grant_view_all_chats
  })
}
