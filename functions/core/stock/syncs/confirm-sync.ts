import { answerText } from '#contract/answers.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { getOrCreateLot } from '../catalogue/get-or-create-lot.ts'
import { findIntegration } from '../integrations/door.ts'
import { endInterrupted } from './end-runs.ts'
import type { RunItem } from './entity.ts'
import { findOpenRun } from './find-open-run.ts'
import { leaseUntil } from './hold-lease.ts'
import { presentRun } from './present-run.ts'
import { isFileKept, isOfServer, RUNS_SHOWN, takesPlaceOf } from './rules.ts'
import { findRun, listRuns, reopenRun } from './store.ts'

/** Approves a held run with the file it was held with, if that is from the current server or was uploaded by hand. */
export async function confirmSync(ctx: Ctx, { id }: { id: string }) {
  const { org, now } = ctx
  await retryOnConflict(async () => {
    const run = await findRun(org, id)
    if (!run) throw notFound()
    await requireConfirmable(ctx, run)
    const seen = await getOrCreateLot(org, now)
    if (await findOpenRun(org, seen)) throw new AppError('other_file_in_progress')
    if (!(await reopenRun(run, now.toISOString(), { seen, until: leaseUntil() }))) return false
    if (seen.run !== undefined) await endInterrupted(org, seen.run, seen)
    return true
  })
  await recordAct(ctx, { action: 'sync_confirmed', about: id })
  return {
    message: answerText(ctx.language, 'file_imported'),
    sync: presentRun(ctx, (await findRun(org, id)) as RunItem),
  }
}

async function requireConfirmable({ org, now }: Ctx, run: RunItem) {
  if (run.status !== 'held') throw new AppError('not_held')
  if (!isFileKept(run, now)) throw new AppError('file_gone')
  const integration = await findIntegration(org)
  if (!isOfServer(run, integration)) throw new AppError(integration ? 'superseded' : 'disconnected')
  const later = (await listRuns(org, RUNS_SHOWN)).filter(({ id }) => id > run.id)
  if (later.some((one) => takesPlaceOf(run, one))) throw new AppError('superseded')
}
