import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { newOrganization } from '../cloud.ts'
import { endedRun, prepareUpload, sampleFeed, sendFile } from '../feeds.ts'

const NEVER_SENT = '01ARZ3NDEKTSV4RRFFQ69G5FAV'

test('a file that is sent by hand goes the way of the fetched ones, also without an integration, and what was wrong with it can be had', async () => {
  const { client } = await newOrganization()
  const theirs = await newOrganization()
  const upload = await prepareUpload(client, 'Añejo "cars".csv')
  const rows = ['VIN,Stock,Make,Model,VehicleCost', ',A1,Ford,Escape,11000', ',A2,,,12000', ',,Seat,Ibiza,13000']
  expect(await sendFile(upload, rows.join('\n'))).toBe(204)

  const { upload_id } = upload
  expect(await theirs.client.post('/api/inventory/sync', { upload_id })).toMatchObject({ status: 404 })
  expect(await client.post('/api/inventory/sync', { upload_id: NEVER_SENT })).toMatchObject({ status: 404 })
  expect(await client.post('/api/inventory/sync', { upload_id })).toMatchObject({
    status: 200,
    body: { message: 'Your file is being imported.', sync: { file: 'Añejo "cars".csv' } },
  })
  const run = await endedRun(client)
  expect(run).toMatchObject({
    status: 'done',
    counts: { created: 1, errors: 2 },
    message: '1 new vehicle; 2 rows could not be read. The file has no price column.',
    errors_url: `/api/inventory/syncs/${run.id}/errors`,
  })
  expect((await client.get('/api/inventory')).body).toMatchObject({ total: 1, data: [{ title: 'Ford Escape' }] })

  const { status, headers } = await client.get(run.errors_url)
  expect(status).toBe(302)
  const file = await fetch(String(headers.location))
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="problems-/)
  const text = await file.text()
  expect(text).toContain('line,column,value,message')
  expect(text).not.toMatch(/1[123]000/)
  await client.patch('/api/me', { language: 'es' })
  const spanish = await fetch(String((await client.get(run.errors_url)).headers.location))
  expect(spanish.headers.get('content-disposition')).toMatch(/^attachment; filename="problemas-/)
  expect(await spanish.text()).toContain('línea,columna,valor,mensaje')
  expect((await theirs.client.get(run.errors_url)).status).toBe(404)
  expect((await theirs.client.get(`/api/inventory/syncs/${run.id}`)).status).toBe(404)
})

test('whatever type a browser gives a file by its name, it is taken, and kept as what no browser shows', async () => {
  const { client } = await newOrganization()
  const s3 = new S3Client({ forcePathStyle: true })
  const types = [
    'text/csv',
    'application/vnd.ms-excel',
    'text/plain',
    'text/tab-separated-values',
    'application/gzip',
    '',
  ]
  for (const type of types) {
    const upload = await prepareUpload(client)
    expect(await sendFile(upload, 'VIN,Stock', type), type).toBe(204)
    const kept = await s3.send(new HeadObjectCommand({ Bucket: process.env.LISTS_BUCKET, Key: upload.fields.key }))
    expect(kept.ContentType).toBe('application/octet-stream')
  }
})

test('what is sent fits the form that was signed for it, and no other', async () => {
  const { client } = await newOrganization()
  const upload = await prepareUpload(client)
  const elsewhere = `x${upload.fields.key}`
  expect(await sendFile({ ...upload, fields: { ...upload.fields, key: elsewhere } }, 'a')).toBe(403)
  expect(await sendFile({ ...upload, fields: { ...upload.fields, acl: 'public-read' } }, 'a')).toBe(403)
  expect(await sendFile({ ...upload, fields: { ...upload.fields, 'Content-Type': 'text/html' } }, 'a')).toBe(403)
  const { 'Content-Type': _, ...untyped } = upload.fields
  expect(await sendFile({ ...upload, fields: untyped }, 'a')).toBe(403)
  expect(await sendFile(upload, '')).toBe(400)
  const { body } = await client.post('/api/inventory/upload', { filename: 'cars.csv', size: 5 })
  expect(await sendFile(body, '123456')).toBe(400)
  expect(await sendFile(body, '12345')).toBe(204)
  expect(await client.post('/api/inventory/upload', { size: 60_000_000 })).toMatchObject({
    status: 422,
    body: { errors: { size: 'Files can be up to 50 MB.' } },
  })
})

test.each([
  ['a workbook', 'PK\x03\x04xl/workbook.xml', /Excel workbook/],
  ['nothing but blanks', '   \n  ', /empty/],
  ['a page', '<html><body>Error</body></html>', /web page/],
])('a file that is %s fails in words, and the vehicles stand', async (_, text, words) => {
  const { client } = await newOrganization()
  const good = await prepareUpload(client)
  await sendFile(good, sampleFeed('homenet.csv'))
  await client.post('/api/inventory/sync', { upload_id: good.upload_id })
  await endedRun(client)
  const bad = await prepareUpload(client)
  await sendFile(bad, text)
  await client.post('/api/inventory/sync', { upload_id: bad.upload_id })
  const run = await endedRun(client, 2)
  expect(run.status).toBe('failed')
  expect(run.message).toMatch(words)
  expect((await client.get('/api/inventory')).body.total).toBe(40)
})
