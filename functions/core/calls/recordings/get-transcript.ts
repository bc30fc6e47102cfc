import type { RecordingKind } from '#contract/calls/call-statuses.ts'
import { soundTranscript } from '../../messaging/items/sound-transcript.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { recordingOwnerOf } from '../calls/customer-of-call.ts'
import { getVisibleCall } from '../calls/get-call.ts'
import { findTranscript } from './store.ts'

/** What is said in a call's recording, or in the caller's message. */
export async function getTranscript(ctx: Ctx, { id, kind }: { id: string; kind: RecordingKind }) {
  const call = await getVisibleCall(ctx, id)
  const kept = call[kind] && (await findTranscript(ctx.org, { owner: recordingOwnerOf(call), call: id, kind }))
  if (!kept) throw notFound()
  return { ...soundTranscript.present(kept.said), is_waiting: call[kind]?.is_retried ?? false }
}
