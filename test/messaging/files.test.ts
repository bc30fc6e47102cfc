import { beforeAll, describe, expect, test } from 'vitest'
import { newOrganization, type TestOrganization } from '../cloud.ts'
import { HTML, PDF, PNG, postByForm, readFile, SVG, type TestFile, uploadByForm, uploadInOnePiece } from '../files.ts'

let ours: TestOrganization
let theirs: TestOrganization
beforeAll(async () => {
  ;[ours, theirs] = await Promise.all([newOrganization(), newOrganization()])
})

const ask = (filename: string, content_type: string, size: unknown = 10) =>
  ours.client.post('/api/upload', { filename, content_type, size })

describe('uploading', () => {
  test('a file goes straight to storage by a form, or, a small one, in the call; only who sent it reads it', async () => {
    const agent = await ours.addMember({ role: 'agent' })
    const [byForm, inOnePiece] = [await uploadByForm(agent.client, PNG), await uploadInOnePiece(agent.client, PDF)]
    expect(byForm.status).toBe(204)
    expect(inOnePiece).toMatchObject({ status: 200, body: { url: expect.stringMatching(/^\/api\/media\//) } })
    expect(inOnePiece.body.upload).toBeUndefined()
    expect(await readFile(agent.client, byForm.url)).toMatchObject({ status: 200, type: 'image/png', bytes: PNG.bytes })
    expect(await readFile(agent.client, inOnePiece.body.url)).toMatchObject({
      type: 'application/pdf',
      disposition: "inline; filename*=UTF-8''Cotizaci%C3%B3n.pdf",
    })
    for (const { client } of [ours, theirs])
      for (const url of [byForm.url, inOnePiece.body.url])
        expect(await client.get(url)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  test('storage itself refuses what is larger, of another type, or elsewhere than the form says', async () => {
    const { body } = await ask('photo.png', 'image/png', 70)
    const post = (fields: object, bytes: TestFile['bytes'] = PNG.bytes) =>
      postByForm({ url: body.upload.url, fields: { ...body.upload.fields, ...fields } }, { ...PNG, bytes })
    expect(await post({}, new Uint8Array(71))).toBe(400)
    expect(await post({ 'Content-Type': 'text/html' })).toBe(403)
    expect(await post({ key: `x${body.upload.fields.key}` })).toBe(403)
    expect(await post({})).toBe(204)
  })

  test.each([
    ['virus.exe', 'application/x-msdownload', 10, 'content_type', /^This kind of file can’t be sent\./],
    ['page.html', 'text/html', 10, 'content_type', /^This kind of file can’t be sent\./],
    ['film.mp4', 'video/mp4', 25 * 1024 * 1024 + 1, 'size', /^Files can be up to 25 MB\.$/],
    ['nothing.png', 'image/png', 0, 'size', /^This file is empty\.$/],
  ])('%s is refused in words', async (name, type, size, field, words) => {
    expect(await ask(name, type, size)).toMatchObject({
      status: 422,
      body: { code: 'invalid', errors: { [field]: expect.stringMatching(words) } },
    })
  })

  test('a file whose type a browser does not know is known by its name', async () => {
    for (const name of ['film.mkv', 'film.avi', 'film.flv', 'film.wmv', 'list.csv', 'deck.pptx', 'old.doc'])
      expect((await ask(name, '')).status, name).toBe(200)
  })

  test('of a file in the call, the content counts: 4 MB at most, no page under the name of a picture', async () => {
    expect(await uploadInOnePiece(ours.client, HTML)).toMatchObject({
      status: 422,
      body: { errors: { file: expect.stringMatching(/^This kind of file/) } },
    })
    expect((await uploadInOnePiece(ours.client, { ...PNG, bytes: new Uint8Array(4_300_000) })).status).toBe(413)
    expect((await uploadInOnePiece(ours.client, { ...PNG, bytes: '' })).status).toBe(422)
  })

  test.each([
    ['an svg', SVG],
    ['a page called a picture', HTML],
    [
      'a program called a document',
      { name: 'a.pdf', type: 'application/pdf', bytes: Uint8Array.from([0x4d, 0x5a, 0x90, 0, 3, 0]) },
    ],
  ])('%s is downloaded and never shown', async (_, file) => {
    const { url } = await uploadByForm(ours.client, file)
    expect(await readFile(ours.client, url)).toMatchObject({
      status: 200,
      type: 'application/octet-stream',
      disposition: expect.stringMatching(/^attachment; /),
    })
  })
})
