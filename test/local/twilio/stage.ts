import { afterEach, beforeEach, expect } from 'vitest'
import { startTwilio, type Twilio, type TwilioAccount } from '../../../lib/local/twilio.ts'
import { eventually } from '../../eventually.ts'
import { newFolder } from '../../new-folder.ts'
import { clientOf, startReceiver } from './receiver.ts'

const quick = { sending: 1, sent: 1, delivered: 1, read: 1, price: 1, ringing: 1, unregistered: 300, review: 1 }
export const CUSTOMER = '+16285550111'
export const WHATSAPP_CUSTOMER = `whatsapp:${CUSTOMER}`

/** The setup of every simulator test: the simulator, its first account, the real client, and a receiver of webhooks. */
export type Stage = {
  sim: Twilio
  account: TwilioAccount
  client: ReturnType<typeof clientOf>
  receiver: Awaited<ReturnType<typeof startReceiver>>
  /** Number of hours that the simulator's clock is ahead. */
  hoursAhead: number
  /** The simulator's folder. */
  dir: string
  restart(): Promise<void>
}

/** A new simulator in an empty folder for each test of the file. */
export function setStage(): Stage {
  const stage = { hoursAhead: 0 } as Stage

  async function start() {
    stage.sim = await startTwilio({
      dir: stage.dir,
      timings: quick,
      now: () => Date.now() + stage.hoursAhead * 3_600_000,
    })
    stage.account = stage.sim.accounts()[0] as TwilioAccount
    const { account_sid, auth_token } = stage.account
    stage.client = clientOf(stage.sim.url, account_sid, auth_token, account_sid)
  }
  stage.restart = async () => {
    await stage.sim.stop()
    await start()
  }

  beforeEach(async () => {
    stage.dir = newFolder('twilio')
    stage.hoursAhead = 0
    await start()
    stage.receiver = await startReceiver(() => stage.account.auth_token)
  })
  afterEach(async () => {
    await stage.sim.stop()
    await stage.receiver.stop()
  })
  return stage
}

export const smsOf = ({ account }: Stage, more: object = {}) => ({
  to: CUSTOMER,
  from: account.phone_number,
  body: 'Your car is ready',
  ...more,
})

export const whatsappOf = ({ account }: Stage, more: object = {}) => ({
  to: WHATSAPP_CUSTOMER,
  from: account.whatsapp_from,
  body: 'Hola',
  ...more,
})

export const numberSid = async ({ client }: Stage) => (await client.incomingPhoneNumbers.list())[0]?.sid ?? ''

/** Sets the number's URL for inbound SMS to a path of the receiver. */
export const hearSms = async (stage: Stage, path: string) =>
  stage.client.incomingPhoneNumbers(await numberSid(stage)).update({ smsUrl: stage.receiver.url + path })

/** The statuses reported for a message, in alphabetical order, because callbacks may arrive in any. */
export const statusesOf = ({ receiver }: Stage, sid: string) =>
  receiver.received.flatMap(({ params }) => (params.MessageSid === sid ? [params.MessageStatus] : [])).sort()

export const untilStatus = ({ client }: Stage, sid: string, status: string) =>
  eventually(async () => expect((await client.messages(sid).fetch()).status).toBe(status))
