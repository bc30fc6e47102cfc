import type { ContactItem } from '../../customers/contacts/entity.ts'
import { answeringOf } from '../../customers/contacts/kept-answering.ts'
import { findMarked } from '../../messaging/messages/find-marked.ts'
import { markOfClient } from '../../messaging/messages/message-marks.ts'
import type { Work } from '../../platform/ctx.ts'
import { derivedId, momentOf } from '../../platform/table/ids.ts'
import { endTurn, findTurn } from './store.ts'

/** Ends a turn whose worker broke off, by what it has done: handed over, answered, or nothing. */
export async function settleTurn({ org, now }: Pick<Work, 'org' | 'now'>, id: string, contact: ContactItem) {
  const turn = await findTurn(org, id)
  if (turn?.status !== 'running' || turn.held_until > now.getTime()) return
  const { reason, changed_at = '' } = answeringOf(contact)
  if (reason === 'handed_over' && changed_at >= turn.started_at) {
    await endTurn({ ...turn, outcome: 'handed_over', reason: 'failed' })
    return
  }
  const sent = await findMarked(org, markOfClient(turn.conversation, derivedId('assistant', id)))
  if (!sent) return void (await endTurn({ ...turn, outcome: 'dropped', reason: 'answer_outdated' }))
  const answered_ms = Date.parse(sent.sent_at) - momentOf(id).getTime()
  await endTurn({ ...turn, outcome: 'answered', body: sent.body, sources: sent.sources, answered_ms })
}
