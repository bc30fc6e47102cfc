import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { DEFAULT_LABELS } from '#contract/customers/labels.ts'
import { importContacts } from '../../functions/core/customers/imports/import-contacts.ts'
import { planColumns } from '../../functions/core/customers/imports/plan-columns.ts'
import { readPerson } from '../../functions/core/customers/imports/read-person.ts'
import { CONTACT_LIST, mapColumns } from '../../functions/core/customers/imports/rules.ts'
import { changeImport, findImport, putImport } from '../../functions/core/customers/imports/store.ts'
import { teamOf, User } from '../../functions/core/people/accounts/entity.ts'
import { putListText, uploadName } from '../../functions/core/platform/aws/list-files.ts'
import { newId } from '../../functions/core/platform/table/ids.ts'
import { readBatches } from '../../functions/core/platform/tabular/read-batches.ts'
import { startUploads } from '../../lib/local/uploads.ts'
import { installMeter, metered } from './capacity-meter.ts'
import { manager } from './dealership.ts'
import { type Figure, timed } from './measure.ts'

const ROWS = 50_000
const HEADER = ['First name', 'Last name', 'Phone', 'Email', 'Stage']

/** Brings in a file of new contacts, against reading it alone. */
export async function measureImports(): Promise<Figure[]> {
  const dir = mkdtempSync(join(tmpdir(), 'lotwire-bench-imports-'))
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const uploads = await startUploads({ dir, bucket: 'feeds-bench', ...credentials })
  Object.assign(process.env, { AWS_ENDPOINT_URL_S3: uploads.url, LISTS_BUCKET: 'feeds-bench' })
  installMeter()
  try {
    const text = fileOf(ROWS)
    const readMs = await timed(() => readAlone(text))
    const ctx = manager()
    const id = newId(ctx.now)
    const by = { by: ctx.caller.id, by_name: ctx.caller.name, language: 'en' as const }
    const { id: person, email, role } = ctx.caller
    const member = { id: person, email, role, first_name: 'Dana', last_name: 'Bench', org: ctx.org, org_name: 'Bench' }
    const at = ctx.now.toISOString()
    await User.build(PutItemCommand)
      .item({ ...member, verified_at: at, team: teamOf(ctx.org), team_at: at })
      .send()
    await putImport(ctx.org, { id, filename: 'people.csv', ...by }, ctx.now)
    await putListText(ctx.org, uploadName(id), text)
    const columns = {
      header: HEADER,
      mapping: mapColumns(HEADER),
    }
    await changeImport(ctx.org, id, ['waiting'], { status: 'running', consent: 'Asked', ...columns })
    let importMs = 0
    const { writes, writeUnits } = await metered(async () => {
      importMs = await timed(() => importContacts(ctx, { id }))
    })
    const run = await findImport(ctx.org, id)
    if (run?.created !== ROWS) throw new Error(`The import did something else: ${JSON.stringify(run)}`)
    const perSecond = (ms: number) => `${Math.round(ROWS / (ms / 1000)).toLocaleString('en')} rows/s`
    return [
      {
        measure: `import of ${ROWS} new contacts, against reading the file alone`,
        floor: perSecond(readMs),
        ours: `${perSecond(importMs)}; ${(writes / ROWS).toFixed(2)} writes, ${(writeUnits / ROWS).toFixed(1)} WRU a contact`,
        reach: 'printed',
      },
    ]
  } finally {
    await uploads.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

async function readAlone(text: string) {
  const columns = planColumns({
    header: HEADER,
    mapping: mapColumns(HEADER),
    stages: [{ id: 'new', name: 'New' }] as never,
    labels: [...DEFAULT_LABELS],
    fields: [],
    year: 2026,
    country: 'US' as const,
  })
  const open = () => Readable.from([Buffer.from(text)])
  for await (const { records } of readBatches(open, CONTACT_LIST, () => {}))
    for (const record of records) await readPerson(record, columns)
}

function fileOf(rows: number) {
  const line = (i: number) => `Person,Number ${i},+1628${5_000_000 + i},person.${i}@example.com,new\n`
  return `${HEADER.join(',')}\n${Array.from({ length: rows }, (_, i) => line(i)).join('')}`
}
