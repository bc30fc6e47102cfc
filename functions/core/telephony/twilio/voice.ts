import type { Twilio } from 'twilio'
import { readFailure } from './failure.ts'

/** A leg of a call as Twilio lists it. */
interface TwilioCall {
  sid: string
  from: string
  to: string
  status: string
  /** Set once it is over. */
  seconds?: number
}

/** More than any of our calls dials. */
const MOST_LEGS = 100
/** Twilio's code for a leg that has ended and can't be changed. */
const NOT_IN_PROGRESS = '21220'

export async function fetchCall(client: Twilio, sid: string): Promise<TwilioCall | undefined> {
  try {
    return readCall(await client.calls(sid).fetch())
  } catch (error) {
    if (readFailure(error).status === 404) return undefined
    throw error
  }
}

export const listLegs = async (client: Twilio, parentCallSid: string): Promise<TwilioCall[]> =>
  (await client.calls.list({ parentCallSid, limit: MOST_LEGS })).map(readCall)

export async function endCall(client: Twilio, sid: string): Promise<void> {
  try {
    await client.calls(sid).update({ status: 'completed' })
  } catch (error) {
    const { status, code } = readFailure(error)
    if (status !== 404 && code !== NOT_IN_PROGRESS) throw error
  }
}

export async function redirectCall(client: Twilio, sid: string, url: string): Promise<void> {
  await client.calls(sid).update({ url, method: 'POST' })
}

type Instance = Awaited<ReturnType<Twilio['calls']['list']>>[number]

const readCall = ({ sid, from, to, status, duration }: Instance): TwilioCall => ({
  sid,
  from: from ?? '',
  to: to ?? '',
  status,
  ...(duration && { seconds: Number(duration) }),
})
