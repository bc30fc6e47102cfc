import { ExportQuery } from '#contract/customers/exports.ts'
import { stageNameIn } from '#contract/customers/names-in-spanish.ts'
import type { Language } from '#contract/language.ts'
import { unasked } from '../../platform/access.ts'
import { putExport } from '../../platform/aws/export-files.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { csvCell } from '../../platform/tabular/csv-cell.ts'
import { findContacts } from '../contacts/door.ts'
import type { ContactItem } from '../contacts/entity.ts'
import { withLongTexts } from '../contacts/read-whole-texts.ts'
import { listFields, listValues } from '../fields/door.ts'
import type { Values } from '../fields/entity.ts'
import { cellsOf } from '../fields/field-values.ts'
import { findPeople } from '../search/find-people.ts'
import { listStages } from '../stages/list-stages.ts'
import type { Worker } from '../tasks/take-task.ts'
import { csvHeader, csvLine } from './contacts-csv.ts'

const CONTACTS_AT_ONCE = 500

/** Columns that another area adds at the end. */
export interface MoreColumns {
  headings: (language: Language) => string[]
  /** The contacts' cells, by their ids. */
  listCells: (
    ctx: Ctx,
    contacts: readonly Pick<ContactItem, 'id' | 'merged'>[],
  ) => Promise<ReadonlyMap<string, string[]>>
}

/** Writes the contacts that fit into a file, in the language of whoever asked. A repeat writes it anew. */
export const createFile =
  (more: MoreColumns): Worker =>
  async (ctx, { id, asked }, note) => {
    const { ids: named, ...query } = ExportQuery.parse(asked)
    const { language } = ctx.caller
    const stages = new Map((await listStages(ctx)).data.map((stage) => [stage.id, stageNameIn(language, stage)]))
    const fields = await listFields(ctx.org)
    const headings = [...fields.map(({ name }) => csvCell(name)), ...more.headings(language)]
    const lines = [csvHeader(language, headings)]
    let place: string | undefined
    do {
      const found = named
        ? { contacts: await findContacts(ctx, named), place: undefined }
        : await findPeople(ctx, query, { sort: 'created_at_desc', place }, CONTACTS_AT_ONCE)
      const contacts = await withLongTexts(ctx.org, found.contacts)
      const ids = contacts.map((contact) => contact.id)
      const known = await findKnown(ctx, ids)
      const [cells, values] = await Promise.all([
        more.listCells(ctx, [...known.values()]),
        fields.length > 0 ? listValues(ctx.org, ids) : new Map<string, Values>(),
      ])
      lines.push(
        ...contacts.map((contact) =>
          csvLine({ ...contact, opted_out: known.get(contact.id)?.opted_out ?? {} }, stages, language, [
            ...cellsOf(fields, values.get(contact.id), language),
            ...(cells.get(contact.id) ?? []),
          ]),
        ),
      )
      await note({ done: lines.length - 1 })
      place = found.place
    } while (place !== undefined)
    await putExport(ctx.org, id, lines.join(''))
  }

/** The lists do not say who opted out, and who was merged: it stands on the contacts themselves. */
async function findKnown(ctx: Ctx, ids: string[]): Promise<Map<string, ContactItem>> {
  return new Map((await findContacts(unasked(ctx), ids)).map((contact) => [contact.id, contact]))
}
