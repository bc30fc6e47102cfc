import { INBOXES } from '../../people/notifications/notice-inboxes.ts'
import { recordNews } from '../../people/notifications/record-news.ts'
import { follow } from '../../platform/table/follow.ts'
import { Registration } from './entity.ts'

/** Decided after days, when nobody looks. */
const isDecided = (state: string | undefined): state is 'approved' | 'refused' =>
  state === 'approved' || state === 'refused'

export const follows = {
  note_registration: follow({
    on: [Registration],
    when: ({ before, after }) => before?.state !== after?.state && isDecided(after?.state),
    do: (org, changes) =>
      recordNews(
        org,
        changes.flatMap(({ after, at }) =>
          isDecided(after?.state)
            ? [
                {
                  inbox: INBOXES.managers,
                  kind: `registration_${after.state}`,
                  about: after.submitted_at ?? '',
                  at,
                } as const,
              ]
            : [],
        ),
      ),
  }),
}
