import twilio from 'twilio'
import { calls } from '#contract/calls/calls.ts'
import { voice } from '#contract/calls/voice.ts'
import { settings } from '#contract/telephony/twilio-settings.ts'
import { newSid } from '../twilio/sid.ts'
import { whileOpen } from './open-hours.ts'
import type { Stage } from './tell-stories.ts'

type Colleague = keyof Stage['browsers']

/** Past calls, with the hours since then, or more where the dealership was closed; the numbers belong to its contacts. */
const OUT: readonly [hoursAgo: number, by: Colleague, to: string, status: string, seconds: number][] = [
  [51.4, 'marcus', '+16285550103', 'completed', 312],
  [28.3, 'tess', '+16285550162', 'busy', 0],
  [27.9, 'tess', '+16285550162', 'no-answer', 0],
  [25.7, 'tess', '+16285550163', 'completed', 4205],
]
const TAKEN: readonly [hoursAgo: number, by: Colleague, from: string, seconds: number][] = [
  [30.6, 'diego', '+16285550137', 148],
  [6.2, 'rosa', '+16285550105', 185],
]
/** Unanswered calls, with a voicemail of this many seconds, or without. */
const MISSED: readonly [hoursAgo: number, from: string, voicemail?: number][] = [
  [1.7, '+16285550164'],
  [0.7, '+16285550161', 14],
]

/** Plays the dealership's calls: as its browsers and Twilio would report them, and missed ones in the simulator. */
export async function seedCalls(stage: Stage) {
  const { browsers, account, clock } = stage
  const { webhooks } = await browsers.rosa.call(settings.twilioStatus)
  const tell = (address: string, form: Record<string, string>) => post(stage, address.replace(/#.*/, ''), form)
  const end = async (CallSid: string, To: string, status: string, seconds: number) => {
    const leg = { CallSid: newSid('CA'), ParentCallSid: CallSid, To }
    if (status === 'completed') await tell(webhooks.voice_status, { ...leg, CallStatus: 'in-progress' })
    await tell(webhooks.voice_status, { ...leg, CallStatus: status, CallDuration: String(seconds) })
  }

  const out = async ([, by, to, status, seconds]: (typeof OUT)[number]) => {
    const { identity } = await browsers[by].call(voice.token)
    const { call } = await browsers[by].call(calls.make, { body: { to } })
    const CallSid = newSid('CA')
    const asked = { CallSid, From: `client:${identity}`, To: to, CallStatus: 'ringing', callId: call.id }
    await tell(webhooks.voice, asked)
    await end(CallSid, to, status, seconds)
  }
  const taken = async ([, by, from, seconds]: (typeof TAKEN)[number]) => {
    const { identity } = await browsers[by].call(voice.token)
    const CallSid = newSid('CA')
    await tell(webhooks.voice, { CallSid, From: from, To: account.phone_number, CallStatus: 'ringing' })
    await end(CallSid, `client:${identity}`, 'completed', seconds)
    await tell(webhooks.voice_status, { CallSid, To: account.phone_number, CallStatus: 'completed' })
  }
  const missed = async ([, from, recording_seconds]: (typeof MISSED)[number]) => {
    const { sid } = await stage.twilio.callIn({ from, to: account.phone_number })
    await stage.twilio.decideCall(sid, { status: 'completed', ...(recording_seconds && { recording_seconds }) })
  }
  for (const call of OUT) await clock.at(-whileOpen(call[0]), () => out(call))
  for (const call of TAKEN) await clock.at(-whileOpen(call[0]), () => taken(call))
  for (const call of MISSED) await clock.at(-call[0], () => missed(call))
}

/** Posts like Twilio: a form with the account's signature. */
async function post({ account }: Stage, address: string, fields: Record<string, string>) {
  const form = { AccountSid: account.account_sid, ...fields }
  const signature = twilio.getExpectedTwilioSignature(account.auth_token, address, form)
  const headers = { 'x-twilio-signature': signature, 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await fetch(address, { method: 'POST', headers, body: String(new URLSearchParams(form)) })
  if (!answer.ok) throw new Error(`A call could not be told: ${answer.status} ${await answer.text()}`)
}
