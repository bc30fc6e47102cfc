import twilio from 'twilio'
import { newSid } from '../../../lib/local/twilio/sid.ts'
import { askConsole } from '../live.ts'
import type { Clock } from './console.ts'
import type { Dealership } from './dealership.ts'
import { hear, type Ledger } from './ledger.ts'
import type { Customer } from './town.ts'

/** What customers do: each act answers once the dealership has taken it, and is told to the ledger. */
export function customersOf(place: Dealership, ledger: Ledger, clock: Clock) {
  const { url, account } = place
  const heard = ({ phone }: Customer) => hear(ledger, phone, clock.now())
  const addresses = (who: Customer) =>
    who.way === 'whatsapp'
      ? { from: `whatsapp:${who.phone}`, to: account.whatsapp_from, profile_name: who.name }
      : { from: who.phone, to: account.phone_number }
  const ask = (path: string, body: object, headers = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }).then(async (answer) => {
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    })
  const mail = (text: string) =>
    askConsole(url, 'mail/inbound', { to: place.mail, from: 'Cars <leads@cars.example>', subject: 'New lead', text })

  const write = async (who: Customer, body: string) => {
    heard(who)
    await askConsole(url, 'twilio/inbound', { ...addresses(who), body })
  }
  const taken = async (who: Customer) => {
    // It rings at whose browser has a token.
    const device = await place.deviceOf('tess')
    const CallSid = newSid('CA')
    const to = account.phone_number
    await tell(place, place.voice, { CallSid, From: who.phone, To: to, CallStatus: 'ringing' })
    const leg = { CallSid: newSid('CA'), ParentCallSid: CallSid, To: `client:${device}` }
    await tell(place, place.voiceStatus, { ...leg, CallStatus: 'in-progress' })
    await tell(place, place.voiceStatus, { ...leg, CallStatus: 'completed', CallDuration: '95' })
    await tell(place, place.voiceStatus, { CallSid, To: to, CallStatus: 'completed' })
    ledger.taken++
  }
  const missed = async (who: Customer) => {
    const { sid } = await askConsole<{ sid: string }>(url, 'twilio/calls', {
      from: who.phone,
      to: account.phone_number,
    })
    await askConsole(url, `twilio/calls/${sid}`, { status: 'completed' })
    ledger.missed++
  }
  const adf = ({ name, phone }: Customer) =>
    `<?xml version="1.0"?><?ADF VERSION "1.0"?><adf><prospect><vehicle interest="buy"><year>2021</year><make>Honda</make><model>Civic</model></vehicle><customer><contact><name part="full">${name}</name><phone>${phone}</phone></contact><comments>Is it still there?</comments></customer><provider><name>Cars</name></provider></prospect></adf>`

  const come: Record<Customer['way'], (who: Customer) => Promise<unknown>> = {
    sms: (who) => write(who, `Hi, this is ${who.name}. Is the Civic still there?`),
    whatsapp: (who) => write(who, `Hi, this is ${who.name}. What hours are you open?`),
    missed,
    taken,
    adf: (who) => mail(adf(who)),
    form: ({ name, phone }) => mail(`Name: ${name}\nPhone: ${phone}\nMessage: What is your best price?`),
    page: async ({ name, phone }) =>
      ask(`/api/public/leads/${await place.findPage()}`, { name, phone, question: 'Can I see it on Saturday?' }),
    key: ({ name, phone }) => {
      const [first_name = '', last_name = ''] = name.split(' ')
      return ask('/api/contacts', { first_name, last_name, phone }, { authorization: `Bearer ${place.key}` })
    },
    import: (who) => place.bringIn(`First name,Last name,Phone\n${who.name.replace(' ', ',')},${who.phone}\n`),
  }
  return {
    async come(who: Customer) {
      ledger.leads.push(who)
      heard(who)
      await come[who.way](who)
    },
    comeAgain(who: Customer) {
      heard(who)
      return come[who.way](who)
    },
    write,
    /** From now on they want no automatic text, whatever way it is said. */
    async stop(who: Customer, body: string) {
      ledger.stops.set(who.phone, { at: clock.now(), said: /^stop$/i.test(body) })
      await write(who, body)
    },
  }
}
export type Customers = ReturnType<typeof customersOf>

/** Posts like Twilio: a form with the account's signature. */
async function tell({ account }: Dealership, address: string, fields: Record<string, string>) {
  const form = { AccountSid: account.account_sid, ...fields }
  const signature = twilio.getExpectedTwilioSignature(account.auth_token, address, form)
  const headers = { 'x-twilio-signature': signature, 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await fetch(address, { method: 'POST', headers, body: String(new URLSearchParams(form)) })
  if (!answer.ok) throw new Error(`A call could not be told: ${answer.status}`)
}
