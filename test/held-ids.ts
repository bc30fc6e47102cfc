import type * as z from 'zod/mini'
import { Id } from '#contract/fields.ts'
import type { Client } from './cloud.ts'
import type { Dealership, Target } from './request.ts'
import { type NamedRow, namedRows, ofAreas } from './requests.ts'

/** Real ids of a user's conversations and of a dealership, by name. */
export type HeldIds = Record<string, string>

/** Every id that a row for signed-in users takes in its path, query or body. */
const idFields = namedRows
  .filter(({ row }) => !['public', 'visitor', 'signed'].includes(row.access))
  .flatMap((row) =>
    (['params', 'query', 'body'] as const).flatMap((part) =>
      Object.entries(shapeOf(row.row[part])).flatMap(([field, schema]) =>
        isId(field, schema) ? [{ name: `${row.name} ${field}`, row, part, field }] : [],
      ),
    ),
  )
export type IdField = (typeof idFields)[number]

/** The kinds of objects that a field's id can lead to; throws for one that its area's tests do not know. */
export function kindsOf({ name }: IdField) {
  const kinds = ofAreas.map(({ leadsTo }) => leadsTo?.[name]).find(Boolean)
  if (!kinds)
    throw new Error(`${name} takes an id: say in its area’s requests.ts what it leads to, and bring a real one.`)
  return kinds
}

/** Fields with real ids; the areas say where the others are tested. */
export const triedFields = idFields.filter((field) => kindsOf(field).length > 0)

/** The row's request with this id in that field and all else as in the valid one. */
export const withId = ({ row, part, field }: IdField, id: string): NamedRow => ({
  ...row,
  request: (at) => {
    const valid = row.request?.(at) ?? { status: 200 }
    return { ...valid, [part]: { ...(valid[part] as object), [field]: id } }
  },
})

/** An id that nobody has, next to the real one in any sort order. */
export const besides = (id: string) => id.slice(0, -1) + (id.endsWith('0') ? '1' : '0')

/** The ids that lead to this conversation, for a user who can see one other as well. */
export async function conversationIds(client: Client, at: Target): Promise<HeldIds> {
  const ids: HeldIds = {}
  for (const area of ofAreas) Object.assign(ids, await area.conversationIds?.(client, at))
  return ids
}

/** The ids of a dealership, whoever they belong to. */
export async function dealershipIds(dealership: Dealership): Promise<HeldIds> {
  const ids: HeldIds = {}
  for (const area of ofAreas) Object.assign(ids, await area.dealershipIds?.(dealership))
  return ids
}

/** A field is an id by its schema, or by its name: a cursor and a place in a thread are ids too. */
function isId(field: string, schema: z.ZodMiniType) {
  return bare(schema) === Id || /(^|_)ids?$|Id$|^(before|after|cursor)$/.test(field)
}

function shapeOf(schema: z.ZodMiniType | undefined): Record<string, z.ZodMiniType> {
  return (schema && defOf(bare(schema)).shape) ?? {}
}

interface Def {
  innerType?: z.ZodMiniType
  getter?: () => z.ZodMiniType
  shape?: Record<string, z.ZodMiniType>
}
function defOf(schema: z.ZodMiniType) {
  return schema._zod.def as Def
}

/** A schema without its optional, default and lazy wrappers. */
function bare(schema: z.ZodMiniType): z.ZodMiniType {
  const { innerType, getter } = defOf(schema)
  const inner = innerType ?? getter?.()
  return inner ? bare(inner) : schema
}
