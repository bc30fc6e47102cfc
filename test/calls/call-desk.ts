import { expect } from 'vitest'
import { callConsole, newOrganization, openCloud } from '../cloud.ts'
import { newCustomer, tokenOf } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { type Form, newSid, postAsTwilio, type Tampering } from '../twilio-posts.ts'

/** A dealership that Twilio tells of calls. */
export async function openCallDesk() {
  const ours = await newOrganization()
  const account = await ours.connect()
  const token = await tokenOf(ours.client)

  const post = (path: string, form: Form, tampering?: Tampering) =>
    postAsTwilio(
      `/api/webhooks/twilio/${token}/${path}`,
      { AccountSid: account.account_sid, ...form },
      account,
      tampering,
    )

  /** A customer's phone rings at the dealership; answers how to go on with the same call. */
  async function ringUs(from = newCustomer(), CallSid = newSid('CA')) {
    const asked = { CallSid, From: from, To: account.phone_number, CallStatus: 'ringing', Direction: 'inbound' }
    const { text } = await post('voice', asked)
    const step = (name: string, form: Form = {}) => post(`voice?step=${name}`, { ...asked, ...form })
    const leg = (device: string, form: Form, sid = newSid('CA')) =>
      post('voice-status', { CallSid: sid, ParentCallSid: CallSid, To: `client:${device}`, ...form })
    return { from, sid: CallSid, text, asked, step, leg }
  }

  const history = async (query = '') => (await ours.client.get(`/api/calls/history?${query}`)).body.data

  return {
    ours,
    account,
    post,
    make: (to: string, contact_id: string | null = null) => ours.client.post('/api/calls/make', { to, contact_id }),
    callOf: async (id: string) => (await ours.client.get(`/api/calls/${id}`)).body.call,
    history,
    ringUs,
    /** The name of a person's device at Twilio. */
    deviceOf: (id: string) => `${ours.org}_${id.replaceAll('-', '_')}`,

    /** The same of a call that Twilio has, of which it reports nothing: what happens at which end of it is decided here. */
    async ringUntold() {
      const { account_sid, auth_token, phone_number } = account
      const base = (await openCloud()).environment.TWILIO_BASE_URL
      const device = `${ours.org}_${ours.ownerId.replaceAll('-', '_')}`
      const answer = await fetch(`${base}/api/2010-04-01/Accounts/${account_sid}/Calls.json`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${account_sid}:${auth_token}`)}` },
        body: new URLSearchParams({
          From: phone_number,
          To: newCustomer(),
          Twiml: `<Response><Dial><Client>${device}</Client></Dial></Response>`,
        }),
      })
      const { sid } = (await answer.json()) as { sid: string }
      await ringUs(newCustomer(), sid)
      const decide = async (leg: string, decision: object) =>
        expect((await callConsole('POST', `twilio/calls/${leg}`, decision)).status).toBe(200)
      await decide(sid, { status: 'in-progress' })
      const child = await eventually(async () => {
        const { body } = await callConsole('GET', `twilio/calls?account_sid=${account_sid}`)
        const { children } = body.calls.find((call: { sid: string }) => call.sid === sid)
        expect(children).toHaveLength(1)
        return children[0].sid as string
      })
      return {
        sid,
        id: (await history())[0].id as string,
        answer: () => decide(child, { status: 'in-progress' }),
        decide: (decision: object) => decide(sid, decision),
      }
    },
  }
}
export type CallDesk = Awaited<ReturnType<typeof openCallDesk>>
