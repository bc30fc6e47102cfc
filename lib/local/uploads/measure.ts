import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { RequestBody } from './request-body.ts'
import { notImplemented, S3Error } from './s3-error.ts'

export type Measured = { size: number; md5: Buffer; sha256: Buffer; crc32: string }

/** Passes chunks on to `write` and returns their measurements. Bytes beyond `most` are read but not written. */
export async function measure(
  chunks: AsyncIterable<Buffer>,
  write: (chunk: Buffer) => unknown,
  most = Number.POSITIVE_INFINITY,
): Promise<Measured> {
  const md5 = createHash('md5')
  const sha256 = createHash('sha256')
  let size = 0
  let crc = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > most) continue
    md5.update(chunk)
    sha256.update(chunk)
    crc = crc32(chunk, crc)
    await write(chunk)
  }
  const crcBytes = Buffer.alloc(4)
  crcBytes.writeUInt32BE(crc)
  return { size, md5: md5.digest(), sha256: sha256.digest(), crc32: crcBytes.toString('base64') }
}

type Headers = Record<string, string | string[] | undefined>

/** Checks a received body against the length and every checksum that its sender declared, in headers or trailers. */
export function checkMeasured(measured: Measured, headers: Headers, trailers: RequestBody['trailers']) {
  const declared = (name: string) => trailers.get(name) ?? (headers[name] as string | undefined)
  const mustBe = (name: string, actual: string, code: string) => {
    const given = declared(name)
    if (given !== undefined && given !== actual)
      throw new S3Error(400, code, `The ${name} you specified did not match what we received.`)
  }
  mustBe('x-amz-decoded-content-length', String(measured.size), 'IncompleteBody')
  mustBe('content-md5', measured.md5.toString('base64'), 'BadDigest')
  mustBe('x-amz-checksum-crc32', measured.crc32, 'BadDigest')
  mustBe('x-amz-checksum-sha256', measured.sha256.toString('base64'), 'BadDigest')
  const payload = declared('x-amz-content-sha256') ?? ''
  if (/^[\da-f]{64}$/.test(payload))
    mustBe('x-amz-content-sha256', measured.sha256.toString('hex'), 'XAmzContentSHA256Mismatch')
  for (const name of ['crc32c', 'crc64nvme', 'sha1'])
    if (declared(`x-amz-checksum-${name}`) !== undefined) throw notImplemented(`the checksum ${name}`)
}
