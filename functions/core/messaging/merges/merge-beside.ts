import { dequal } from 'dequal'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { findValues, valuesCheck, valuesPut } from '../../customers/fields/door.ts'
import type { Field, FieldValuesItem, Values } from '../../customers/fields/entity.ts'
import { mergedValues, partedValues } from '../../customers/fields/merged-values.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { Write } from '../../platform/table/write.ts'
import { mergeDeals, partDeals } from '../deals/merge-deals.ts'
import type { SeenBeside } from './entity.ts'

interface Merging {
  kept: ContactItem
  leaving: ContactItem
  /** Whose values of which fields stay, by contact id. */
  keep: Readonly<Record<string, string>>
  fields: readonly Field[]
  merge: string
}

/**
 * Parts of a merge's transaction: the kept one gets what only the other one has, and what was chosen of the other's; what
 * lies beside that one stays as it is. `seen`: what its undoing needs.
 */
export async function mergeBeside(org: OrgId, { kept, leaving, keep, fields, merge }: Merging) {
  const isLeavings = (field: string) => keep[field] === leaving.id
  const [own, others, deals] = await Promise.all([
    findValues(org, kept.id),
    findValues(org, leaving.id),
    mergeDeals(org, { kept, leaving, isLeavings: isLeavings('deal'), merge }),
  ])
  const values = mergedValues(fields, {
    kept: own.values,
    leaving: others.values,
    leavings: new Set(fields.flatMap(({ key }) => (isLeavings(`custom.${key}`) ? [key] : []))),
  })
  const { before, after, by_merge } = deals.seen
  const seen: SeenBeside = {
    before: { values: own.values, deal: before, by_merge },
    after: { values, deal: after },
  }
  return { seen, writes: [valuesCheck(others), valuesWrite(own, values), ...deals.writes] }
}

/** Parts of the transaction that undoes it. */
export async function partBeside(org: OrgId, kept: string, { before, after }: SeenBeside): Promise<Write[]> {
  const [now, deal] = await Promise.all([
    findValues(org, kept),
    partDeals(org, kept, { before: before.deal, after: after.deal, by_merge: before.by_merge }),
  ])
  return [valuesWrite(now, partedValues(before.values, after.values, now.values)), deal]
}

const valuesWrite = (seen: FieldValuesItem, next: Values): Write =>
  dequal(seen.values, next) ? valuesCheck(seen) : valuesPut(seen, next)
