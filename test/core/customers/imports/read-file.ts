import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_LABELS } from '#contract/customers/labels.ts'
import { listRows } from '../../../../functions/core/customers/imports/list-rows.ts'
import { planColumns } from '../../../../functions/core/customers/imports/plan-columns.ts'
import { readPerson } from '../../../../functions/core/customers/imports/read-person.ts'
import { mapColumns } from '../../../../functions/core/customers/imports/rules.ts'

/** The people of a case's file, as a dealership in the United States would get them. */
export const readSample = (name: string) => readPeople(join(import.meta.dirname, 'samples', name))

/** The same of rows that are written out. */
export const readRows = (...rows: string[]) => readBytes(rows.join('\n'))

/** The same of a file that is written out, whatever it is. */
export function readBytes(file: string | Buffer) {
  const path = join(mkdtempSync(join(tmpdir(), 'people-')), 'people')
  writeFileSync(path, file)
  return readPeople(path)
}

async function readPeople(path: string) {
  const people: Awaited<ReturnType<typeof readPerson>>[] = []
  let columns: ReturnType<typeof planColumns> | undefined
  for await (const { cells = [] } of listRows(path)) {
    if (columns) people.push(await readPerson(cells, columns))
    else {
      const stages = [{ id: 'sold', name: 'Sold' }] as never
      const labels = [...DEFAULT_LABELS]
      columns = planColumns({
        header: cells,
        mapping: mapColumns(cells),
        stages,
        labels,
        fields: [],
        year: 2026,
        country: 'US',
      })
    }
  }
  return people
}

/** The first number of a row that holds this text alone. */
export async function numberOf(text: string, country = ''): Promise<string | undefined> {
  const [one] = await readRows('Name\tPhone\tCountry', `A B\t${text}\t${country}`)
  return one?.person.addresses.phone
}
