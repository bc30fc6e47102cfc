import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import type { OrgId } from '../../platform/ctx.ts'
import { readAll } from '../../platform/table/batches.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { isAsRead, replaceWhole } from '../../platform/table/replace-whole.ts'
import { type Field, FieldValues, type FieldValuesItem, type Values } from './entity.ts'
import { findFields } from './store.ts'

/** A dealership's own fields as they are at this moment, in the order of their making. */
export const listFields = async (org: OrgId): Promise<Field[]> => (await findFields(org)).own

/** A contact's values as they are at this moment. */
export async function findValues(org: OrgId, contact: string): Promise<FieldValuesItem> {
  const { Item } = await FieldValues.build(GetItemCommand).key({ org, contact }).options({ consistent: true }).send()
  return Item ?? { org, contact, version: 0, values: {} }
}

/** The values of those of these contacts that have some; `isFresh` reads strongly consistent. */
export async function listValues(
  org: OrgId,
  contacts: readonly string[],
  isFresh = false,
): Promise<Map<string, Values>> {
  const found = await readAll(
    contacts.map((contact) => FieldValues.build(BatchGetRequest).key({ org, contact })),
    { consistent: isFresh },
  )
  return new Map(found.flatMap((one) => (one ? [[one.contact, one.values] as const] : [])))
}

/** Part of a transaction: a contact's values in the place of those that were read. */
export const valuesPut = (seen: FieldValuesItem, values: Values) =>
  FieldValues.build(PutTransaction)
    .item({ ...seen, values, version: seen.version + 1 })
    .options({ condition: isAsRead(seen) })

/** Part of a transaction: a contact's values are still those that were read. */
export const valuesCheck = (seen: FieldValuesItem) =>
  FieldValues.build(ConditionCheck).key({ org: seen.org, contact: seen.contact }).condition(isAsRead(seen))

/** Gives a contact the values of another that it has none of its own for. */
export const fillValues = (org: OrgId, from: string, into: string) =>
  retryOnConflict(async () => {
    const [left, seen] = await Promise.all([findValues(org, from), findValues(org, into)])
    const values = { ...left.values, ...seen.values }
    return Object.keys(left.values).length === 0 || replaceWhole(FieldValues, seen, { values })
  })
