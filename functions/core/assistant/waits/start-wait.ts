import type { Organization } from '#contract/people/organizations.ts'
import type { Work } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { type Asked, newWait } from './rules.ts'
import { listOpen, putWait, replaceWait } from './store.ts'

/** From now on a person is expected to answer: whoever waits already waits on. Safe to repeat. */
export async function startWait(
  { org, now }: Pick<Work, 'org' | 'now'>,
  asked: Asked,
  dealership: Organization,
  isDraft = false,
) {
  if ((await putWait(newWait(asked, isDraft, now, dealership))) || isDraft) return
  await retryOnConflict(async () => {
    const [open] = await listOpen(org, [asked.contact])
    return !open?.is_draft || replaceWait(open, { is_draft: undefined })
  })
}
