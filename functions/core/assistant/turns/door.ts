import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete'
import type { OrgId } from '../../platform/ctx.ts'
import { writeAll } from '../../platform/table/batches.ts'
import { earliestId } from '../../platform/table/ids.ts'
import { Turn, type TurnItem } from './entity.ts'
import { listTurnsBetween } from './store.ts'

const AT_ONCE = 200
/** Sorts behind every id. */
const LATEST = '~'

/** What the assistant did about these contacts, newest first. All turns are read for it: none is listed by its contact. */
export async function listTurnsOf(org: OrgId, contacts: readonly string[]): Promise<TurnItem[]> {
  const found: TurnItem[] = []
  for await (const page of eachPage(org, LATEST))
    found.push(...page.filter(({ contact }) => contacts.includes(contact)))
  return found
}

/** Turns before an id, newest first. */
async function* eachPage(org: OrgId, from: string): AsyncGenerator<TurnItem[]> {
  let before: string | undefined = from
  while (before !== undefined) {
    const page: TurnItem[] = await listTurnsBetween(org, '0', before, AT_ONCE)
    // A range includes its ends.
    yield page.filter(({ id }) => id !== before)
    before = page.length === AT_ONCE && page.at(-1)?.id !== before ? page.at(-1)?.id : undefined
  }
}

/** Forgets what the assistant did about these contacts. Safe to repeat. */
export async function removeTurnsOf(org: OrgId, contacts: readonly string[]): Promise<void> {
  await deleteTurns(await listTurnsOf(org, contacts))
}

/** Forgets what the assistant did before a moment. Safe to repeat. */
export async function removeTurnsBefore(org: OrgId, before: Date): Promise<void> {
  for await (const page of eachPage(org, earliestId(before.getTime()))) await deleteTurns(page)
}

const deleteTurns = (turns: readonly TurnItem[]) =>
  writeAll(turns.map(({ org, id }) => Turn.build(BatchDeleteRequest).key({ org, id })))
