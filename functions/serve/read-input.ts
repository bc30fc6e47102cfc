import type * as z from 'zod/mini'
import { type FieldWords, reported, wordsOf } from '#contract/field-words.ts'
import { BODY_BYTES, type Row } from '#contract/route.ts'
import { notFound, refusedFields } from '../core/platform/errors.ts'
import { type Event, publicAddressOf, readBody } from './event.ts'
import { isForm, readFile } from './read-file.ts'
import { readForm } from './read-form.ts'

/**
 * The request, parsed by the row's schemas. An id that cannot be one is not found; any other error names its fields. A
 * signed row's form is read only on request, so that a request without one of our tokens gets nothing parsed.
 */
export async function readInput(row: Row, event: Event) {
  const params = row.params?.safeParse(event.pathParameters ?? {})
  if (params && !params.success) throw notFound()
  const query = row.query && parse(row.query, event.queryStringParameters ?? {})
  const bytesMax = row.bodyBytes ?? BODY_BYTES
  if (row.takesFile && isForm(event)) {
    const headers = row.headers && parse(row.headers, event.headers)
    return { params: params?.data, query, headers, file: await readFile(event, bytesMax) }
  }
  if (row.takesXml && isXml(event)) return { params: params?.data, query, xml: readBody(event, bytesMax) }
  if (row.takesText) {
    const headers = row.headers && parse(row.headers, event.headers)
    return { params: params?.data, query, headers, text: readBody(event, bytesMax) }
  }
  if (row.access !== 'signed') {
    const body = row.body && readJson(row.body, readBody(event, bytesMax), event)
    const headers = row.headers && parse(row.headers, event.headers)
    return { params: params?.data, query, headers, body }
  }
  // The content type is not checked: anything but Twilio's own form fails its signature anyway.
  const text = readBody(event, bytesMax)
  const signature = event.headers['x-twilio-signature'] ?? ''
  return { params: params?.data, query, form: () => readForm(text), signature, url: publicAddressOf(event) }
}

const isXml = (event: Event) => /^(application|text)\/([\w.-]+\+)?xml\b/i.test(event.headers['content-type'] ?? '')

/** The dealership that a body names; undefined if it names none. */
export function namedOrganization(row: Row, event: Event): string | undefined {
  if (!row.body || isForm(event)) return undefined
  const text = readBody(event, row.bodyBytes ?? BODY_BYTES)
  if (!text.includes('organization_id')) return undefined
  try {
    const { organization_id: named } = JSON.parse(text)
    return typeof named === 'string' && named !== '' ? named : undefined
  } catch {
    return undefined
  }
}

function readJson(schema: z.ZodMiniType, text: string, event: Event): unknown {
  // An empty body is allowed if the row says so; otherwise every field of the form is missing.
  if (text === '') return parse(schema, schema.safeParse(undefined).success ? undefined : {})
  if (!/^application\/json\b/i.test(event.headers['content-type'] ?? ''))
    throw refusedFields({ body: { key: 'json_needed' } })
  let value: unknown
  try {
    value = JSON.parse(text, wellFormed)
  } catch {
    throw refusedFields({ body: { key: 'json_broken' } })
  }
  return parse(schema, value)
}

/** `"\ud83d"` is JSON, but half a character, which no table accepts. */
const wellFormed = (_: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value)

function parse(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = schema.safeParse(value, reported)
  if (parsed.success) return parsed.data
  const fields: Record<string, FieldWords> = {}
  for (const issue of parsed.error.issues) fields[issue.path.join('.') || 'body'] ??= wordsOf(issue)
  throw refusedFields(fields)
}
