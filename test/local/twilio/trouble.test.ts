import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { eventually } from '../../eventually.ts'
import { CUSTOMER, hearSms, setStage, smsOf, statusesOf, untilStatus, WHATSAPP_CUSTOMER, whatsappOf } from './stage.ts'

const stage = setStage()

describe('lists', () => {
  test('pages hold each message once, newest first, also while more arrive', async () => {
    for (const body of ['1', '2', '3', '4', '5']) await stage.client.messages.create(smsOf(stage, { body }))

    const first = await stage.client.messages.page({ pageSize: 2 })
    await stage.client.messages.create(smsOf(stage, { body: '6' }))
    const second = await first.nextPage()
    const third = await second?.nextPage()

    expect([first, second, third].map((page) => page?.instances.map(({ body }) => body))).toEqual([
      ['5', '4'],
      ['3', '2'],
      ['1'],
    ])
    expect(await third?.nextPage()).toBeUndefined()
  })

  test('filters by address and time', async () => {
    await stage.client.messages.create(smsOf(stage))
    await stage.client.messages.create(smsOf(stage, { to: '+16285550112' }))
    await stage.sim.inbound({ from: CUSTOMER, to: stage.account.phone_number, body: 'Hi' })
    const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000)

    expect(await stage.client.messages.list({ to: CUSTOMER })).toHaveLength(1)
    expect(await stage.client.messages.list({ from: CUSTOMER })).toHaveLength(1)
    expect(await stage.client.messages.list({ dateSentAfter: hour(-1), dateSentBefore: hour(1) })).toHaveLength(3)
    expect(await stage.client.messages.list({ dateSentAfter: hour(1) })).toHaveLength(0)
  })
})

describe('trouble', () => {
  test.each([
    ['429', 429, 20429],
    ['500', 500, 20500],
  ] as const)('%s refuses the next requests and takes nothing', async (kind, status, code) => {
    stage.sim.fault({ kind, count: 1 })

    await expect(stage.client.messages.create(smsOf(stage))).rejects.toMatchObject({ status, code })
    expect(stage.sim.messages({})).toEqual([])
    expect((await stage.client.messages.create(smsOf(stage))).status).toBe('queued')
  })

  test('reset_after_accept takes the message and loses the answer', async () => {
    stage.sim.fault({ kind: 'reset_after_accept', count: 1 })

    await expect(stage.client.messages.create(smsOf(stage))).rejects.toThrow()

    await eventually(() => expect(stage.sim.messages({ to: CUSTOMER })).toMatchObject([{ status: 'delivered' }]))
  })

  test('timeout takes nothing and does not answer', async () => {
    stage.sim.fault({ kind: 'timeout', count: 1 })
    const form = new URLSearchParams({ To: CUSTOMER, From: stage.account.phone_number, Body: 'Hi' })
    const authorization = `Basic ${btoa(`${stage.account.account_sid}:${stage.account.auth_token}`)}`
    const address = `${stage.sim.url}/api/2010-04-01/Accounts/${stage.account.account_sid}/Messages.json`
    const asked = fetch(address, {
      method: 'POST',
      body: form,
      headers: { authorization },
      signal: AbortSignal.timeout(300),
    })

    await expect(asked).rejects.toThrow('timeout')
    expect(stage.sim.messages({})).toEqual([])
  })

  test('lost callbacks are counted down, doubled ones come twice', async () => {
    const statusCallback = `${stage.receiver.url}/status`
    stage.sim.chaos({ lost_callbacks: 2, doubled: true })

    const { sid } = await stage.client.messages.create(smsOf(stage, { statusCallback }))

    await eventually(() => expect(statusesOf(stage, sid)).toEqual(['delivered', 'delivered']))
    expect(stage.sim.chaos()).toMatchObject({ lost_callbacks: 0, doubled: true })
  })

  test('of one account is that account’s alone, which then has no more of all others’', async () => {
    const { account_sid } = stage.account
    const other = stage.sim.accounts()[1]?.account_sid ?? ''
    stage.sim.fault({ kind: '500', count: 1 }, other)
    expect((await stage.client.messages.create(smsOf(stage))).status).toBe('queued')
    stage.sim.chaos({ phones_off: true }, account_sid)
    stage.sim.fault({ kind: '500', count: 1 })
    expect((await stage.client.messages.create(smsOf(stage))).status).toBe('queued')
    expect(stage.sim.chaos({}, account_sid)).toMatchObject({ phones_off: true })
    expect(stage.sim.chaos()).toMatchObject({ phones_off: false })
    expect(stage.sim.currentFault(other)).toEqual({ kind: '500', count: 1 })
  })

  test('a lost inbound message is listed but not posted', async () => {
    await hearSms(stage, '/sms')
    stage.sim.chaos({ lost_inbound: 1 })

    expect(
      (await stage.sim.inbound({ from: CUSTOMER, to: stage.account.phone_number, body: 'Hi' })).deliveries,
    ).toEqual([])
    expect(stage.sim.messages({ from: CUSTOMER })).toHaveLength(1)
  })
})

test('what was answered is found after a restart, and goes on', async () => {
  stage.sim.chaos({ phones_off: true })
  await stage.sim.inbound({ from: CUSTOMER, to: stage.account.phone_number, body: 'STOP' })
  await stage.sim.inbound({ from: WHATSAPP_CUSTOMER, to: stage.account.whatsapp_from, body: 'Hi' })
  const { sid } = await stage.client.messages.create(whatsappOf(stage))
  const accounts = stage.sim.accounts()
  await stage.restart()

  expect(stage.sim.accounts()).toEqual(accounts)
  await untilStatus(stage, sid, 'read')
  await expect(stage.client.messages.create(smsOf(stage))).rejects.toMatchObject({ code: 21610 })
})

test('a change that a kill cut off in the middle is left out, all before it stays', async () => {
  const { sid } = await stage.client.messages.create(smsOf(stage))
  await untilStatus(stage, sid, 'delivered')
  appendFileSync(join(stage.dir, 'log.jsonl'), `["message","${sid}",{"body":"hal`)

  await stage.restart()

  expect((await stage.client.messages(sid).fetch()).body).toBe('Your car is ready')
  expect((await stage.client.messages.create(smsOf(stage))).status).toBe('queued')
})
