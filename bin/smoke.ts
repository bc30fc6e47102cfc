import { randomBytes, randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { chats } from '#contract/messaging/chats.ts'
import { auth } from '#contract/people/auth.ts'
import { me } from '#contract/people/me.ts'
import { realtime } from '#contract/people/realtime.ts'
import { inventory } from '#contract/stock/inventory.ts'
import { syncs } from '#contract/stock/syncs.ts'
import { settings } from '#contract/telephony/twilio-settings.ts'
import { openBrowser } from '../lib/local/seed/browser.ts'
import { listen } from './smoke/listen.ts'
import { obtainCode } from './smoke/obtain-code.ts'
import { postWebhook } from './smoke/post-webhook.ts'
import { sendFile } from './smoke/send-file.ts'
import { until } from './smoke/until.ts'

const USAGE = `Goes once through everything that a deployment must do, as a new dealership of its own:
  npm run smoke -- URL [--email you@your.domain] [--code 123456] [--account-sid AC… --auth-token …]

  --email        where the confirmation code is mailed; a new one each time. Only the local cloud can do without
  --code         the code; asked for where it is left out
  --account-sid  a Twilio account to connect; without, one that does not exist, whose import then fails
  --auth-token   its token, which signs the webhook`

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    email: { type: 'string' },
    code: { type: 'string' },
    'account-sid': { type: 'string' },
    'auth-token': { type: 'string' },
  },
})
const origin = URL.canParse(positionals[0] ?? '') ? new URL(positionals[0] ?? '').origin : undefined
if (!origin) {
  console.error(USAGE)
  process.exit(2)
}

const email = options.email ?? `smoke-${randomUUID()}@lotwire.test`
const password = `Aa1${randomUUID()}`
const account = {
  sid: options['account-sid'] ?? `AC${randomBytes(16).toString('hex')}`,
  token: options['auth-token'] ?? randomBytes(16).toString('hex'),
}
const OUR_NUMBER = '+12025550100'
/** A random number for each run, from which no one has written before. */
const customer = `+1202555${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`
const browser = openBrowser(origin)

/** Values that later steps need from earlier ones. */
let code = ''
let upload = { upload_id: '', url: '', fields: {} as Record<string, string> }
let heard: Awaited<ReturnType<typeof listen>>
let runId = ''

const steps: [string, () => Promise<unknown>][] = [
  [
    'sign up',
    () =>
      browser.call(auth.signup, {
        body: { email, password, firstName: 'Sam', lastName: 'Smoke', organization: 'Smoke Test Motors' },
      }),
  ],
  [
    'the mail with the code',
    async () => {
      code = options.code ?? (await obtainCode(origin, email))
    },
  ],
  ['confirm', () => browser.call(auth.verify, { body: { email, code } })],
  ['log in', () => until(() => browser.call(auth.login, { body: { email, password } }))],
  ['refresh', () => browser.call(auth.refresh)],
  ['who am I', () => browser.call(me.get)],
  [
    'connect Twilio',
    () =>
      browser.call(settings.saveTwilio, {
        body: { twilio_account_sid: account.sid, twilio_auth_token: account.token, twilio_phone_number: OUR_NUMBER },
      }),
  ],
  [
    'open a socket',
    async () => {
      heard = await listen(await browser.call(realtime.token))
    },
  ],
  [
    'a signed webhook',
    async () => {
      const { webhooks } = await browser.call(settings.twilioStatus)
      await postWebhook(webhooks.messages, account, { from: customer, to: OUR_NUMBER })
    },
  ],
  ['a push to the open socket', () => heard.push],
  [
    'the message in the inbox',
    () =>
      until(async () => {
        const { data } = await browser.call(chats.recent)
        if (data.length !== 1) throw new Error(`The inbox has ${data.length} rows.`)
      }),
  ],
  [
    'upload a file',
    async () => {
      upload = await browser.call(syncs.upload, { body: { filename: 'smoke.csv' } })
      await sendFile(upload, 'VIN,Stock,Year,Make,Model,Price\n1HGCM82633A004352,S1,2021,Honda,Accord,21500\n')
    },
  ],
  [
    'sync it',
    async () => {
      const { sync } = await browser.call(syncs.start, { body: { upload_id: upload.upload_id } })
      runId = sync.id
      await until(async () => {
        const { status, message } = await browser.call(syncs.get, { params: { id: runId } })
        if (status !== 'done') throw new Error(`The sync is ${status}: ${message}`)
      })
    },
  ],
  [
    'the vehicle in the inventory',
    async () => {
      const { total } = await browser.call(inventory.list)
      if (total !== 1) throw new Error(`The inventory has ${total} vehicles.`)
    },
  ],
  ['log out', () => browser.call(auth.logout)],
  [
    'nobody any more',
    async () => {
      const isKnown = await browser.call(me.get).then(
        () => true,
        (error) => !String(error).includes(' 401'),
      )
      if (isKnown) throw new Error('The session outlived its end.')
    },
  ],
]

for (const [name, step] of steps) {
  const startedAt = performance.now()
  try {
    await step()
  } catch (error) {
    console.error(`✗ ${name}: ${(error as Error).message}`)
    process.exit(1)
  }
  console.log(`✓ ${name} (${Math.round(performance.now() - startedAt)} ms)`)
}
console.log(`All ${steps.length} steps passed at ${origin}.`)
process.exit(0)
