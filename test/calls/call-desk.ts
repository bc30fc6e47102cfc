import { newOrganization } from '../cloud.ts'
import { newCustomer, tokenOf } from '../dealership.ts'
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

  return {
    ours,
    account,
    post,
    make: (to: string, contact_id: string | null = null) => ours.client.post('/api/calls/make', { to, contact_id }),
    callOf: async (id: string) => (await ours.client.get(`/api/calls/${id}`)).body.call,
    history: async (query = '') => (await ours.client.get(`/api/calls/history?${query}`)).body.data,
    /** The name of a person's device at Twilio. */
    deviceOf: (id: string) => `${ours.org}_${id.replaceAll('-', '_')}`,

    /** A customer's phone rings at the dealership; answers how to go on with the same call. */
    async ringUs(from = newCustomer(), CallSid = newSid('CA')) {
      const asked = { CallSid, From: from, To: account.phone_number, CallStatus: 'ringing', Direction: 'inbound' }
      const { text } = await post('voice', asked)
      const step = (name: string, form: Form = {}) => post(`voice?step=${name}`, { ...asked, ...form })
      const leg = (device: string, form: Form, sid = newSid('CA')) =>
        post('voice-status', { CallSid: sid, ParentCallSid: CallSid, To: `client:${device}`, ...form })
      return { from, sid: CallSid, text, asked, step, leg }
    },
  }
}
export type CallDesk = Awaited<ReturnType<typeof openCallDesk>>
