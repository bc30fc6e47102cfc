import type { Answer, Call } from './answer.ts'
import type { StoredObject } from './object-store.ts'
import { S3Error } from './s3-error.ts'

/** Response headers that a signed URL may set, each by `response-<name>` in its query. */
const OVERRIDES = [
  'content-type',
  'content-disposition',
  'content-language',
  'cache-control',
  'content-encoding',
  'expires',
]

/** GET and HEAD of an object, whole or a range of it. */
export function getObject({ request, store, bucket, key, query }: Call): Answer {
  const object = find({ store, bucket, key, version: query.get('versionId') ?? undefined })
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers
  if (ifMatch && ifMatch !== '*' && ifMatch !== object.etag)
    throw new S3Error(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold.')
  const headers: Record<string, string> = {
    ...object.headers,
    etag: object.etag,
    'last-modified': object.modifiedAt.toUTCString(),
    'accept-ranges': 'bytes',
    'x-amz-version-id': object.version,
  }
  if (ifNoneMatch === '*' || ifNoneMatch === object.etag) return { status: 304, headers }
  for (const name of OVERRIDES) {
    const value = query.get(`response-${name}`)
    if (value !== null) headers[name] = value
  }

  const range = rangeOf(request.headers.range, object.size)
  const { start, end } = range ?? { start: 0, end: object.size - 1 }
  headers['content-length'] = String(end - start + 1)
  if (range) headers['content-range'] = `bytes ${start}-${end}/${object.size}`
  else if (request.headers['x-amz-checksum-mode'] === 'ENABLED') {
    headers['x-amz-checksum-crc32'] = object.crc32
    headers['x-amz-checksum-type'] = 'FULL_OBJECT'
  }
  return { status: range ? 206 : 200, headers, file: { path: store.bodyOf(object.version), start, end } }
}

type Find = Pick<Call, 'store' | 'bucket' | 'key'> & { version?: string }

function find({ store, bucket, key, version }: Find): StoredObject {
  const object = store.get(bucket, key, version)
  if (!object && version) throw new S3Error(404, 'NoSuchVersion', 'The specified version does not exist.')
  if (!object || (object.isDeleteMarker && !version))
    throw new S3Error(404, 'NoSuchKey', 'The specified key does not exist.')
  if (object.isDeleteMarker)
    throw new S3Error(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.')
  return object
}

/** `bytes=a-b`, `bytes=a-` or `bytes=-n`; any other form is ignored, as HTTP requires. */
function rangeOf(header: string | undefined, size: number) {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!from && !to) return undefined
  const start = from ? Number(from) : Math.max(0, size - Number(to))
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1
  if (start >= size || start > end) throw new S3Error(416, 'InvalidRange', 'The requested range is not satisfiable')
  return { start, end }
}
