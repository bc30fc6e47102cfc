import type { Client } from './cloud.ts'

export interface TestFile {
  name: string
  type: string
  bytes: string | Uint8Array<ArrayBuffer>
}

/** Uploads a file within the call itself. */
export async function uploadInOnePiece(client: Client, { name, type, bytes }: TestFile, path = '/api/upload') {
  const form = new FormData()
  form.append('file', new File([bytes], name, { type }))
  const whole = new Response(form)
  const contentType = whole.headers.get('content-type') ?? ''
  const raw = await whole.bytes()
  return client.change('POST', path, undefined, { raw, headers: { 'content-type': contentType } })
}

/** Requests a form, and posts a file with it; returns the file's URL and S3's status. */
export async function uploadByForm(client: Client, { name, type, bytes }: TestFile, size = bytes.length) {
  const { status, body } = await client.post('/api/upload', { filename: name, content_type: type, size })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { url: body.url as string, status: await postByForm(body.upload, { name, type, bytes }) }
}

interface Form {
  url: string
  fields: Record<string, string>
}

export async function postByForm({ url, fields }: Form, { name, type, bytes }: TestFile): Promise<number> {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', new File([bytes], name, { type }))
  const answer = await fetch(url, { method: 'POST', body: form })
  await answer.body?.cancel()
  return answer.status
}

/** Follows a file's URL to its storage, as a browser does. */
export async function readFile(client: Client, url: string) {
  const { status, headers } = await client.get(url)
  if (status !== 302) return { status }
  const answer = await fetch(String(headers.location))
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    disposition: answer.headers.get('content-disposition'),
    bytes: await answer.bytes(),
  }
}

/** One pixel. */
export const PNG: TestFile = {
  name: 'pixel.png',
  type: 'image/png',
  bytes: Uint8Array.from(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ),
}
export const PDF: TestFile = { name: 'Cotización.pdf', type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF\n' }
export const SVG: TestFile = {
  name: 'drawing.svg',
  type: 'image/svg+xml',
  bytes: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
}
export const HTML: TestFile = {
  name: 'photo.jpg',
  type: 'image/jpeg',
  bytes: '<!doctype html><script>alert(1)</script>',
}
