import type { Answer, Call } from './answer.ts'
import type { StoredObject } from './object-store.ts'
import { element, xml } from './xml.ts'

const MOST_KEYS = 1000

/** ListObjectsV2: keys in order, those that share the part up to the delimiter as one common prefix, page by page. */
export function listObjects({ store, bucket, query }: Call): Answer {
  const prefix = query.get('prefix') ?? ''
  const delimiter = query.get('delimiter') ?? ''
  const token = query.get('continuation-token')
  const after = token ? Buffer.from(token, 'base64url').toString('utf8') : (query.get('start-after') ?? '')
  const most = Math.min(Number(query.get('max-keys') ?? MOST_KEYS), MOST_KEYS)
  const encode = query.get('encoding-type') === 'url' ? encodeURIComponent : (text: string) => text

  const contents: StoredObject[] = []
  const prefixes: string[] = []
  let last = after
  let isTruncated = false
  for (const object of most > 0 ? store.list(bucket, prefix, after) : []) {
    const common = commonPrefix(object.key, prefix, delimiter)
    // Also skips the rest of a common prefix that ended the previous page.
    if (common && common === last) continue
    if (contents.length + prefixes.length === most) {
      isTruncated = true
      break
    }
    if (common) prefixes.push(common)
    else contents.push(object)
    last = common ?? object.key
  }

  const body = element(
    'ListBucketResult',
    element('Name', bucket),
    element('Prefix', encode(prefix)),
    ...(delimiter ? [element('Delimiter', encode(delimiter))] : []),
    ...(query.has('encoding-type') ? [element('EncodingType', 'url')] : []),
    element('MaxKeys', most),
    element('KeyCount', contents.length + prefixes.length),
    element('IsTruncated', isTruncated),
    ...(isTruncated ? [element('NextContinuationToken', Buffer.from(last).toString('base64url'))] : []),
    ...contents.map(({ key, modifiedAt, etag, size }) =>
      element(
        'Contents',
        element('Key', encode(key)),
        element('LastModified', modifiedAt.toISOString()),
        element('ETag', etag),
        element('Size', size),
        element('StorageClass', 'STANDARD'),
      ),
    ),
    ...prefixes.map((common) => element('CommonPrefixes', element('Prefix', encode(common)))),
  )
  return { status: 200, headers: { 'content-type': 'application/xml' }, body: xml(body) }
}

function commonPrefix(key: string, prefix: string, delimiter: string) {
  const at = delimiter ? key.indexOf(delimiter, prefix.length) : -1
  return at < 0 ? undefined : key.slice(0, at + delimiter.length)
}
