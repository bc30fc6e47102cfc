import type { StoredObject } from './object-store.ts'

const KEPT = ['content-type', 'content-disposition', 'content-encoding', 'content-language', 'cache-control', 'expires']

/** The headers of a request, or fields of a form, that are stored with the object. Names are lower case. */
export function objectHeaders(given: Record<string, string | string[] | undefined>): StoredObject['headers'] {
  const headers: StoredObject['headers'] = { 'content-type': 'binary/octet-stream' }
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'string' && (KEPT.includes(name) || name.startsWith('x-amz-meta-'))) headers[name] = value
  }
  // The transfer's framing, not a property of the object.
  const encoding = headers['content-encoding']?.replace(/aws-chunked,?\s*/, '')
  if (encoding) headers['content-encoding'] = encoding
  else delete headers['content-encoding']
  return headers
}
