import { ERROR_CODES } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { operations } from '#contract/openapi/operations.ts'
import { CALLS_PER_MINUTE } from '#contract/people/keys.ts'
import type { Topic } from '#contract/scope.ts'
import { SCOPES, TOPICS } from '#contract/scopes.ts'
import { say } from '#contract/words.ts'
import { schemaWriter } from './json-schemas.ts'
import { operationOf } from './operation-of.ts'
import { openapiTexts } from './texts.ts'

/** The OpenAPI 3.1 document of every call that a key may make, in a reader's language. */
export function apiDocument(language: Language, origin: string) {
  const t = (key: keyof typeof openapiTexts) => openapiTexts[key][language]
  const writer = schemaWriter()
  const paths: Record<string, Record<string, object>> = {}
  for (const operation of operations) {
    const { path, method } = operation.row
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(operation, language, writer) }
  }
  const refusal = (description: string, headers?: object) => ({
    description,
    ...(headers && { headers }),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  })
  const retry = { 'Retry-After': { description: t('retry_after'), schema: { type: 'integer' } } }
  return {
    openapi: '3.1.0',
    info: { title: 'Lotwire API', version: '1', description: t('intro').replace('{most}', String(CALLS_PER_MINUTE)) },
    servers: [{ url: origin }],
    tags: Object.values<Topic>(TOPICS).map(({ title }) => ({ name: say(title, language, {}) })),
    paths,
    components: {
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', description: `${t('key')} ${SCOPES.join(', ')}.` } },
      responses: {
        Unauthenticated: refusal(t('unauthenticated')),
        Forbidden: refusal(t('forbidden')),
        NotFound: refusal(t('not_found')),
        Conflict: refusal(t('conflict')),
        TooLarge: refusal(t('too_large')),
        Invalid: refusal(t('invalid')),
        TooManyCalls: refusal(t('too_many_calls'), retry),
        Failed: refusal(t('failed')),
        Unavailable: refusal(t('unavailable'), retry),
      },
      schemas: { ...writer.named, Error: errorSchema },
    },
  }
}

const errorSchema = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string', enum: ERROR_CODES },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
    scope: { type: 'string', enum: SCOPES },
  },
}
