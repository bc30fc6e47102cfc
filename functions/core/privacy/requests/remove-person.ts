import { removeTurnsOf } from '../../assistant/turns/door.ts'
import { forgetCaller } from '../../calls/calls/move-calls.ts'
import { removeTextBacks } from '../../calls/missed/door.ts'
import { findContact } from '../../customers/contacts/door.ts'
import { partsOf } from '../../customers/contacts/merged-parts.ts'
import { claimsOf } from '../../customers/contacts/reachable-addresses.ts'
import type { Worker } from '../../customers/tasks/take-task.ts'
import { deleteContact } from '../../messaging/conversations/door.ts'
import { removeUnreadNaming } from '../../outreach/leads/door.ts'
import { removeDeliveriesAbout } from '../../outreach/webhooks/door.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import { may } from '../../platform/access.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { keepSale } from '../sales/door.ts'
import { contactAsked } from './contact-asked.ts'

type EndArchive = (org: OrgId) => Promise<void>

/**
 * Deletes all of a contact but the hashes of their addresses, and of a sale its sealed file. Each step may be repeated: until
 * the last one their own item leads to the rest. What lies beside it follows, and exports end (jobs/remove-left.ts); an
 * archive ends only here, for it is long in the making.
 */
export const removePerson =
  (endArchive: EndArchive): Worker =>
  async (ctx, task, note) => {
    const { org } = ctx
    if (!may(ctx.caller, 'audit')) throw notFound()
    const contact = await findContact({ org }, contactAsked(task), true)
    if (contact) {
      const parts = partsOf(contact)
      await keepSale(ctx, { contact: contact.id, parts })
      for (const part of parts) await forgetCaller(org, part)
      const addresses = claimsOf(contact.listed)
      await removeTextBacks(org, addresses)
      await removeTurnsOf(org, parts)
      await removeDeliveriesAbout(org, parts)
      const { email } = contact.listed
      await removeUnreadNaming(org, email ? [...addresses, email] : addresses)
      await retryOnConflict(async () => {
        const seen = await findContact({ org }, contact.id, true)
        return !seen || deleteContact(ctx, seen)
      })
    }
    await endArchive(org)
    await recordAct(ctx, { action: 'person_deleted', about: contactAsked(task) })
    await note({ done: 1 })
  }
