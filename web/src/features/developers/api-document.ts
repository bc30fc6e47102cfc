import type { Language } from '#contract/language.ts'
import { apiDocument } from '#contract/openapi/api-document.ts'
import { addressPlace } from '#contract/site.ts'

/** The subset of JSON Schema that the contract's schemas use. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: (string | number | boolean)[]
  const?: string | number | boolean
  format?: string
  items?: Schema
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  required?: string[]
  default?: unknown
  minimum?: number
  maximum?: number
  maxLength?: number
}
type Content = Record<string, { schema: Schema }>

interface ApiOperation {
  operationId: string
  summary: string
  tags: string[]
  security: { apiKey: string[] }[]
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { $ref?: string; description?: string; content?: Content }>
}

/** The response of `GET /api/openapi.json`, as far as the reference shows it. */
export interface ApiDocument {
  info: { title: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, ApiOperation>>
  components: {
    securitySchemes: { apiKey: { description: string } }
    responses: Record<string, { description: string }>
    schemas: Record<string, Schema>
  }
}

/** The document in a language, with the URL that the deployment fills in. */
export const apiDocumentIn = (language: Language) => apiDocument(language, addressPlace) as unknown as ApiDocument

export interface Call {
  method: string
  path: string
  operation: ApiOperation
}

/** The calls of a chapter, in the document's order. */
export const callsOf = ({ paths }: ApiDocument, tag: string): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation.tags.includes(tag) ? [{ method: method.toUpperCase(), path, operation }] : [],
    ),
  )

/** The name of a reference's target. */
export const nameOf = ($ref: string) => $ref.slice($ref.lastIndexOf('/') + 1)

/** A schema's type in programmers' notation. */
export function typeOf(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' | ')
  if (schema.items) return `${parenthesized(typeOf(schema.items))}[]`
  const type = [schema.type ?? 'any'].flat().join(' | ')
  return schema.format ? `${type} (${schema.format})` : type
}

const parenthesized = (type: string) => (type.includes(' | ') ? `(${type})` : type)

/** The fields of an object, or of a nullable one; undefined if it has none of its own. */
export function fieldsOf(schema: Schema | undefined): [string, Schema, boolean][] | undefined {
  const object = schema?.anyOf?.find(({ properties }) => properties) ?? schema?.items ?? schema
  if (!object?.properties) return undefined
  const { required = [] } = object
  return Object.entries(object.properties).map(([name, field]) => [name, field, required.includes(name)])
}
