import { type Refused, sayRefusal } from '#contract/refusals.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { findHeld } from '../contacts/find-address.ts'
import { addressesOf } from '../contacts/reachable-addresses.ts'
import { listFields } from '../fields/door.ts'
import { listLabels } from '../labels/list-labels.ts'
import { listStages } from '../stages/list-stages.ts'
import type { ImportItem } from './entity.ts'
import { planColumns } from './plan-columns.ts'
import { type Person, readPerson } from './read-person.ts'
import { shownValues } from './shown-values.ts'

/** The first rows of an import as they would come in, which numbers are somebody's already, and what is wrong. */
export async function readPreview(ctx: Ctx, { header, mapping, samples, lines }: ImportItem) {
  const { org, language } = ctx
  const { data: labels } = await listLabels(ctx)
  const [{ data: stages }, { phone_country: country }, fields] = await Promise.all([
    listStages(ctx),
    readOrganization(org),
    listFields(org),
  ])
  const columns = planColumns({
    header,
    mapping,
    labels,
    fields,
    country,
    year: ctx.now.getUTCFullYear(),
    stages,
  })
  const rows = await Promise.all(samples.map((cells) => readPerson(cells, columns)))
  const mainOf = (person: Person) => addressesOf({ addresses: person.addresses })
  const held = await findHeld(org, [...new Set(rows.flatMap(({ person }) => mainOf(person)))])
  const say = (reasons: Record<string, Refused>) =>
    Object.fromEntries(Object.entries(reasons).map(([field, one]) => [field, sayRefusal(one, language)]))
  return rows.map(({ values, person, errors, left_out }, i) => ({
    line: lines[i] ?? 0,
    values: shownValues(values, person),
    known: mainOf(person).some((address) => held.has(address)),
    numbers: person.numbers ?? [],
    opted_out: person.opted_out !== undefined,
    errors: say(errors),
    left_out: say(left_out),
  }))
}
