import { beforeAll, expect, test } from 'vitest'
import { addressOn } from '#contract/customers/channels/address.ts'
import { contactIdOf } from '../../../../functions/core/customers/contacts/derived-ids.ts'
import { receiveMail } from '../../../../functions/core/messaging/mails/receive-mail.ts'
import { receiveMessage } from '../../../../functions/core/messaging/messages/receive-message.ts'
import { installMeter, metered } from '../../../bench/capacity-meter.ts'
import { manager } from '../../../bench/dealership.ts'
import { enrichContact } from '../../../bench/enriched-contact.ts'
import { openTestTable } from '../../../table.ts'

beforeAll(async () => {
  await openTestTable()
  installMeter()
})

test.each(['', 'whatsapp:'])(
  'a long message of a contact who is somebody’s, with email, vehicle, and labels, costs 10 write units (%s)',
  async (prefix) => {
    const ctx = manager()
    const from = '+16285551000'
    const receive = (second: number) => {
      const now = new Date(ctx.now.getTime() + 1000 * second)
      const body = 'Is the blue Civic still there? '.repeat(10)
      const profile_name = 'Maria Fernanda Rodriguez'
      return receiveMessage({ ...ctx, now }, { sid: `SM${second}`, from: prefix + from, body, media: [], profile_name })
    }
    await receive(0)
    await enrichContact(ctx, contactIdOf(ctx.org, from))
    expect(await metered(() => receive(1))).toMatchObject({ reads: 1, writes: 1, writeUnits: 10 })
  },
)

test('a mail of somebody who wrote before costs 10 write units, as a text does', async () => {
  const ctx = manager()
  const from = 'maria@gmail.example'
  const receive = (second: number) => {
    const body = 'Is the blue Civic still there? '.repeat(10)
    const head = `From: Maria <${from}>\nSubject: The Civic\nMessage-ID: <${second}@gmail.example>`
    const verdicts = { spf: 'PASS', dkim: 'PASS', dmarc: 'PASS', source: from }
    const now = new Date(ctx.now.getTime() + 1000 * second)
    return receiveMail({ ...ctx, now }, Buffer.from(`${head}\n\n${body}`), { id: `m${second}`, verdicts })
  }
  await receiveMessage(ctx, { sid: 'm', channel: 'email', from: addressOn('email', from), body: 'Hi', media: [] })
  await enrichContact(ctx, contactIdOf(ctx.org, from))
  await receive(1)
  expect(await metered(() => receive(2))).toMatchObject({ writes: 1, writeUnits: 10 })
})
