import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findContact } from '../../../../functions/core/customers/contacts/door.ts'
import { findAddress } from '../../../../functions/core/customers/contacts/find-address.ts'
import { undoImport } from '../../../../functions/core/customers/imports/end-import.ts'
import { importContacts } from '../../../../functions/core/customers/imports/import-contacts.ts'
import { readHead } from '../../../../functions/core/customers/imports/read-head.ts'
import { changeImport, findImport, putImport } from '../../../../functions/core/customers/imports/store.ts'
import { teamOf, User } from '../../../../functions/core/people/accounts/entity.ts'
import { putListText, uploadName } from '../../../../functions/core/platform/aws/list-files.ts'
import type { Ctx } from '../../../../functions/core/platform/ctx.ts'
import { newId } from '../../../../functions/core/platform/table/ids.ts'
import { startUploads } from '../../../../lib/local/uploads.ts'
import { manager } from '../../../bench/dealership.ts'
import { newFolder } from '../../../new-folder.ts'
import { startTestTable } from '../../../table.ts'

const stops: (() => unknown)[] = []
beforeAll(async () => {
  const table = await startTestTable()
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const uploads = await startUploads({ dir: newFolder('imports'), bucket: 'feeds-test', ...credentials })
  Object.assign(process.env, { AWS_ENDPOINT_URL_S3: uploads.url, LISTS_BUCKET: 'feeds-test', AWS_REGION: 'us-east-1' })
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' })
  stops.push(uploads.stop, table.stop)
})
afterAll(async () => {
  for (const stop of stops) await stop()
})

/** Somebody of a dealership of their own. */
async function newPerson(role: 'manager' | 'agent'): Promise<Ctx> {
  const { caller, ...ctx } = manager()
  const names = { first_name: 'Ann', last_name: 'Agent', email: 'ann@example.com', org_name: 'Bay Motors' }
  const at = ctx.now.toISOString()
  await User.build(PutItemCommand)
    .item({ id: caller.id, org: ctx.org, role, ...names, verified_at: at, team: teamOf(ctx.org), team_at: at })
    .send()
  return { ...ctx, caller: { ...caller, role } }
}

async function bringIn(ctx: Ctx, rows: string[], on_known: 'skip' | 'fill' = 'skip') {
  const id = newId(ctx.now)
  await putImport(
    ctx.org,
    { id, filename: 'people.csv', by: ctx.caller.id, by_name: ctx.caller.name, language: 'en' },
    ctx.now,
  )
  await putListText(ctx.org, uploadName(id), rows.join('\n'))
  await readHead(ctx.org, id)
  await changeImport(ctx.org, id, ['ready'], { status: 'running', consent: 'Asked', on_known })
  await importContacts(ctx, { id })
  const run = await findImport(ctx.org, id)
  if (!run) throw new Error('There is no import.')
  return run
}
const whoHas = async ({ org }: Ctx, phone: string) =>
  findContact({ org }, (await findAddress(org, phone))?.contact ?? '', true)
const later = (ctx: Ctx) => ({ ...ctx, now: new Date(ctx.now.getTime() + 1000) })

const ROWS = [
  'Name,Business Phone,Mobile,Email,Do Not Text,__proto__',
  'Ana Ruiz,512-556-2001,512-556-2002,nope,Yes,x',
  'Ben Diaz,512-556-2003,,,No,',
  'Cal Soto,12,,,,',
]

test('one odd cell is told and left out; further numbers, and wishes not to be written to, are the contact’s', async () => {
  const ctx = await newPerson('agent')
  expect(await bringIn(ctx, ROWS)).toMatchObject({ status: 'done', rows: 3, created: 2, errors: 1, partial: 1 })
  const ana = await whoHas(ctx, '+15125562002')
  const numbers = [{ value: '+15125562001', label: 'Business Phone' }]
  expect(ana?.listed).toMatchObject({ first_name: 'Ana', last_name: 'Ruiz', numbers })
  expect(Object.keys(ana?.opted_out ?? {}).toSorted()).toEqual([
    'sms__15125562001',
    'sms__15125562002',
    'whatsapp__15125562001',
    'whatsapp__15125562002',
  ])
  expect(await whoHas(ctx, '+15125562003')).toMatchObject({ opted_out: {} })
})

test('a later file adds what it knows, opts out who is known, and lifts nothing', async () => {
  const ctx = await newPerson('agent')
  await bringIn(ctx, ROWS)
  const rows = ['Mobile,Phone 2,Opt Out', '512-556-2003,512-556-2004,Y', '512-556-2002,,N']
  expect(await bringIn(later(ctx), rows, 'fill')).toMatchObject({ updated: 1, skipped: 1 })
  const ben = await whoHas(ctx, '+15125562003')
  expect(ben?.listed.numbers).toEqual([{ value: '+15125562004', label: 'Phone 2' }])
  expect(ben?.opted_out).toMatchObject({ sms__15125562003: expect.any(String) })
  expect((await whoHas(ctx, '+15125562002'))?.opted_out).toMatchObject({ sms__15125562002: expect.any(String) })
})

test('undoing removes only whom nobody worked with since, counts the others once, and is done as who undid it', async () => {
  const ctx = await newPerson('agent')
  const { id } = await bringIn(ctx, ROWS)
  await bringIn(later(ctx), ['Mobile,Company', '512-556-2003,Acme'], 'fill')
  const gone: string[] = []
  const undo = () =>
    undoImport(ctx.org, { id }, async (seen) => {
      gone.push(seen.listed.first_name)
      return true
    })
  await changeImport(ctx.org, id, ['done'], { status: 'undone', undone_by: 'somebody who has left' })
  await undo()
  expect(gone).toEqual([])
  await changeImport(ctx.org, id, ['undone'], { undone_by: ctx.caller.id })
  await undo()
  await undo()
  expect([gone, (await findImport(ctx.org, id))?.kept]).toEqual([['Ana'], 1])
})

test('an import whose person has left brings nobody in, and says why', async () => {
  const run = await bringIn(manager(), ROWS)
  expect(run).toMatchObject({ status: 'failed', created: 0, words: { key: 'importer_gone' } })
})
