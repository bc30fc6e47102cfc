import { dequal } from 'dequal'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import type { Write } from '../../customers/contacts/store.ts'
import type { Field, FieldValuesItem, Values } from '../../customers/fields/entity.ts'
import { mergedValues, partedValues } from '../../customers/fields/merged-values.ts'
import { findValues, valuesCheck, valuesPut } from '../../customers/fields/store.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { DealItem, KnownDeal } from '../deals/entity.ts'
import { mergedDeal, partedDeal } from '../deals/merged-deal.ts'
import { interestsOf } from '../deals/rules.ts'
import { dealCheck, dealPut, findDeal } from '../deals/store.ts'
import type { SeenBeside } from './entity.ts'

/** What lies beside a contact and is changed as a whole: values of the dealership's own fields, and the deal. */
interface Beside {
  values: FieldValuesItem
  deal: DealItem
}

async function findBeside(org: OrgId, contact: string): Promise<Beside> {
  const [values, deal] = await Promise.all([findValues(org, contact), findDeal(org, contact)])
  return { values, deal }
}

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
  const [own, others] = await Promise.all([findBeside(org, kept.id), findBeside(org, leaving.id)])
  const isLeavings = (field: string) => keep[field] === leaving.id
  const values = mergedValues(fields, {
    ...{ kept: own.values.values, leaving: others.values.values },
    leavings: new Set(fields.flatMap(({ key }) => (isLeavings(`custom.${key}`) ? [key] : []))),
  })
  const before = withAsked(kept, own.deal)
  const sides = { kept: before, leaving: withAsked(leaving, others.deal) }
  const deal = mergedDeal({ ...sides, of: leaving.id, isLeavings: isLeavings('deal') })
  const seen: SeenBeside = {
    before: { values: own.values.values, deal: before, by_merge: own.deal.by_merge },
    after: { values, deal },
  }
  const writes = [
    valuesCheck(others.values),
    dealCheck(others.deal),
    ...besidePuts(own, { values, deal, by_merge: merge }),
  ]
  return { seen, writes }
}

/** Parts of the transaction that undoes it. */
export async function partBeside(org: OrgId, kept: string, { before, after }: SeenBeside): Promise<Write[]> {
  const now = await findBeside(org, kept)
  return besidePuts(now, {
    values: partedValues(before.values, after.values, now.values.values),
    deal: partedDeal(before.deal, after.deal, now.deal.known),
    by_merge: before.by_merge,
  })
}

interface Next {
  values: Values
  deal: KnownDeal
  by_merge: string | undefined
}

function besidePuts({ values, deal }: Beside, next: Next): Write[] {
  return [
    dequal(values.values, next.values) ? valuesCheck(values) : valuesPut(values, next.values),
    dequal(deal.known, next.deal) ? dealCheck(deal) : dealPut({ ...deal, by_merge: next.by_merge }, next.deal),
  ]
}

/** With the vehicle that they asked about last, which may not have been kept yet. */
function withAsked(contact: ContactItem, { known }: DealItem): KnownDeal {
  const vehicles = interestsOf(contact, known)
  return vehicles.length > 0 ? { ...known, vehicles } : known
}
