import { webhooks } from '#contract/telephony/webhooks.ts'
import { findListener } from '../core/assistant/transcripts/find-listener.ts'
import { recordLeg } from '../core/calls/calls/record-leg.ts'
import { recordRecording } from '../core/calls/calls/record-recording.ts'
import { answerVoice } from '../core/calls/routing/answer-voice.ts'
import { receiveMessage } from '../core/messaging/messages/receive-message.ts'
import { recordStatus } from '../core/messaging/messages/record-status.ts'
import { type Guest, provenOrg } from '../core/platform/ctx.ts'
import { admitWebhook, type Delivery } from '../core/telephony/connections/admit-webhook.ts'
import { lineOf } from '../core/telephony/connections/own-senders.ts'
import { serve } from '../serve.ts'
import { readAsked, readInbound, readLeg, readRecording, readReport } from './twilio-form.ts'

/** Twilio's doors: verify, translate, delegate; each is safe to repeat. */
export const handler = serve(webhooks, {
  messages: async ({ params, ...posted }, guest) => {
    const { work, form, senders } = await admit(guest, { ...params, ...posted })
    const inbound = readInbound(form)
    await receiveMessage(work, { ...inbound, line: inbound.to && lineOf(inbound.to, senders) })
  },
  status: async ({ params, query, ...posted }, guest) => {
    const { work, form } = await admit(guest, { ...params, ...posted })
    const { conversation, message } = query
    if (conversation && message) await recordStatus(work, { conversation, message, ...readReport(form) })
  },
  voice: async ({ params, query, ...posted }, guest) => {
    const { work, form } = await admit(guest, { ...params, ...posted })
    return answerVoice(work, params.token, query, readAsked(form), findListener)
  },
  voiceStatus: async ({ params, ...posted }, guest) => {
    const { work, form } = await admit(guest, { ...params, ...posted })
    await recordLeg(work, readLeg(form))
  },
  recording: async ({ params, ...posted }, guest) => {
    const { work, form } = await admit(guest, { ...params, ...posted })
    await recordRecording(work, readRecording(form))
  },
})

async function admit({ now, requestId }: Guest, delivery: Delivery) {
  const { org, form, senders } = await admitWebhook(delivery, now)
  return { work: { now, requestId, org: provenOrg(org) }, form, senders }
}
