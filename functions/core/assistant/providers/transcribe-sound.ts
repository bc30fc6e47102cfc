import * as z from 'zod/mini'
import type { AiProvider } from '#contract/assistant/providers.ts'
import { PROVIDERS } from './provider-rows.ts'
import { requestVendor } from './request-vendor.ts'
import { tryAgain } from './try-again.ts'
import { VendorError } from './vendor-error.ts'

interface Sound {
  bytes: Uint8Array<ArrayBuffer>
  mime: string
  /** ISO 639-1, if it is known. */
  language?: string
}

interface Transcript {
  text: string
  /** ISO 639-1; `undefined` for a language of which we know no code. */
  language: string | undefined
  seconds: number
  /** For its price. */
  model: string
  requestId: string | undefined
}

/** A recorded call of an hour takes some 20 s. */
const LONGEST_CALL_MS = 60_000

const Whisper = z.object({ text: z.string(), language: z.optional(z.string()), duration: z.coerce.number() })

/** The vendors tell a format by the name's ending. */
const ENDINGS: Record<string, string> = {
  'audio/ogg': 'ogg',
  'audio/opus': 'ogg',
  'audio/mpeg': 'mp3',
  'audio/mp3': 'mp3',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/aac': 'm4a',
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/webm': 'webm',
  'audio/flac': 'flac',
}

/** Whisper names languages in English. */
const LANGUAGES: Record<string, string> = {
  english: 'en',
  spanish: 'es',
  portuguese: 'pt',
  french: 'fr',
  german: 'de',
  italian: 'it',
  chinese: 'zh',
  korean: 'ko',
  vietnamese: 'vi',
  tagalog: 'tl',
  arabic: 'ar',
  russian: 'ru',
  haitian: 'ht',
}

/** Writes out a sound in its own language. Throws VendorError: `malformed` for a vendor or format that does not do it. */
export async function transcribeSound(to: { provider: AiProvider; key: string }, { bytes, mime, language }: Sound) {
  const { transcription } = PROVIDERS[to.provider]
  const type = mime.split(';')[0]?.trim().toLowerCase() ?? ''
  const ending = ENDINGS[type]
  if (!transcription || !ending)
    throw new VendorError('malformed', to.provider, { code: transcription ? 'unknown_format' : 'no_transcription' })
  const { path, model } = transcription
  return tryAgain({ timeoutMs: LONGEST_CALL_MS }, async (signal): Promise<Transcript> => {
    const body = new FormData()
    body.set('file', new Blob([bytes], { type }), `sound.${ending}`)
    body.set('model', model)
    body.set('response_format', 'verbose_json')
    if (language) body.set('language', language)
    const { json, requestId } = await requestVendor({ ...to, path, body, signal })
    const read = z.safeParse(Whisper, json)
    if (!read.success) throw new VendorError('malformed', to.provider, { status: 200, requestId })
    const { text, duration } = read.data
    return { text: text.trim(), language: codeOf(read.data.language), seconds: duration, model, requestId }
  })
}

const codeOf = (language = '') => (/^[a-z]{2}$/.test(language) ? language : LANGUAGES[language.toLowerCase()])
