import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete'
import type { OrgId } from '../../platform/ctx.ts'
import { writeAll } from '../../platform/table/batches.ts'
import { Turn, type TurnItem } from './entity.ts'
import { listTurnsBetween } from './store.ts'

const AT_ONCE = 200
/** Sorts behind every id. */
const LATEST = '~'

/** What the assistant did about these contacts, newest first. All turns are read for it: none is listed by its contact. */
export async function listTurnsOf(org: OrgId, contacts: readonly string[]): Promise<TurnItem[]> {
  const found: TurnItem[] = []
  let before: string | undefined = LATEST
  while (before !== undefined) {
    const page: TurnItem[] = await listTurnsBetween(org, '0', before, AT_ONCE)
    found.push(...page.filter(({ id, contact }) => id !== before && contacts.includes(contact)))
    // A range includes its ends.
    before = page.length === AT_ONCE && page.at(-1)?.id !== before ? page.at(-1)?.id : undefined
  }
  return found
}

/** Forgets what the assistant did about these contacts. Safe to repeat. */
export async function removeTurnsOf(org: OrgId, contacts: readonly string[]): Promise<void> {
  const turns = await listTurnsOf(org, contacts)
  await writeAll(turns.map(({ id }) => Turn.build(BatchDeleteRequest).key({ org, id })))
}
