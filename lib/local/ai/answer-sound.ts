import type { AiProvider } from '#contract/assistant/providers.ts'
import type { HttpAnswer, HttpRequest } from '../http-server.ts'
import { transcribe } from './transcribe.ts'

const ENDINGS = /\.(flac|mp3|mp4|mpeg|mpga|m4a|ogg|opus|wav|webm)$/i
const MODELS: Partial<Record<AiProvider, RegExp>> = { openai: /^whisper-1$/, groq: /^whisper-large-v3(-turbo)?$/ }

/** Writes out a posted sound, as Whisper does at OpenAI and Groq; `said`, if given, is what it holds. */
export async function answerSound(provider: AiProvider, { headers, bytes }: HttpRequest, said?: string) {
  const type = { 'content-type': headers['content-type'] ?? '' }
  const form = await new Response(new Uint8Array(bytes), { headers: type }).formData().catch(() => new FormData())
  const file = form.get('file')
  const fields = Object.fromEntries([...form].filter(([name]) => name !== 'file'))
  if (!MODELS[provider]?.test(String(fields.model))) return { fields, answer: refuse(404, 'model_not_found') }
  if (!(file instanceof File) || !ENDINGS.test(file.name)) return { fields, answer: refuse(400, null) }
  const { language, seconds, ...heard } = transcribe(Buffer.from(await file.arrayBuffer()))
  const text = said ?? heard.text
  const usage = { type: 'duration', seconds: Math.ceil(seconds) }
  const duration = Math.round(seconds * 100) / 100
  const isVerbose = fields.response_format === 'verbose_json'
  const body = isVerbose ? { task: 'transcribe', language, duration, text, segments: [], usage } : { text, usage }
  return { fields, answer: { status: 200, body } as HttpAnswer, heard: { text } }
}

const refuse = (status: number, code: string | null): HttpAnswer => ({
  status,
  body: { error: { message: 'Said by the local twin.', type: 'invalid_request_error', param: null, code } },
})
