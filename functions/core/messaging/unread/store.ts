import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $get } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { Unread, Unreplied, type UnrepliedItem, unreadOf, unrepliedOf } from './entity.ts'
import { isOn } from './unread-desks.ts'

export interface Mark {
  contact: string
  /** Undefined: no longer. */
  desk: string | undefined
  /** Then it began; without a desk, what the customer wrote until then waits no longer. Undefined for one who is gone. */
  since: string | undefined
  /** It began with a change at `since`; else it goes on since when it was marked. */
  isBegun: boolean
}

/** An older change, followed once more, leaves what began later. */
const notLater = (since: string) => ({
  or: [
    { attr: 'since' as const, exists: false as const },
    { attr: 'since' as const, lte: since },
  ],
})

/** Keeps whether a contact is unread, or waits for an answer. */
export async function keepMark(
  org: OrgId,
  kind: typeof Unread | typeof Unreplied,
  { contact, desk, since = '', isBegun }: Mark,
): Promise<void> {
  // They have the same attributes.
  const of = kind as typeof Unread
  const condition = notLater(since)
  if (desk === undefined) {
    const gone = of.build(DeleteItemCommand).key({ org, contact })
    await isConditionMet((since ? gone.options({ condition }) : gone).send())
    return
  }
  const item = { org, contact, desk, since: isBegun ? since : $get('since', since) }
  const kept = of.build(UpdateItemCommand).item(item)
  await isConditionMet((isBegun ? kept.options({ condition }) : kept).send())
}

/** The unread contacts of these desks: of all that are, `most` are looked at. */
export async function findUnread(org: OrgId, desks: string[], most: number): Promise<Set<string>> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Unread)
    .query({ partition: unreadOf(org) })
    .options({ limit: most, attributes: ['contact', 'desk'] })
    .send()
  return new Set(Items.filter(isOn(desks)).map(({ contact }) => contact))
}

/** The customers who wait for an answer on these desks, whoever began last first. */
export async function listUnreplied(org: OrgId, desks: string[]): Promise<UnrepliedItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Unreplied)
    .query({ partition: unrepliedOf(org) })
    .options({ maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items.filter(isOn(desks)).toSorted((a, b) => (a.since > b.since ? -1 : 1))
}
