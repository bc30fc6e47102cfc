import { removeTurnsOf } from '../../assistant/turns/door.ts'
import { forgetCaller } from '../../calls/calls/move-calls.ts'
import { removeTextBacks } from '../../calls/missed/door.ts'
import { findContact } from '../../customers/contacts/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { partsOf } from '../../customers/contacts/merged-parts.ts'
import { recordHashes } from '../../customers/contacts/record-hashes.ts'
import { removeAddresses } from '../../customers/contacts/remove-addresses.ts'
import type { Worker } from '../../customers/tasks/take-task.ts'
import { stoppedFor } from '../../messaging/consents/consent-states.ts'
import { listConsentsOf } from '../../messaging/consents/door.ts'
import { deleteContact } from '../../messaging/conversations/door.ts'
import { removeUnreadNaming } from '../../outreach/leads/door.ts'
import { removeDeliveriesAbout } from '../../outreach/webhooks/door.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import { may } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { findSale, keepSale } from '../sales/door.ts'
import { contactAsked } from './contact-asked.ts'
import { findEverything } from './find-everything.ts'

/**
 * Deletes all of a contact but the hashes of their addresses, and of a sale its sealed file. Each step may be repeated: what
 * names them is kept with the task until the last one. What lies beside them follows their item (remove-left).
 */
export const removePerson: Worker = async (ctx, task, note) => {
  const { org } = ctx
  if (!may(ctx.caller, 'audit')) throw notFound()
  const id = contactAsked(task)
  const contact = await findContact({ org }, id, true)
  let addresses: readonly string[] = task.place === undefined ? [] : JSON.parse(task.place)
  if (contact) {
    await keepSale(ctx, id, await findEverything(org, contact))
    addresses = await recordHashes(org, contact, await stoppedAt(ctx, contact))
    await note({ done: 1, place: JSON.stringify(addresses) })
    const parts = partsOf(contact)
    for (const part of parts) await forgetCaller(org, part)
    await removeTextBacks(org, addresses)
    await removeTurnsOf(org, parts)
    await removeDeliveriesAbout(org, parts)
    const { email } = contact.listed
    await removeUnreadNaming(org, email ? [...addresses, email] : addresses)
    await retryOnConflict(async () => {
      const seen = await findContact({ org }, id, true)
      return !seen || deleteContact(seen)
    })
  }
  await removeAddresses(org, addresses)
  const sale = await findSale(org, id, ctx.now)
  if (sale)
    await recordAct(ctx, { action: 'person_deleted_sold', about: id, words: { until: sale.kept_until.slice(0, 10) } })
  else await recordAct(ctx, { action: 'person_deleted', about: id })
  await note({ done: 2 })
}

/** When everything is stopped from: they may have told somebody, and not the number. */
const stoppedAt = async ({ org, now }: Pick<Ctx, 'org' | 'now'>, contact: ContactItem) =>
  Object.keys(contact.opted_out).length === 0 && stoppedFor(contact, await listConsentsOf(org, contact)) === 'all'
    ? now.toISOString()
    : undefined
