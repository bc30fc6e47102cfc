import { newCall } from '../../functions/core/calls/calls/new-call.ts'
import { writeCall } from '../../functions/core/calls/calls/store.ts'
import { updateCall } from '../../functions/core/calls/calls/update-call.ts'
import { recordTranscript } from '../../functions/core/calls/recordings/record-transcript.ts'
import { contactIdOf } from '../../functions/core/customers/contacts/derived-ids.ts'
import { findContact } from '../../functions/core/customers/contacts/door.ts'
import type { Ctx } from '../../functions/core/platform/ctx.ts'

const OURS = '+15550009999'

/** A customer calls in vain and leaves a message; somebody calls back, at first in vain, and they talk. */
export async function talkByPhone(ctx: Ctx, phone: string): Promise<void> {
  const missed = await begin(ctx, { direction: 'inbound', from: phone, to: OURS, sid: 'CA1' })
  const voicemail = { sid: 'RE1', url: 'https://api.twilio.com/RE1', seconds: 9 }
  await updateCall(ctx.org, missed, () => ({ asked_for_voicemail: true, legs: { CA1: { status: 'completed' } } }))
  await updateCall(ctx.org, missed, () => ({ voicemail }))
  await updateCall(ctx.org, missed, () => ({ voicemail: { ...voicemail, file: 'sound', content_type: 'audio/mpeg' } }))
  await recordTranscript(ctx.org, missed, 'voicemail', { text: 'Please call me about the truck', language: 'en' })
  for (const [n, status] of (['no-answer', 'completed'] as const).entries()) {
    const sid = `CA2${n}`
    const call = await begin(ctx, { direction: 'outbound', from: OURS, to: phone, sid })
    await updateCall(ctx.org, call, () => ({
      legs: { [sid]: { status: 'in-progress', was_up: true, user: ctx.caller.id }, [`${sid}x`]: { status: 'ringing' } },
    }))
    await updateCall(ctx.org, call, ({ legs }) => ({ legs: { ...legs, [`${sid}x`]: { status, seconds: 40 } } }))
    await updateCall(ctx.org, call, ({ legs }) => ({ legs: { ...legs, [sid]: { status: 'completed', seconds: 60 } } }))
  }
}

type Made = Pick<Parameters<typeof newCall>[2], 'direction' | 'from' | 'to' | 'sid'>

async function begin(ctx: Ctx, made: Made) {
  const customer = made.direction === 'inbound' ? made.from : made.to
  const contact = await findContact({ org: ctx.org }, contactIdOf(ctx.org, customer), true)
  const by = made.direction === 'outbound' && { agent: ctx.caller.id, agent_name: ctx.caller.name }
  const call = newCall(
    { ...ctx, now: new Date() },
    'America/New_York',
    { ...made, ...by, status: 'initiated' },
    contact,
  )
  await writeCall(call)
  return call.id
}
