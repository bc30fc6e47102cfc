import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { Fact, type FactItem, factsOf, LateFacts, lateFactsOf } from './entity.ts'

/** The facts of a day of UTC with ids in a range, oldest first. */
export async function listFacts(org: OrgId, day: string, from: string, to: string): Promise<FactItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Fact)
    .query({ partition: factsOf(org, day), range: { between: [from, to] } })
    .options({ maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items
}

/** The newest facts of a day of UTC before an id. */
export async function listFactsBefore(org: OrgId, day: string, before: string, limit: number): Promise<FactItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Fact)
    .query({ partition: factsOf(org, day), range: { lt: before } })
    .options({ reverse: true, limit })
    .send()
  return Items
}

/** Numbers of late facts by day of UTC. */
export async function listLate(org: OrgId, from: string, to: string): Promise<Map<string, number>> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(LateFacts)
    .query({ partition: lateFactsOf(org), range: { between: [from, to] } })
    .options({ maxPages: Number.POSITIVE_INFINITY })
    .send()
  return new Map(Items.map(({ day, count }) => [day, count]))
}
