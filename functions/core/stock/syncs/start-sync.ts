import { answerText } from '#contract/answers.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import { findUpload } from '../../platform/aws/list-files.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { isId } from '../../platform/table/ids.ts'
import { isIntegrationActive } from '../integrations/door.ts'
import { presentRun } from './present-run.ts'
import { startRun } from './start-run.ts'

/** Fetches the dealer's file now, or imports one that was uploaded; returns a run that is already in progress. */
export async function startSync(ctx: Ctx, { upload_id }: { upload_id?: string }) {
  const { run, isNew } = upload_id === undefined ? await startFeed(ctx) : await startUpload(ctx, upload_id)
  if (isNew)
    await recordAct(ctx, { action: upload_id === undefined ? 'sync_started' : 'inventory_uploaded', about: run.id })
  const message = isNew ? await startedWords(ctx, upload_id !== undefined) : answerText(ctx.language, 'sync_runs')
  return { message, sync: presentRun(ctx, run) }
}

const startFeed = async (ctx: Ctx) => required(await startRun(ctx, { by: ctx.caller.name }))

async function startUpload(ctx: Ctx, upload: string) {
  const file = isId(upload) ? await findUpload(ctx.org, upload) : undefined
  if (file === undefined) throw notFound()
  const started = required(await startRun(ctx, { by: ctx.caller.name, upload, file }))
  if (!started.isNew && started.run.upload !== upload) throw new AppError('file_in_progress')
  return started
}

async function startedWords(ctx: Ctx, isUpload: boolean) {
  if (!isUpload) return answerText(ctx.language, 'sync_started')
  return (await isIntegrationActive(ctx.org))
    ? answerText(ctx.language, 'file_replaced_later')
    : answerText(ctx.language, 'own_file_imported')
}

/** Undefined occurs only for a scheduled time that someone else took. */
function required<T>(started: T | undefined): T {
  if (started === undefined) throw new AppError('file_in_progress')
  return started
}
