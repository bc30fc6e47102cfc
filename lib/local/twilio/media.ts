import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Media, Message } from './records.ts'
import { newSid } from './sid.ts'
import type { Simulator } from './simulator.ts'

const FETCH_TIMEOUT_MS = 10_000
const INLINE = /^data:([^;,]+);base64,(.*)$/s
const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  mp3: 'audio/mpeg',
  pdf: 'application/pdf',
  vcf: 'text/vcard',
}

export const isMediaUrl = (url: string) =>
  INLINE.test(url) || (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))

/** Records the URL of a message's file, to be fetched later; the bytes of a `data:` URL are stored at once. */
export function keepMedia(sim: Simulator, message: Message, url: string, contentType?: string): Media {
  const sid = newSid('ME')
  const inline = INLINE.exec(url)
  if (inline) writeFileSync(join(sim.dir, sid), Buffer.from(inline[2] ?? '', 'base64'), { mode: 0o600 })
  return sim.store.put('media', sid, {
    sid,
    account_sid: message.account_sid,
    message_sid: message.sid,
    content_type: contentType ?? inline?.[1] ?? typeOf(url),
    url: inline ? null : url,
    created_at: sim.now(),
  })
}

/** The URL a file is delivered from, once Twilio has authorized the caller. */
export const deliveryUrl = (sim: Simulator, { sid }: Media) => `${sim.url}/media/${sid}`

/** The bytes of a file, fetched from their origin on first use. */
export async function bytesOf(sim: Simulator, media: Media): Promise<Buffer> {
  if (media.url !== null) await fetchMedia(sim, media)
  return readFileSync(join(sim.dir, media.sid))
}

/** Fetches a file, as Twilio does before passing it on. */
export async function fetchMedia(sim: Simulator, { sid, url, content_type }: Media): Promise<Media> {
  const answer = await fetch(url ?? '', { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`)
  writeFileSync(join(sim.dir, sid), await answer.bytes(), { mode: 0o600 })
  const type = answer.headers.get('content-type')?.split(';')[0]?.trim()
  return sim.store.update('media', sid, { url: null, content_type: type || content_type })
}

const typeOf = (url: string) =>
  TYPES[new URL(url).pathname.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream'
