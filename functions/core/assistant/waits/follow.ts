import { Contact } from '../../customers/contacts/entity.ts'
import { Message } from '../../messaging/messages/entity.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { type Change, follow } from '../../platform/table/follow.ts'
import { toSecond } from '../../platform/to-second.ts'
import { endBy, endedBy, isAnswer } from './rules.ts'
import { listOpen, replaceWait } from './store.ts'

export const follows = {
  end_waits_answered: follow({
    on: [Message],
    when: ({ before, after }) =>
      after !== undefined && isAnswer(after) && (before === undefined || before.sid === undefined),
    do: (org, changes: Change<typeof Message>[]) => {
      const answers = changes.flatMap(({ after }) => after ?? [])
      return endWaits(
        org,
        answers.map(({ contact }) => contact),
        (wait) => {
          const answer = answers.find(({ contact, id }) => contact === wait.contact && id > wait.id)
          return answer && { end: 'answered', at: new Date(answer.sent_at) }
        },
      )
    },
  }),
  end_waits_over: follow({
    on: [Contact],
    when: ({ before, after }) =>
      before !== undefined &&
      (after === undefined ||
        (before.status === 'active' && after.status !== 'active') ||
        Object.keys(after.opted_out).length > Object.keys(before.opted_out).length),
    do: (org, changes: Change<typeof Contact>[]) =>
      endWaits(
        org,
        changes.flatMap(({ before }) => before?.id ?? []),
        (wait) => {
          // Told late, it may be older than the wait.
          const since = toSecond(new Date(wait.began_at))
          const last = changes.findLast(({ before, at }) => before?.id === wait.contact && at >= since)
          const end = last && endBy(last.after, wait)
          return end && { end, at: last.at }
        },
      ),
  }),
}

type End = { end: Parameters<typeof endedBy>[0]; at: Date }

async function endWaits(
  org: OrgId,
  contacts: string[],
  endOf: (wait: Parameters<typeof endedBy>[1]) => End | undefined,
) {
  await retryOnConflict(async () => {
    const open = await listOpen(org, contacts)
    const ended = open.flatMap((wait) => {
      const end = endOf(wait)
      return end ? [{ wait, ...end }] : []
    })
    if (ended.length === 0) return true
    const dealership = await readOrganization(org)
    const written = await Promise.all(
      ended.map(({ wait, end, at }) => replaceWait(wait, endedBy(end, wait, dealership, at))),
    )
    return !written.includes(false)
  })
}
