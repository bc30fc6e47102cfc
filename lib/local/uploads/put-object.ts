import { createReadStream } from 'node:fs'
import type { Answer, Call } from './answer.ts'
import { decoded } from './decoded.ts'
import { checkMeasured } from './measure.ts'
import { objectHeaders } from './object-headers.ts'
import { requestBody } from './request-body.ts'
import { notImplemented, S3Error } from './s3-error.ts'
import { writeObject } from './write-object.ts'
import { element, xml } from './xml.ts'

export async function putObject({ request, store, bucket, key }: Call): Promise<Answer> {
  const { headers } = request
  if (headers['if-match'] || (headers['if-none-match'] ?? '*') !== '*') throw notImplemented('this condition on a PUT')
  const { chunks, trailers } = requestBody(request)
  const object = await writeObject({
    store,
    bucket,
    key,
    chunks,
    headers: objectHeaders(headers),
    check: (measured) => checkMeasured(measured, headers, trailers),
    isNew: headers['if-none-match'] === '*',
  })
  const { etag, version, crc32 } = object
  return {
    status: 200,
    headers: { etag, 'x-amz-version-id': version, 'x-amz-checksum-crc32': crc32, 'x-amz-checksum-type': 'FULL_OBJECT' },
  }
}

/** `x-amz-copy-source: [/]bucket/key[?versionId=…]`, its key URL-encoded. */
export async function copyObject({ request, store, bucket, key }: Call): Promise<Answer> {
  const { headers } = request
  const [path = '', search] = String(headers['x-amz-copy-source']).replace(/^\//, '').split('?')
  const [fromBucket = '', ...fromKey] = decoded(path).split('/')
  const wanted = new URLSearchParams(search).get('versionId') ?? undefined
  const source = store.get(fromBucket, fromKey.join('/'), wanted)
  if (!source || source.isDeleteMarker) throw new S3Error(404, 'NoSuchKey', 'The specified key does not exist.')
  const ifMatch = headers['x-amz-copy-source-if-match']
  if (ifMatch && ifMatch !== source.etag)
    throw new S3Error(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold.')

  const object = await writeObject({
    store,
    bucket,
    key,
    chunks: createReadStream(store.bodyOf(source.version)),
    headers: headers['x-amz-metadata-directive'] === 'REPLACE' ? objectHeaders(headers) : source.headers,
    check: () => {},
    isNew: headers['if-none-match'] === '*',
  })
  const modifiedAt = element('LastModified', object.modifiedAt.toISOString())
  return {
    status: 200,
    headers: {
      'content-type': 'application/xml',
      'x-amz-version-id': object.version,
      'x-amz-copy-source-version-id': source.version,
    },
    body: xml(element('CopyObjectResult', element('ETag', object.etag), modifiedAt)),
  }
}
