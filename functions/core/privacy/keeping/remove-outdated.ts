import { privacySettings } from '#contract/privacy/settings.ts'
import { removeTurnsBefore } from '../../assistant/turns/door.ts'
import { removeRecordingsBefore } from '../../calls/recordings/remove-recordings.ts'
import { removeRunsBefore } from '../../outreach/runs/remove-runs.ts'
import { removeNoticesBefore } from '../../people/notifications/remove-notices.ts'
import { readSettings } from '../../people/settings/door.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import { removeOldContacts } from './remove-old-contacts.ts'

const DAY_MS = 86_400_000
/** Well within the job's timeout; then the next message goes on. */
const TURN_MS = 240_000

type Removal = (work: Work, before: Date, until: number) => Promise<unknown>
const of =
  (remove: (org: OrgId, before: Date) => Promise<void>): Removal =>
  ({ org }, before) =>
    remove(org, before)

/** What ends earlier than it usually does; of the rest the table sees to it itself. A sale's file is kept when it is made. */
const REMOVALS = {
  contacts_days: removeOldContacts,
  recordings_days: of(removeRecordingsBefore),
  assistant_days: of(removeTurnsBefore),
  runs_days: of(removeRunsBefore),
  notices_days: of(removeNoticesBefore),
} satisfies Partial<Record<keyof (typeof privacySettings)['keeping'], Removal>>

/** Removes what is older than the dealership wants it kept, each kind by its own time. Safe to repeat. */
export async function removeOutdated(work: Work): Promise<void> {
  const { org, now } = work
  const until = Date.now() + TURN_MS
  const days = await readSettings(org, 'keeping')
  for (const [key, remove] of Object.entries(REMOVALS) as [keyof typeof REMOVALS, Removal][]) {
    if (String(days[key]) === privacySettings.keeping[key].default) continue
    const isDone = await remove(work, new Date(now.getTime() - days[key] * DAY_MS), until)
    if (isDone === false) return enqueue('keep-times', { org })
  }
}
