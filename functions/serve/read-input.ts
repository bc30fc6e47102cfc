import type * as z from 'zod/mini'
import { BODY_BYTES, type Row } from '#contract/route.ts'
import { AppError, notFound } from '../core/platform/errors.ts'
import { type Event, publicAddressOf, readBody } from './event.ts'
import { wordsOf } from './field-words.ts'
import { readForm } from './read-form.ts'

/**
 * What the row's schemas make of the request. An id that cannot be one is not found; anything else wrong names its fields.
 * A signed row's form is read when it is asked for, so that who has no token of ours gets nothing parsed.
 */
export function readInput(row: Row, event: Event) {
  const params = row.params?.safeParse(event.pathParameters ?? {}, { error: wordsOf })
  if (params && !params.success) throw notFound()
  const query = row.query && parse(row.query, event.queryStringParameters ?? {})
  if (row.access !== 'signed') {
    const body = row.body && readJson(row.body, readBody(event, row.bodyBytes ?? BODY_BYTES), event)
    return { params: params?.data, query, body }
  }
  // Without a check of the content type: what is not Twilio's own form fails its signature and nothing else.
  const text = readBody(event, row.bodyBytes ?? BODY_BYTES)
  const signature = event.headers['x-twilio-signature'] ?? ''
  return { params: params?.data, query, form: () => readForm(text), signature, url: publicAddressOf(event) }
}

function readJson(schema: z.ZodMiniType, text: string, event: Event): unknown {
  // an empty body is allowed where the row says so; elsewhere every field of the form is missing
  if (text === '') return parse(schema, schema.safeParse(undefined).success ? undefined : {})
  if (!/^application\/json\b/i.test(event.headers['content-type'] ?? '')) throw invalid({ body: 'Send JSON.' })
  let value: unknown
  try {
    value = JSON.parse(text, wellFormed)
  } catch {
    throw invalid({ body: 'This is not JSON.' })
  }
  return parse(schema, value)
}

/** `"\ud83d"` is JSON, but half a character, which no table takes. */
const wellFormed = (_: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value)

function parse(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = schema.safeParse(value, { error: wordsOf })
  if (parsed.success) return parsed.data
  const fields: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) fields[path.join('.') || 'body'] ??= message
  throw invalid(fields)
}

/** The message is the first field's, for a reader that shows one line only. */
const invalid = (fields: Record<string, string>) =>
  new AppError('invalid', Object.values(fields)[0] ?? 'This is not valid.', { fields })
