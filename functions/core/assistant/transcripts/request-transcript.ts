import type { RecordingKind } from '#contract/calls/call-statuses.ts'
import { RETRIED_PROBLEMS } from '#contract/messaging/transcript-problems.ts'
import { updateCall } from '../../calls/calls/update-call.ts'
import { getTranscript } from '../../calls/recordings/get-transcript.ts'
import { findGroup } from '../../people/settings/door.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { transcriberOf } from './rules.ts'

/**
 * Has a recording written out again that could not be: the change of the call is followed by that (follow.ts), so that two
 * presses are one. Throws `not_found`, `ai_not_set_up`.
 */
export async function requestTranscript(ctx: Ctx, asked: { id: string; kind: RecordingKind }) {
  const { id, kind } = asked
  const known = await getTranscript(ctx, asked)
  const { transcript_problem: problem } = known
  if (!problem || !RETRIED_PROBLEMS.includes(problem)) return known
  if (!transcriberOf((await findGroup(ctx.org, 'ai')).values)) throw new AppError('ai_not_set_up')
  await updateCall(ctx.org, id, ({ [kind]: recorded }) =>
    recorded ? { [kind]: { ...recorded, is_retried: true } } : {},
  )
  return { ...known, is_waiting: true }
}
