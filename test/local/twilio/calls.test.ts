import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileTypeFromBuffer } from 'file-type'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '../../eventually.ts'
import { CUSTOMER, numberSid, setStage } from './stage.ts'

const EVENTS = 'initiated ringing answered completed'
/** TwiML of the called app, by path; `DIALED` where it doesn't matter. */
const DOCUMENTS: Record<string, string> = {
  '/voice': `<Response><Dial answerOnBridge="true" timeout="20" action="/after">
    <Client statusCallback="/status" statusCallbackEvent="${EVENTS}">org_ana</Client></Dial></Response>`,
  '/closed':
    '<Response><Say>We are closed.</Say><Record action="/bye" recordingStatusCallback="/recording"/></Response>',
  '/after': '<Response><Redirect>/closed</Redirect></Response>',
  '/out': `<Response><Dial answerOnBridge="true" timeout="20" action="/bye" record="record-from-answer-dual"
    recordingStatusCallback="/recording" callerId="OURS">
    <Number url="/announce" statusCallback="/status" statusCallbackEvent="${EVENTS}">+16285550112</Number></Dial></Response>`,
  '/announce': '<Response><Say>This call is recorded.</Say></Response>',
  '/handover': `<Response><Dial action="/bye"><Client statusCallback="/status">org_ben</Client></Dial></Response>`,
  '/broken': '<Response><Dial></Response>',
}
const HANGUP = '<Response><Hangup/></Response>'

const stage = setStage()
let app: ReturnType<typeof createServer>
let base: string
let heard: { path: string; params: Record<string, string> }[]

beforeEach(async () => {
  heard = []
  app = createServer(async (request, response) => {
    const path = request.url ?? ''
    heard.push({ path, params: Object.fromEntries(new URLSearchParams(await text(request))) })
    const ended = path === '/after' && heard.at(-1)?.params.DialCallStatus === 'completed'
    const document = ended ? HANGUP : (DOCUMENTS[path] ?? HANGUP)
    response.end(document.replace('OURS', stage.account.phone_number))
  })
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(app.address() as AddressInfo).port}`
  await answerAt('/voice')
})
afterEach(async () => {
  app.closeAllConnections()
  await new Promise((resolve) => app.close(resolve))
})

const answerAt = async (path: string) =>
  stage.client
    .incomingPhoneNumbers(await numberSid(stage))
    .update({ voiceUrl: base + path, statusCallback: `${base}/parent` })
const callIn = (from = CUSTOMER) => stage.sim.callIn({ from, to: stage.account.phone_number })
const callOut = (path: string) =>
  stage.client.calls.create({ to: CUSTOMER, from: stage.account.phone_number, url: base + path })
const callOf = (sid: string) => stage.sim.calls().find((call) => call.sid === sid)
/** The statuses reported at a path, one after the other, all of one leg. */
const toldAt = (path: string) => heard.filter((one) => one.path === path).map(({ params }) => params.CallStatus)
const paramsAt = (path: string) => heard.filter((one) => one.path === path).map(({ params }) => params)

describe('a customer calls in', () => {
  test('somebody answers, and both sides hear how long it was', async () => {
    const { sid, twiml } = await callIn()
    expect(twiml).toContain('<Client')
    expect(paramsAt('/voice')).toMatchObject([
      { CallSid: sid, From: CUSTOMER, To: stage.account.phone_number, Direction: 'inbound', CallStatus: 'ringing' },
    ])

    await stage.sim.decideCall(sid, { status: 'in-progress' })
    expect(callOf(sid)).toMatchObject({ status: 'in-progress', children: [{ to: 'client:org_ana' }] })
    await stage.sim.decideCall(sid, { status: 'completed', duration: 75 })

    expect(toldAt('/status')).toEqual(['initiated', 'in-progress', 'completed'])
    expect(paramsAt('/status').at(-1)).toMatchObject({
      ParentCallSid: sid,
      Direction: 'outbound-dial',
      SequenceNumber: '2',
      CallDuration: '75',
      Duration: '2',
    })
    expect(paramsAt('/after')).toMatchObject([{ CallSid: sid, DialCallStatus: 'completed', DialCallDuration: '75' }])
    expect(paramsAt('/parent')).toMatchObject([{ CallSid: sid, CallStatus: 'completed', CallDuration: '75' }])
  })

  test('nobody answers, and the caller leaves a voicemail', async () => {
    const { sid } = await callIn()
    await stage.sim.decideCall(sid, { status: 'no-answer' })
    expect(paramsAt('/after')).toMatchObject([{ DialCallStatus: 'no-answer', CallStatus: 'ringing' }])
    expect(callOf(sid)).toMatchObject({ status: 'in-progress', doing: 'Record' })

    await stage.sim.decideCall(sid, { status: 'completed', recording_seconds: 9 })

    const [recording] = paramsAt('/recording')
    expect(recording).toMatchObject({ CallSid: sid, RecordingDuration: '9', RecordingSource: 'RecordVerb' })
    expect(paramsAt('/bye')).toMatchObject([{ RecordingSid: recording?.RecordingSid, Digits: 'hangup' }])
    expect(callOf(sid)).toMatchObject({ status: 'completed', recordings: [{ source: 'RecordVerb', duration: 9 }] })
    const wav = await (await fetch(`${recording?.RecordingUrl}`)).bytes()
    expect(wav.length).toBe(44 + 9 * 8000)
    const mp3 = await (await fetch(`${recording?.RecordingUrl}.mp3`)).bytes()
    expect(await fileTypeFromBuffer(mp3)).toMatchObject({ mime: 'audio/mpeg' })
    expect(mp3.length).toBe(9 * 1000)
  })

  test('a voicemail is left in one step, too', async () => {
    const { sid } = await callIn()

    await stage.sim.decideCall(sid, { status: 'completed', recording_seconds: 4 })

    expect(callOf(sid)).toMatchObject({ status: 'completed', duration: 4, recordings: [{ duration: 4 }] })
  })

  test('a browser that is not registered does not ring', async () => {
    const { sid } = await callIn()

    await eventually(() => expect(callOf(sid)?.doing).toBe('Record'))
  })

  test('the customer is handed over to another document, and whoever had answered is let go', async () => {
    const { sid } = await callIn()
    await stage.sim.decideCall(sid, { status: 'in-progress' })

    await stage.client.calls(sid).update({ url: `${base}/handover`, method: 'POST' })

    await eventually(() => expect(toldAt('/status').at(-1)).toBe('completed'))
    await stage.sim.decideCall(sid, { status: 'in-progress' })
    expect(callOf(sid)).toMatchObject({
      status: 'in-progress',
      children: [{ status: 'completed' }, { to: 'client:org_ben', status: 'in-progress' }],
    })
    expect(paramsAt('/after')).toEqual([])
  })

  test('who hangs up early is canceled, and the Dial still reports', async () => {
    const { sid } = await callIn('anonymous')
    await stage.sim.decideCall(sid, { status: 'canceled' })

    expect(callOf(sid)?.status).toBe('canceled')
    await eventually(() => expect(paramsAt('/after')).toMatchObject([{ DialCallStatus: 'canceled' }]))
  })

  test('TwiML that cannot be read ends the call', async () => {
    await answerAt('/broken')

    const { sid, twiml } = await callIn()

    expect(twiml).toContain('<Dial>')
    expect(callOf(sid)?.status).toBe('failed')
  })
})

describe('a call goes out', () => {
  const dialed = () => stage.sim.calls().find(({ to }) => to === '+16285550112')
  async function ringing() {
    const { sid } = await callOut('/out')
    await stage.sim.decideCall(sid, { status: 'in-progress' })
    await eventually(() => expect(dialed()?.status).toBe('ringing'))
    return { sid, child: dialed()?.sid ?? '' }
  }

  test('it is announced, answered, recorded and hung up', async () => {
    const { sid, child } = await ringing()
    await stage.sim.decideCall(child, { status: 'in-progress' })
    await stage.sim.decideCall(child, { status: 'completed', duration: 30, recording_seconds: 28 })

    expect(toldAt('/status')).toEqual(['initiated', 'ringing', 'in-progress', 'completed'])
    expect(paramsAt('/announce')).toMatchObject([{ CallSid: child, ParentCallSid: sid }])
    expect(paramsAt('/recording')).toMatchObject([
      { CallSid: sid, RecordingDuration: '28', RecordingSource: 'DialVerb', RecordingChannels: '2' },
    ])
    expect(paramsAt('/bye')).toMatchObject([
      { DialCallSid: child, DialCallStatus: 'completed', DialCallDuration: '30' },
    ])
    expect(await stage.client.calls.list({ parentCallSid: sid })).toMatchObject([{ sid: child, duration: '30' }])
    const [recording] = await stage.client.calls(sid).recordings.list()
    await stage.client.recordings(recording?.sid ?? '').remove()
    expect(await stage.client.recordings.list()).toEqual([])
  })

  test.each(['busy', 'no-answer', 'failed'] as const)('the customer is %s', async (status) => {
    const { child } = await ringing()

    await stage.sim.decideCall(child, { status })

    expect(paramsAt('/bye')).toMatchObject([{ DialCallStatus: status }])
    expect(dialed()).toMatchObject({ status, duration: 0 })
  })

  test('the customer is handed over to another document, and leaves whoever called', async () => {
    const { sid, child } = await ringing()
    await stage.sim.decideCall(child, { status: 'in-progress' })

    await stage.client.calls(child).update({ url: `${base}/handover`, method: 'POST' })

    await eventually(() => expect(paramsAt('/handover')).toMatchObject([{ CallSid: child, CallStatus: 'in-progress' }]))
    await eventually(() => expect(callOf(sid)?.status).toBe('completed'))
    await stage.sim.decideCall(child, { status: 'in-progress' })
    expect(callOf(child)).toMatchObject({
      status: 'in-progress',
      children: [{ to: 'client:org_ben', status: 'in-progress' }],
    })
    await stage.client.calls(child).update({ status: 'completed' })
    await eventually(() => expect(paramsAt('/status').at(-1)).toMatchObject({ ParentCallSid: child }))
  })

  test('what makes no sense is refused in words', async () => {
    const { child } = await ringing()
    const decide = (of: string, decision: object) => stage.sim.decideCall(of, decision)

    await expect(decide(child, { status: 'completed' })).rejects.toThrow('Nobody has answered')
    await expect(decide(child, { recording_seconds: 5 })).rejects.toThrow('Nothing is being recorded')
    await stage.sim.decideCall(child, { status: 'in-progress' })
    await expect(decide(child, { status: 'busy' })).rejects.toThrow('can no longer be busy')
    await decide(child, { status: 'completed' })
    await decide(child, { status: 'completed' })
    await expect(decide(child, { status: 'in-progress' })).rejects.toThrow('This call is over')
    await expect(decide('CA1', { status: 'busy' })).rejects.toMatchObject({ status: 404 })
  })
})

test('callbacks of calls get lost and doubled, too', async () => {
  stage.sim.chaos({ lost_callbacks: 1, doubled: true, shuffled: true })
  const { sid } = await callIn()
  await stage.sim.decideCall(sid, { status: 'in-progress' })
  await stage.sim.decideCall(sid, { status: 'completed' })

  expect(toldAt('/status').sort()).toEqual(['completed', 'completed', 'in-progress', 'in-progress'])
})

test('a call does not outlive the simulator', async () => {
  const { sid } = await callIn()
  await stage.restart()

  expect(await stage.client.calls(sid).fetch()).toMatchObject({ status: 'canceled' })
  await expect(stage.sim.decideCall(sid, { status: 'in-progress' })).rejects.toThrow('This call is over')
})
