import { findContact } from '../../customers/contacts/door.ts'
import { removeDeliveriesAbout } from '../../outreach/webhooks/door.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { OrgId } from '../../platform/ctx.ts'

/**
 * Removes what a change that was followed late brought back of a contact who has been deleted since; nothing of one who
 * is there. `at`: when it was made (ISO 8601).
 */
export async function removeAgain(org: OrgId, contact: string, at: string): Promise<void> {
  if (await findContact({ org }, contact, true)) return
  await removeDeliveriesAbout(org, [contact])
  await enqueue('remove-left', { org, contact, parts: [contact], at })
}
