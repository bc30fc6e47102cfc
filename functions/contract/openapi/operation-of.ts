import type * as z from 'zod/mini'
import type { Language } from '#contract/language.ts'
import type { Operation } from '#contract/openapi/operations.ts'
import type { Row } from '#contract/route.ts'
import { say } from '#contract/words.ts'
import type { JsonSchema, schemaWriter } from './json-schemas.ts'

type Writer = ReturnType<typeof schemaWriter>
const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

/** A call as the document describes it; its `operationId` stays as long as the row keeps its name. */
export function operationOf({ name, row, scope, title, summary }: Operation, language: Language, writer: Writer) {
  const [group = '', verb = ''] = name.split('.')
  return {
    operationId: group + verb.charAt(0).toUpperCase() + verb.slice(1),
    summary: say(summary, language, {}),
    tags: [say(title, language, {})],
    security: [{ apiKey: [scope] }],
    parameters: [...parametersOf(row.params, 'path', writer), ...parametersOf(row.query, 'query', writer)],
    ...(row.body && { requestBody: bodyOf(row, row.body, writer) }),
    responses: { ...answerOf(row, writer), ...refusalsOf(row) },
  }
}

function parametersOf(schema: z.ZodMiniType | undefined, place: 'path' | 'query', writer: Writer) {
  if (!schema) return []
  const { properties = {}, required = [] } = writer.write(schema, 'input') as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function bodyOf({ takesFile }: Row, body: z.ZodMiniType, writer: Writer) {
  const file = { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] }
  return {
    // A body whose every field may be absent may be absent itself.
    required: !body.safeParse({}).success,
    content: { ...json(writer.write(body, 'input')), ...(takesFile && { 'multipart/form-data': { schema: file } }) },
  }
}

function answerOf({ answers, output }: Row, writer: Writer) {
  if (answers === 'empty') return { 204: { description: 'Done.' } }
  const location = { schema: { type: 'string', format: 'uri' }, required: true }
  if (answers === 'redirect') return { 302: { description: 'Where the file is.', headers: { Location: location } } }
  const found = { 200: { description: 'OK', content: json(writer.write(output, 'output')) } }
  const same = { 304: { description: 'Unchanged since the ETag in If-None-Match.' } }
  return answers === 'etag' ? { ...found, ...same } : found
}

/** The refusals that any call may have, and those of this one. */
function refusalsOf({ method, params, query, body }: Row) {
  const refusal = (name: string) => ({ $ref: `#/components/responses/${name}` })
  return {
    401: refusal('Unauthenticated'),
    403: refusal('Forbidden'),
    ...(params && { 404: refusal('NotFound') }),
    ...(method !== 'GET' && { 409: refusal('Conflict') }),
    ...(body && { 413: refusal('TooLarge') }),
    ...((query || body) && { 422: refusal('Invalid') }),
    429: refusal('TooManyCalls'),
    500: refusal('Failed'),
    503: refusal('Unavailable'),
  }
}
