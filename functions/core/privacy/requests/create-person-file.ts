import { stageNameIn } from '#contract/customers/names-in-spanish.ts'
import { displayName } from '../../customers/contacts/display-name.ts'
import { getVisibleContact } from '../../customers/contacts/get-contact.ts'
import { listFields } from '../../customers/fields/door.ts'
import { listStages } from '../../customers/stages/list-stages.ts'
import type { Worker } from '../../customers/tasks/take-task.ts'
import { findTimeZone } from '../../people/organizations/find-time-zone.ts'
import { putExport } from '../../platform/aws/export-files.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { contactAsked } from './contact-asked.ts'
import { findEverything } from './find-everything.ts'
import { type Reader, writePage } from './write-page.ts'

/** Writes all that is known of a contact into a page to read and a file for programs. A repeat writes them anew. */
export const createPersonFile: Worker = async (ctx, task, note) => {
  const { id } = task
  const contact = await getVisibleContact(ctx, contactAsked(task))
  const found = await findEverything(ctx.org, contact)
  const page = writePage(displayName(contact), found, ctx.now, await readerOf(ctx))
  await putExport(ctx.org, id, page, 'html')
  await putExport(ctx.org, id, JSON.stringify(found, null, 2), 'json')
  await note({ done: found.length })
}

async function readerOf({ org, caller: { language } }: Ctx): Promise<Reader> {
  const [fields, { data: stages }, timeZone] = await Promise.all([
    listFields(org),
    listStages({ org }),
    findTimeZone(org),
  ])
  const named = [...fields, ...stages.map((one) => ({ id: one.id, name: stageNameIn(language, one) }))]
  return { language, timeZone, names: new Map(named.map(({ id, name }) => [id, name])) }
}
