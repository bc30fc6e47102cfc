import { AppError, refusedFields } from '../core/platform/errors.ts'
import type { Event } from './event.ts'

/** A file sent with a call. */
export interface SentFile {
  name: string
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

export const isForm = ({ headers }: Event) => /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/** The field `file` of a form; throws `invalid` if there is none, `too_large` for a body of more than `bytesMax`. */
export async function readFile({ body = '', isBase64Encoded, headers }: Event, bytesMax: number): Promise<SentFile> {
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')
  if (bytes.length > bytesMax) throw new AppError('body_too_large', { kilobytes: Math.floor(bytesMax / 1024) })
  const type = headers['content-type'] ?? ''
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => undefined)
  const file = form?.get('file')
  if (!(file instanceof File)) throw refusedFields({ file: { key: 'required' } })
  return { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) }
}
