import type * as z from 'zod/mini'
import type { Call } from '#contract/calls/call.ts'
import { isOpenCall, RECORDING_KINDS } from '#contract/calls/call-statuses.ts'
import { calls } from '#contract/calls/calls.ts'
import { formatSeconds } from '#contract/calls/format-seconds.ts'
import { pathOf } from '#contract/route.ts'
import { NOBODY } from '../../customers/contacts/desk-names.ts'
import { maySee } from '../../platform/access.ts'
import type { Caller } from '../../platform/ctx.ts'
import { isToldOf } from './call-rights.ts'
import type { CallItem } from './entity.ts'
import { startOf } from './rules.ts'

/** A call for its reader: for another agent's contact, only the name, while the reader is told it (`isToldOf`). */
export function presentCall(call: CallItem, reader: Caller): z.input<typeof Call> {
  const { id, contact, contact_name = '', agent, agent_name = '', desk, status, recording, voicemail } = call
  const isKnown = contact !== undefined && maySee(reader, desk === NOBODY ? undefined : desk)
  const isTold = contact !== undefined && isToldOf(call, reader.id)
  const seconds = isOpenCall(status) ? undefined : (call.seconds ?? 0)
  const at = pathOf(calls.recording, { id })
  const voicemail_url = voicemail?.file === undefined ? null : `${at}?kind=voicemail`
  const recording_url = recording?.file === undefined ? voicemail_url : at
  return {
    id,
    direction: call.direction,
    from: call.from,
    to: call.to,
    contact: isKnown || isTold ? { id: isKnown ? contact : null, name: contact_name } : null,
    agent: agent === undefined ? null : { id: agent, name: agent_name },
    date: startOf(call),
    duration_seconds: seconds ?? null,
    formatted_duration: seconds === undefined ? '' : formatSeconds(seconds),
    status,
    has_recording: recording_url !== null,
    has_voicemail: voicemail !== undefined,
    recording_url,
    voicemail_url,
    transcribed: RECORDING_KINDS.filter((kind) => call[kind]?.is_transcribed),
  }
}
