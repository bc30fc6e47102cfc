import { Contact } from '../../customers/contacts/entity.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import { workingMinutesFrom } from '../../people/organizations/working-minutes.ts'
import { readSettings } from '../../people/settings/door.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { type Change, follow } from '../../platform/table/follow.ts'
import { isFirstHeard, isImported, newLead } from './rules.ts'
import { putLead } from './store.ts'

export const follows = {
  begin_first_touch: follow({
    on: [Contact],
    when: (change) => isFirstHeard(change) || isImported(change),
    do: beginLeads,
  }),
}

/** From now on somebody is expected to answer a new lead, where the dealership has it so. */
async function beginLeads(org: OrgId, changes: Change<typeof Contact>[]) {
  const { first_touch_enabled, first_touch_minutes, first_touch_imports } = await readSettings(org, 'first_touch')
  const leads = changes.filter((change) => first_touch_imports || isFirstHeard(change))
  if (!first_touch_enabled || leads.length === 0) return
  const dealership = await readOrganization(org)
  for (const { after, at } of leads)
    if (after) await putLead(newLead(org, after.id, at, workingMinutesFrom(dealership, at, first_touch_minutes)))
}
