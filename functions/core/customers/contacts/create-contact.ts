import type { ContactInput } from '#contract/customers/contact.ts'
import { byContactField } from '#contract/customers/contact-fields.ts'
import { listAgents } from '../../people/accounts/list-agents.ts'
import { recordActElsewhere } from '../../people/audit/record-act.ts'
import { findNamed } from '../../people/organizations/door.ts'
import { may } from '../../platform/access.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { AppError, refusedFields } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { listFields } from '../fields/door.ts'
import { readCustom } from '../fields/read-custom.ts'
import { requireLabels } from '../labels/check-labels.ts'
import { requireStage } from '../stages/check-stage.ts'
import { addContact } from './add-contact.ts'
import { addedBy } from './added-by.ts'
import { requireFree } from './check-addresses.ts'
import { getContact } from './get-contact.ts'
import { idOfNew, newContact } from './new-contact.ts'
import { optOutsAt } from './opt-outs.ts'
import { claimsOf } from './reachable-addresses.ts'
import { readAddresses } from './read-addresses.ts'

/** Makes a contact by hand. Throws `conflict` where one of its numbers is another contact's. */
export async function createContact(by: Ctx, input: ContactInput) {
  const ctx = { ...by, org: await organizationOf(by, input.organization_id) }
  const { org, now } = ctx
  const agent = input.assignee ? await findAgent(ctx, input.assignee) : undefined
  const { addresses, numbers } = await readAddresses(org, input)
  if (input.stage) await requireStage(org, input.stage)
  const labels = input.labels && (await requireLabels(org, input.labels))
  const values = input.custom && readCustom(await listFields(org), input.custom)
  const claimed = claimsOf({ addresses, numbers })
  const { kind: source, detail } = addedBy(ctx)

  let id = ''
  await retryOnConflict(async () => {
    const known = await requireFree(ctx, claimed)
    id = idOfNew(org, claimed, known, now)
    const { first_name, last_name, stage } = input
    const contact = {
      org,
      id,
      listed: {
        first_name,
        last_name,
        addresses,
        ...(numbers.length > 0 && { numbers }),
        ...byContactField((name) => input[name] || undefined),
        labels,
        source,
        assignee_name: agent?.name,
      },
      stage,
      assignee: agent?.id,
      created_at: now.toISOString(),
    }
    return addContact(newContact({ ...contact, opted_out: optOutsAt(known) }, now), { detail, values })
  })
  const made = await getContact(ctx, { id })
  if (org !== by.org) {
    const words = { contact: made.display_name }
    await recordActElsewhere(by, org, { action: 'contact_created_by_admin', about: id, words })
  }
  return made
}

async function findAgent(ctx: Ctx, id: string) {
  if (!may(ctx.caller, 'assign')) throw new AppError('assigning_forbidden')
  const agent = (await listAgents(ctx)).agents.find((one) => one.id === id)
  if (!agent) throw refusedFields({ assignee: { key: 'not_valid' } })
  return agent
}

/** System administrators say whose contact it is, and nobody else does (serve.ts). */
async function organizationOf(ctx: Ctx, named: string | undefined): Promise<OrgId> {
  const { org, caller } = ctx
  if (!caller.isSystemAdmin) return org
  const found = named ? await findNamed(named) : undefined
  if (!found) throw refusedFields({ organization_id: { key: 'organization_missing' } })
  return found
}
