import type { Organization } from '#contract/people/organizations.ts'
import { listAround } from '../../messaging/messages/door.ts'
import type { Message, MessageItem } from '../../messaging/messages/entity.ts'
import { isLost } from '../../messaging/messages/statuses.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { Change } from '../../platform/table/follow.ts'
import { type FactItem, factId } from './entity.ts'
import { recordMilestone } from './record-milestone.ts'
import { writeFacts } from './store.ts'
import { isAnswer, threadFacts } from './thread-facts.ts'

type MessageChange = Pick<Change<typeof Message>, 'before' | 'after'>

/** A new message, or one of ours that turned out to be lost. */
export const isCounted = ({ before, after }: MessageChange) =>
  after !== undefined && (before === undefined || (after.direction === 'outbound' && isLost(after) && !isLost(before)))

/**
 * Messages read on either side: a wait that is longer begins with the oldest of them. Whether a customer's message begins
 * a conversation, the one before it tells.
 */
const BACK = 50
const AHEAD = 20

/**
 * Records what messages are to reports, by the thread as it is now, so that they may be told in any order and any number
 * of times. One that comes in late changes what comes behind it, up to the next answer.
 */
export async function recordMessages(org: OrgId, changes: MessageChange[]): Promise<void> {
  let clock: Organization | undefined
  for (const { after } of changes) {
    if (!after) continue
    const { conversation, id } = after
    const { before, after: behind } = await listAround(org, conversation, id, {
      before: (later) => (later.length > 0 || isAnswer(after) ? BACK : 1),
      after: AHEAD,
    })
    const until = behind.findIndex(isAnswer)
    const touched = [after, ...(until < 0 ? behind : behind.slice(0, until + 1))]
    if (touched.some(isAnswer)) clock ??= await readOrganization(org)
    const facts = threadFacts([...before, ...touched], before.length, clock)
    await writeFacts(org, facts, goneOf(touched, facts))
    if (isAnswer(after)) await recordMilestone(org, after.contact, 'contacted', after.sent_at, facts[0]?.agent)
  }
}

/** What these messages may have been before, and are not: only where others came behind, or one was lost, is there any. */
function goneOf(touched: readonly MessageItem[], facts: readonly FactItem[]): { id: string }[] {
  const [only, ...others] = touched
  if (only && others.length === 0 && !isLost(only)) return []
  const known = new Set(facts.map(({ id }) => id))
  return touched
    .map(({ id, direction, sent_at }) => ({ id: factId(sent_at, direction === 'inbound' ? 'opened' : 'sent', id) }))
    .filter(({ id }) => !known.has(id))
}
