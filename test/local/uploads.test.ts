import { randomBytes } from 'node:crypto'
import { createReadStream, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post'
import { AwsV4Signer } from 'aws4fetch'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startUploads } from '../../lib/local/uploads.ts'
import { eventually } from '../eventually.ts'
import { newFolder } from '../new-folder.ts'

const credentials = { accessKeyId: 'AKIDLOCAL', secretAccessKey: 'secret' }
const Bucket = 'files'
const MEGABYTE = 1024 * 1024

let dir: string
let uploads: Awaited<ReturnType<typeof startUploads>>
let s3: S3Client
const clientOf = (url: string, more: object = {}) =>
  new S3Client({ endpoint: url, region: 'us-east-1', credentials, maxAttempts: 1, ...more })

beforeAll(async () => {
  dir = newFolder('uploads')
  uploads = await startUploads({ dir, bucket: Bucket, ...credentials })
  s3 = clientOf(uploads.url)
})
afterAll(() => uploads.stop())

const put = (Key: string, Body: string | Buffer | Readable, more: object = {}) =>
  s3.send(new PutObjectCommand({ Bucket, Key, Body, ...more }))
const get = async (Key: string, more: object = {}) => {
  const answer = await s3.send(new GetObjectCommand({ Bucket, Key, ...more }))
  return { ...answer, text: await answer.Body?.transformToString() }
}
const presign = async (path: string, query: Record<string, string> = {}, datetime?: string) => {
  const url = new URL(`${uploads.url}/${Bucket}/${path}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const signer = new AwsV4Signer({ ...credentials, url: url.href, service: 's3', signQuery: true, datetime })
  return (await signer.sign()).url.href
}

describe('objects', () => {
  test('what is put is got back, with its type and metadata, whatever its name', async () => {
    const key = "org/a b+c/ñ&(1)'s*.txt"
    await put(key, 'hello', {
      ContentType: 'text/plain',
      ContentDisposition: 'attachment',
      Metadata: { 'uploaded-by': 'u1' },
    })
    const answer = await get(key)
    expect(answer.text).toBe('hello')
    expect(answer).toMatchObject({
      ContentType: 'text/plain',
      ContentDisposition: 'attachment',
      ContentLength: 5,
      Metadata: { 'uploaded-by': 'u1' },
      ETag: '"5d41402abc4b2a76b9719d911017c592"',
      ChecksumCRC32: 'NhCmhg==',
    })
    expect(await s3.send(new HeadObjectCommand({ Bucket, Key: key }))).toMatchObject({ ContentLength: 5 })
  })

  test('an empty object is an object', async () => {
    await put('empty', Buffer.alloc(0))
    expect((await get('empty')).text).toBe('')
  })

  test('thirty megabytes stream in and out unharmed', async () => {
    const bytes = randomBytes(30 * MEGABYTE)
    const file = join(dir, 'big.bin')
    writeFileSync(file, bytes)
    await put('big', createReadStream(file), { ContentLength: bytes.length })
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key: 'big' }))
    expect(Buffer.from((await Body?.transformToByteArray()) ?? []).equals(bytes)).toBe(true)
  })

  test.each([
    ['bytes=0-3', 'abcd', 'bytes 0-3/10'],
    ['bytes=4-', 'efghij', 'bytes 4-9/10'],
    ['bytes=-2', 'ij', 'bytes 8-9/10'],
    ['bytes=8-99', 'ij', 'bytes 8-9/10'],
  ])('the range %s is %s', async (Range, text, range) => {
    await put('range', 'abcdefghij')
    expect(await get('range', { Range })).toMatchObject({ text, ContentRange: range })
  })

  test('a range behind the end is refused', async () => {
    await put('range', 'abcdefghij')
    await expect(get('range', { Range: 'bytes=10-' })).rejects.toMatchObject({ name: 'InvalidRange' })
  })

  test('an object that is not there is NoSuchKey, a bucket that is not there NoSuchBucket', async () => {
    await expect(get('nowhere')).rejects.toMatchObject({ name: 'NoSuchKey' })
    await expect(s3.send(new HeadObjectCommand({ Bucket, Key: 'nowhere' }))).rejects.toMatchObject({ name: 'NotFound' })
    await expect(s3.send(new GetObjectCommand({ Bucket: 'other', Key: 'a' }))).rejects.toMatchObject({
      name: 'NoSuchBucket',
    })
  })

  test('of two writers who both want to be first, one is', async () => {
    const writes = await Promise.allSettled(['a', 'b'].map((body) => put('first', body, { IfNoneMatch: '*' })))
    expect(writes.filter((write) => write.status === 'fulfilled')).toHaveLength(1)
    expect(writes.find((write) => write.status === 'rejected')?.reason).toMatchObject({ name: 'PreconditionFailed' })
  })

  test('an older version stays readable by its id, and after a delete', async () => {
    const one = await put('versioned', 'one')
    const two = await put('versioned', 'two')
    expect(one.VersionId).not.toBe(two.VersionId)
    expect((await get('versioned')).text).toBe('two')
    expect((await get('versioned', { VersionId: one.VersionId })).text).toBe('one')

    const marker = await s3.send(new DeleteObjectCommand({ Bucket, Key: 'versioned' }))
    expect(marker.DeleteMarker).toBe(true)
    await expect(get('versioned')).rejects.toMatchObject({ name: 'NoSuchKey' })
    expect((await get('versioned', { VersionId: one.VersionId })).text).toBe('one')

    await s3.send(new DeleteObjectCommand({ Bucket, Key: 'versioned', VersionId: one.VersionId }))
    await expect(get('versioned', { VersionId: one.VersionId })).rejects.toMatchObject({ name: 'NoSuchVersion' })
  })

  test('a copy has the body and the metadata of its source', async () => {
    await put('copy/source ü', 'copied', { ContentType: 'text/plain', Metadata: { a: 'b' } })
    const CopySource = `${Bucket}/${encodeURIComponent('copy/source ü')}`
    await s3.send(new CopyObjectCommand({ Bucket, Key: 'copy/target', CopySource }))
    expect(await get('copy/target')).toMatchObject({ text: 'copied', ContentType: 'text/plain', Metadata: { a: 'b' } })
  })

  test('many are deleted at once, with names that XML minds', async () => {
    const keys = ['x/<&>"', "x/it's", 'x/3']
    for (const key of keys) await put(key, 'x')
    const Delete = { Objects: keys.map((Key) => ({ Key })) }
    const { Deleted } = await s3.send(new DeleteObjectsCommand({ Bucket, Delete }))
    expect(Deleted?.map((one) => one.Key)).toEqual(keys)
    for (const key of keys) await expect(get(key)).rejects.toMatchObject({ name: 'NoSuchKey' })
  })
})

describe('lists', () => {
  const list = async (input: object, pageSize: number) => {
    const keys: string[] = []
    const prefixes: string[] = []
    let pages = 0
    for await (const page of paginateListObjectsV2({ client: s3, pageSize }, { Bucket, ...input })) {
      pages++
      keys.push(...(page.Contents ?? []).map((object) => object.Key ?? ''))
      prefixes.push(...(page.CommonPrefixes ?? []).map((common) => common.Prefix ?? ''))
    }
    return { keys, prefixes, pages }
  }

  beforeAll(async () => {
    for (const key of ['l/1', 'l/a/1', 'l/a/2', 'l/a/3', 'l/b/1', 'l/é &', 'l/gone', 'm/1']) await put(key, 'x')
    await put('l/1', 'again')
    await s3.send(new DeleteObjectCommand({ Bucket, Key: 'l/gone' }))
  })

  test('every page size gives every key once, in order', async () => {
    const keys = ['l/1', 'l/a/1', 'l/a/2', 'l/a/3', 'l/b/1', 'l/é &']
    for (const size of [1, 2, 3, 6, 100]) {
      expect(await list({ Prefix: 'l/' }, size)).toEqual({ keys, prefixes: [], pages: Math.ceil(6 / size) })
    }
  })

  test('with a delimiter, folders are listed once on whatever page', async () => {
    for (const size of [1, 2, 100]) {
      expect(await list({ Prefix: 'l/', Delimiter: '/' }, size)).toMatchObject({
        keys: ['l/1', 'l/é &'],
        prefixes: ['l/a/', 'l/b/'],
      })
    }
  })

  test('nothing is an empty list', async () => {
    expect(await list({ Prefix: 'nothing/' }, 10)).toEqual({ keys: [], prefixes: [], pages: 1 })
  })
})

describe('who may', () => {
  test('nobody without a signature', async () => {
    await put('private', 'x')
    expect((await fetch(`${uploads.url}/${Bucket}/private`)).status).toBe(403)
  })

  test('nobody with a wrong secret or an unknown key', async () => {
    const wrong = clientOf(uploads.url, { credentials: { ...credentials, secretAccessKey: 'guessed' } })
    const unknown = clientOf(uploads.url, { credentials: { ...credentials, accessKeyId: 'AKIDOTHER' } })
    const command = () => new GetObjectCommand({ Bucket, Key: 'private' })
    await expect(wrong.send(command())).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' })
    await expect(unknown.send(command())).rejects.toMatchObject({ name: 'InvalidAccessKeyId' })
  })

  test('a presigned address opens its object, under the name and type it gives', async () => {
    await put('pre signed/ü.pdf', 'pdf', { ContentType: 'application/pdf' })
    const url = await presign('pre%20signed/%C3%BC.pdf', {
      'X-Amz-Expires': '60',
      'response-content-disposition': 'attachment; filename="a b+c.pdf"',
      'response-content-type': 'application/octet-stream',
    })
    const answer = await fetch(url)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('pdf')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="a b+c.pdf"')
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect((await fetch(url, { headers: { range: 'bytes=1-1' } })).status).toBe(206)
  })

  test('a presigned address opens nothing else, and nothing after its time', async () => {
    await put('pre', 'x')
    const url = await presign('pre', { 'X-Amz-Expires': '60' })
    expect((await fetch(url.replace('/pre?', '/private?'))).status).toBe(403)
    expect((await fetch(`${url}&response-content-type=text/html`)).status).toBe(403)
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(403)
    const old = new Date(Date.now() - 61_000).toISOString().replace(/[:-]|\.\d{3}/g, '')
    const expired = await fetch(await presign('pre', { 'X-Amz-Expires': '60' }, old))
    expect(expired.status).toBe(403)
    expect(await expired.text()).toContain('Request has expired')
  })
})

describe('checksums', () => {
  const send = async (body: string, headers: Record<string, string>) => {
    const url = `${uploads.url}/${Bucket}/checked`
    const signer = new AwsV4Signer({ ...credentials, url, method: 'PUT', service: 's3', headers, body })
    const signed = await signer.sign()
    return fetch(signed.url, { method: 'PUT', headers: signed.headers, body })
  }

  test.each([
    ['a wrong CRC32', { 'x-amz-checksum-crc32': 'AAAAAA==' }, 'BadDigest'],
    ['a wrong MD5', { 'content-md5': 'AAAAAAAAAAAAAAAAAAAAAA==' }, 'BadDigest'],
    ['another body than the signed one', { 'x-amz-content-sha256': '0'.repeat(64) }, 'XAmzContentSHA256Mismatch'],
  ])('%s is refused and leaves nothing', async (_, headers, code) => {
    const before = readdirSync(join(dir, 'bodies')).length
    const answer = await send('hello', headers)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(code)
    expect(readdirSync(join(dir, 'bodies'))).toHaveLength(before)
  })

  test.each([
    ['NhCmhg==', 200],
    ['AAAAAA==', 400],
  ])('a streamed body with the trailer %s is answered %i', async (crc32, status) => {
    const framed = `3\r\nhel\r\n2\r\nlo\r\n0\r\nx-amz-checksum-crc32:${crc32}\r\n\r\n`
    const answer = await send(framed, {
      'content-encoding': 'aws-chunked',
      'x-amz-content-sha256': 'STREAMING-UNSIGNED-PAYLOAD-TRAILER',
      'x-amz-decoded-content-length': '5',
      'x-amz-trailer': 'x-amz-checksum-crc32',
    })
    expect(answer.status).toBe(status)
    if (status === 200) expect((await get('checked')).text).toBe('hello')
  })
})

describe('a browser form', () => {
  const offer = (more: Partial<PresignedPostOptions> = {}) =>
    createPresignedPost(s3, {
      Bucket,
      Key: 'org/1/photo',
      Expires: 300,
      Fields: { 'Content-Type': 'image/png' },
      Conditions: [
        ['content-length-range', 1, 1000],
        ['eq', '$Content-Type', 'image/png'],
      ],
      ...more,
    })
  type Offer = Awaited<ReturnType<typeof offer>>
  const post = ({ url, fields }: Offer, size: number, changed: Record<string, string | undefined> = {}) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...fields, ...changed }))
      if (value !== undefined) form.set(name, value)
    form.set('file', new Blob([Buffer.alloc(size, 'a')]), 'holiday.png')
    return fetch(url, { method: 'POST', body: form, headers: { origin: 'http://localhost:4000' } })
  }

  test('is taken as its policy says, tells its version, and its answer may be read by the page', async () => {
    const answer = await post(await offer(), 1000)
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-expose-headers')).toContain('x-amz-version-id')
    const VersionId = answer.headers.get('x-amz-version-id') ?? ''
    expect(await get('org/1/photo', { VersionId })).toMatchObject({ ContentLength: 1000, ContentType: 'image/png' })
  })

  test('of 25 MB is taken', async () => {
    const big = await offer({ Conditions: [['content-length-range', 1, 25 * MEGABYTE]] })
    expect((await post(big, 25 * MEGABYTE)).status).toBe(204)
    expect((await post(big, 25 * MEGABYTE + 1)).status).toBe(400)
  })

  test.each([
    ['too long a file', 1001, {}, 400, 'EntityTooLarge'],
    ['an empty file', 0, {}, 400, 'EntityTooSmall'],
    ['another key', 10, { key: 'org/2/photo' }, 403, 'AccessDenied'],
    ['another type', 10, { 'Content-Type': 'text/html' }, 403, 'AccessDenied'],
    ['no type', 10, { 'Content-Type': undefined }, 403, 'AccessDenied'],
    ['a field that the policy does not name', 10, { 'x-amz-meta-role': 'owner' }, 403, 'AccessDenied'],
    ['a forged signature', 10, { 'X-Amz-Signature': '0'.repeat(64) }, 403, 'SignatureDoesNotMatch'],
    ['no policy', 10, { Policy: undefined }, 403, 'AccessDenied'],
  ])('with %s is refused', async (_, size, changed, status, code) => {
    const answer = await post(await offer(), size, changed)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain(code)
  })

  test('may choose what a starts-with condition leaves open', async () => {
    const open = await offer({
      // biome-ignore lint/suspicious/noTemplateCurlyInString: S3's own placeholder
      Key: 'org/1/${filename}',
      Fields: {},
      Conditions: [
        ['starts-with', '$Content-Type', 'image/'],
        ['content-length-range', 1, 100],
      ],
    })
    expect((await post(open, 10, { 'Content-Type': 'image/webp' })).status).toBe(204)
    expect(await get('org/1/holiday.png')).toMatchObject({ ContentType: 'image/webp' })
    expect((await post(open, 10, { 'Content-Type': 'text/html' })).status).toBe(403)
  })

  test('comes too late after its time', async () => {
    const late = await offer({ Expires: 1 })
    await eventually(async () => expect((await post(late, 10)).status).toBe(403))
  })

  test('has a preflight that lets the page go on', async () => {
    const answer = await fetch(`${uploads.url}/${Bucket}`, { method: 'OPTIONS' })
    expect(answer.headers.get('access-control-allow-methods')).toContain('POST')
  })
})

test('a restart finds the objects and forgets an upload that was cut off', async () => {
  await put('kept', 'kept')
  writeFileSync(join(dir, 'bodies', 'half'), 'half of it')
  await uploads.stop()
  uploads = await startUploads({ dir, bucket: Bucket, ...credentials })
  s3 = clientOf(uploads.url)
  expect((await get('kept')).text).toBe('kept')
  expect(readdirSync(join(dir, 'bodies'))).not.toContain('half')
})

test('an upload whose sender goes away leaves nothing', async () => {
  const before = readdirSync(join(dir, 'bodies')).length
  const sender = new AbortController()
  const body = Readable.from(
    (async function* () {
      yield Buffer.alloc(MEGABYTE)
      await eventually(() => expect(readdirSync(join(dir, 'bodies')).length).toBe(before + 1))
      sender.abort()
      await new Promise((resolve) => setImmediate(resolve))
    })(),
  )
  const command = new PutObjectCommand({ Bucket, Key: 'cut', Body: body, ContentLength: 5 * MEGABYTE })
  await expect(s3.send(command, { abortSignal: sender.signal })).rejects.toThrow()
  await eventually(() => expect(readdirSync(join(dir, 'bodies'))).toHaveLength(before))
  await expect(get('cut')).rejects.toMatchObject({ name: 'NoSuchKey' })
})

test('what lies in a bucket longer than it may is removed with every version, at the start and daily, and nothing else', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const folder = newFolder('expiring')
  const Passing = 'passing'
  const options = { dir: folder, bucket: [Bucket, Passing], expire: [{ bucket: Passing, days: 7 }], ...credentials }
  const names = async (url: string) => {
    const found: string[] = []
    for (const bucket of options.bucket)
      for await (const { Contents = [] } of paginateListObjectsV2({ client: clientOf(url) }, { Bucket: bucket }))
        found.push(...Contents.map(({ Key = '' }) => `${bucket}/${Key}`))
    return found
  }
  let server = await startUploads(options)
  const putAt = (place: string, Key: string) =>
    clientOf(server.url).send(new PutObjectCommand({ Bucket: place, Key, Body: 'text' }))
  for (const place of [Bucket, Passing, Passing]) await putAt(place, 'a.csv')
  vi.setSystemTime(Date.now() + 5 * 86_400_000)
  await putAt(Passing, 'b.csv')
  vi.setSystemTime(Date.now() + 2 * 86_400_000 + 1000)
  await server.stop()
  server = await startUploads(options)
  expect(await names(server.url)).toEqual([`${Bucket}/a.csv`, `${Passing}/b.csv`])
  expect(readdirSync(join(folder, 'bodies'))).toHaveLength(2)

  vi.setSystemTime(Date.now() + 5 * 86_400_000)
  vi.advanceTimersByTime(86_400_000)
  expect(await names(server.url)).toEqual([`${Bucket}/a.csv`])
  await server.stop()
  vi.useRealTimers()
})
