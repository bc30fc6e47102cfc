import { ExportQuery } from '#contract/customers/exports.ts'
import { stageNameIn } from '#contract/customers/names-in-spanish.ts'
import { putExport } from '../../platform/aws/export-files.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { ContactItem } from '../contacts/entity.ts'
import { findVisible } from '../contacts/find-visible.ts'
import { findContacts } from '../contacts/store.ts'
import { withLongTexts } from '../long-texts/store.ts'
import { findPeople } from '../search/find-people.ts'
import { listStages } from '../stages/list-stages.ts'
import type { Worker } from '../tasks/take-task.ts'
import { csvHeader, csvLine } from './contacts-csv.ts'

const CONTACTS_AT_ONCE = 500

/** Writes the contacts that fit into a file, in the language of whoever asked. A repeat writes it anew. */
export const createFile: Worker = async (ctx, { id, asked }, note) => {
  const { ids, ...query } = ExportQuery.parse(asked)
  const { language } = ctx.caller
  const stages = new Map((await listStages(ctx)).data.map((stage) => [stage.id, stageNameIn(language, stage)]))
  const lines = [csvHeader(language)]
  let place: string | undefined
  do {
    const found = ids
      ? { contacts: await findVisible(ctx, ids), place: undefined }
      : await findPeople(ctx, query, { sort: 'created_at_desc', place }, CONTACTS_AT_ONCE)
    const contacts = await withLongTexts(ctx.org, found.contacts)
    const optOuts = await readOptOuts(ctx.org, contacts)
    lines.push(
      ...contacts.map((contact) => csvLine({ ...contact, opted_out: optOuts.get(contact.id) ?? {} }, stages, language)),
    )
    await note({ done: lines.length - 1 })
    place = found.place
  } while (place !== undefined)
  await putExport(ctx.org, id, lines.join(''))
}

/** The lists do not say who opted out: it stands on the contacts themselves. */
async function readOptOuts(org: OrgId, contacts: { id: string }[]): Promise<Map<string, ContactItem['opted_out']>> {
  const found = await findContacts(
    org,
    contacts.map(({ id }) => id),
  )
  return new Map(found.map(({ id, opted_out }) => [id, opted_out]))
}
