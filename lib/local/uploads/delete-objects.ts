import type { Answer, Call } from './answer.ts'
import { checkMeasured, measure } from './measure.ts'
import type { ObjectStore } from './object-store.ts'
import { requestBody } from './request-body.ts'
import { S3Error } from './s3-error.ts'
import { element, textOf, xml } from './xml.ts'

/** DELETE of a key adds a delete marker; DELETE of one of its versions removes that version. */
export function deleteObject({ store, bucket, key, query }: Call): Answer {
  const { version, isDeleteMarker } = remove(store, bucket, key, query.get('versionId') ?? undefined)
  return {
    status: 204,
    headers: { 'x-amz-version-id': version, ...(isDeleteMarker && { 'x-amz-delete-marker': 'true' }) },
  }
}

/** S3 accepts a thousand keys per request. */
const MOST_KEYS = 1000

export async function deleteObjects({ request, store, bucket }: Call): Promise<Answer> {
  const pieces: Buffer[] = []
  const { chunks, trailers } = requestBody(request)
  checkMeasured(await measure(chunks, (chunk) => pieces.push(chunk)), request.headers, trailers)
  const source = Buffer.concat(pieces).toString('utf8')
  const objects = source.match(/<Object>.*?<\/Object>/gs) ?? []
  if (objects.length === 0 || objects.length > MOST_KEYS)
    throw new S3Error(400, 'MalformedXML', 'The XML you provided was not well-formed.')

  const deleted = objects.map((object) => {
    const key = textOf(object, 'Key') ?? ''
    const wanted = textOf(object, 'VersionId')
    const { version, isDeleteMarker } = remove(store, bucket, key, wanted)
    const marker = isDeleteMarker
      ? [element('DeleteMarker', true), element('DeleteMarkerVersionId', version)]
      : [element('VersionId', version)]
    return element('Deleted', element('Key', key), ...marker)
  })
  const isQuiet = textOf(source, 'Quiet') === 'true'
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: xml(element('DeleteResult', ...(isQuiet ? [] : deleted))),
  }
}

function remove(store: ObjectStore, bucket: string, key: string, version?: string) {
  if (version !== undefined) {
    const isDeleteMarker = store.get(bucket, key, version)?.isDeleteMarker ?? false
    store.remove(bucket, key, version)
    return { version, isDeleteMarker }
  }
  const marker = store.newVersion()
  store.add(bucket, {
    key,
    version: marker,
    isDeleteMarker: true,
    size: 0,
    etag: '',
    crc32: '',
    modifiedAt: new Date(),
    headers: {},
  })
  return { version: marker, isDeleteMarker: true }
}
