import type { FieldCondition } from '#contract/customers/custom.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { Field, Values } from './entity.ts'
import { listFields, listValues } from './store.ts'

/** What conditions on the dealership's own fields are held against. */
export interface Owned {
  fields: Field[]
  values: ReadonlyMap<string, Values>
}

/** Reads it for these contacts; undefined where nothing is asked of their fields. */
export async function findOwned(
  org: OrgId,
  { custom = [] }: { custom?: FieldCondition[] | undefined },
  contacts: readonly { id: string }[],
): Promise<Owned | undefined> {
  if (custom.length === 0) return undefined
  const ids = contacts.map(({ id }) => id)
  const [fields, values] = await Promise.all([listFields(org), listValues(org, ids)])
  return { fields, values }
}
