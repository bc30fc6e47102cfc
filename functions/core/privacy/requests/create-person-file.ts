import { displayName } from '../../customers/contacts/display-name.ts'
import { getVisibleContact } from '../../customers/contacts/get-contact.ts'
import type { Worker } from '../../customers/tasks/take-task.ts'
import { putExport } from '../../platform/aws/export-files.ts'
import { contactAsked } from './contact-asked.ts'
import { findEverything } from './find-everything.ts'
import { writePage } from './write-page.ts'

/** Writes all that is known of a contact into a page to read and a file for programs. A repeat writes them anew. */
export const createPersonFile: Worker = async (ctx, task, note) => {
  const { id } = task
  const contact = await getVisibleContact(ctx, contactAsked(task))
  const found = await findEverything(ctx.org, contact)
  await putExport(ctx.org, id, writePage(displayName(contact), found, ctx.now, ctx.caller.language), 'html')
  await putExport(ctx.org, id, JSON.stringify(found, null, 2), 'json')
  await note({ done: found.length })
}
