import { upload } from '#contract/messaging/upload.ts'
import { readSample, type SampleFile } from '../console/sample-files.ts'
import type { Browser } from './browser.ts'

/** Uploads a sample file, as the composer does; returns the value to send as `media_url`. */
export async function sendSample(browser: Browser, name: SampleFile): Promise<string> {
  const { type = '', content = Buffer.alloc(0) } = readSample(name) ?? {}
  const place = await browser.call(upload.create, {
    body: { filename: name, content_type: type, size: content.length },
  })
  const form = new FormData()
  for (const [field, value] of Object.entries(place.upload?.fields ?? {})) form.append(field, value)
  form.append('file', new File([Uint8Array.from(content)], name, { type }))
  const { ok, status } = await fetch(place.upload?.url ?? '', { method: 'POST', body: form })
  if (!ok) throw new Error(`The store answered ${status} to ${name}.`)
  return place.url
}
