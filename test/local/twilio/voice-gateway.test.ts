import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import twilio from 'twilio'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openPeer, type Peer } from '../../../lib/local/twilio/voice/peer.ts'
import { eventually } from '../../eventually.ts'
import { CUSTOMER, numberSid, setStage } from './stage.ts'

const stage = setStage()
const { AccessToken } = twilio.jwt
const OUT = (ours: string) =>
  `<Response><Dial answerOnBridge="true" callerId="${ours}"><Number>${CUSTOMER}</Number></Dial></Response>`
const IN = `<Response><Dial answerOnBridge="true"><Client><Identity>org_ana</Identity>
  <Parameter name="callId" value="7"/></Client></Dial></Response>`

const UFRAG = /a=ice-ufrag:\S+/

type Payload = Record<string, unknown> & { callsid: string; sdp: string; reconnect: string }
type Frame = { type: string; payload: Payload }
let server: ReturnType<typeof createServer>
let url: string
let asked: URLSearchParams[]
/** TwiML that the app returns to a calling browser instead of dialing. */
let refusal: string | undefined
const sockets: WebSocket[] = []
const peers: Peer[] = []

/** An app that dials for every caller, and the gateway, at one URL. */
beforeEach(async () => {
  asked = []
  refusal = undefined
  server = createServer(async (request, response) => {
    const form = new URLSearchParams(await request.toArray().then((chunks) => Buffer.concat(chunks).toString()))
    asked.push(form)
    response.end(form.get('From')?.startsWith('client:') ? (refusal ?? OUT(stage.account.phone_number)) : IN)
  })
  server.on('upgrade', (...exchange) => stage.sim.signal(...exchange))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const voiceUrl = `http://${url}/voice`
  await stage.client.applications(stage.account.twiml_app_sid).update({ voiceUrl })
  await stage.client.incomingPhoneNumbers(await numberSid(stage)).update({ voiceUrl })
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate()
  for (const peer of peers.splice(0)) await peer.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

function tokenOf({ secret = stage.account.api_secret, ttl = 60 } = {}) {
  const { account_sid, api_key, twiml_app_sid: outgoingApplicationSid } = stage.account
  const token = new AccessToken(account_sid, api_key, secret, { identity: 'org_ana', ttl })
  token.addGrant(new AccessToken.VoiceGrant({ outgoingApplicationSid, incomingAllow: true }))
  return token.toJwt()
}

/** A browser's end of the signaling: speaks the voice client's protocol, and collects what it receives. */
async function openBrowser(token = tokenOf()) {
  const socket = new WebSocket(`ws://${url}/signal`)
  sockets.push(socket)
  const heard: Frame[] = []
  socket.on('message', (data) => void (String(data) !== '\n' && heard.push(JSON.parse(String(data)))))
  await once(socket, 'open')
  const say = (type: string, payload: object) => socket.send(JSON.stringify({ type, payload, version: '1.6' }))
  say('listen', { token })
  return {
    socket,
    say,
    heard,
    hear: (type: string) =>
      eventually(() => heard.find((frame) => frame.type === type)?.payload ?? Promise.reject(new Error(type))),
  }
}

async function openAudio() {
  const peer = await openPeer()
  peers.push(peer)
  return peer
}

/** Waits for more sound to arrive. */
async function hears(audio: Peer) {
  const before = audio.packetsHeard()
  await eventually(() => expect(audio.packetsHeard()).toBeGreaterThan(before))
}

async function callOut(browser: Awaited<ReturnType<typeof openBrowser>>) {
  const audio = await openAudio()
  browser.say('invite', { callsid: 'TJS1', sdp: await audio.offer(), twilio: { params: 'To=%2B1628&callId=7' } })
  const { callsid } = await browser.hear('ringing')
  return { audio, callsid }
}
const callOf = (sid: string) => stage.sim.calls().find((call) => call.sid === sid)

test.each([
  ['another secret', () => tokenOf({ secret: 'wrong' }), 31204],
  ['no token', () => 'nothing', 31204],
  ['a token that ran out', () => tokenOf({ ttl: -1 }), 31205],
])('%s is refused', async (_, token, code) => {
  const browser = await openBrowser(token())

  expect(await browser.hear('error')).toMatchObject({ error: { code } })
  browser.say('invite', { callsid: 'TJS1', sdp: '', twilio: {} })
  await wait(50)
  expect(asked).toEqual([])
})

describe('a browser calls', () => {
  test('it rings, is answered with sound, dials digits, and hangs up', async () => {
    const browser = await openBrowser()
    expect(await browser.hear('connected')).toMatchObject({ token: { identity: 'org_ana', ttl: expect.any(Number) } })
    const { audio, callsid } = await callOut(browser)
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
      CallSid: callsid,
      From: 'client:org_ana',
      To: '+1628',
      callId: '7',
      ApplicationSid: stage.account.twiml_app_sid,
    })

    await stage.sim.decideCall(callsid, { status: 'in-progress' })
    await audio.accept((await browser.hear('answer')).sdp)
    await hears(audio)
    browser.say('dtmf', { callsid, dtmf: '5#' })
    await eventually(() => expect(callOf(callsid)?.digits).toBe('5#'))
    browser.say('hangup', { callsid })

    await eventually(() => expect(callOf(callsid)).toMatchObject({ status: 'completed', children: [{ to: CUSTOMER }] }))
  })

  test('the sound finds another way when the browser asks for one', async () => {
    const browser = await openBrowser()
    const { audio, callsid } = await callOut(browser)
    await stage.sim.decideCall(callsid, { status: 'in-progress' })
    const before = await browser.hear('answer')
    await audio.accept(before.sdp)
    await hears(audio)
    browser.heard.length = 0
    browser.say('reinvite', { callsid, sdp: await audio.offer({ iceRestart: true }) })
    const again = await browser.hear('answer')
    await audio.accept(again.sdp)
    expect(again.sdp.match(UFRAG)).not.toEqual(before.sdp.match(UFRAG))
    await hears(audio)
  })

  test('what is said to it is heard before the call ends', async () => {
    refusal = '<Response><Say>Calls are off.</Say><Hangup/></Response>'
    const browser = await openBrowser()
    const audio = await openAudio()
    browser.say('invite', { callsid: 'TJS1', sdp: await audio.offer(), twilio: { params: 'To=%2B1628' } })
    await audio.accept((await browser.hear('answer')).sdp)
    await hears(audio)
    const { callsid } = await browser.hear('hangup')
    expect(callOf(callsid)).toMatchObject({ status: 'completed', children: [] })
  })

  test('who hangs up while it rings has called nobody', async () => {
    const browser = await openBrowser()
    const { callsid } = await callOut(browser)

    browser.say('hangup', { callsid: 'TJS1' })

    await eventually(() =>
      expect(callOf(callsid)).toMatchObject({ status: 'canceled', children: [{ status: 'canceled' }] }),
    )
  })

  test('the customer hangs up', async () => {
    const browser = await openBrowser()
    const { callsid } = await callOut(browser)
    await stage.sim.decideCall(callsid, { status: 'in-progress' })
    await stage.sim.decideCall(callsid, { status: 'completed' })

    expect(await browser.hear('hangup')).toMatchObject({ callsid })
  })

  test('a call outlives a lost connection, and is taken up with its own token only', async () => {
    const browser = await openBrowser()
    const { callsid } = await callOut(browser)
    await stage.sim.decideCall(callsid, { status: 'in-progress' })
    const { reconnect } = await browser.hear('answer')
    browser.socket.terminate()

    const again = await openBrowser()
    again.say('invite', { callsid, reconnect, sdp: '' })
    expect(await again.hear('answer')).toMatchObject({ callsid, reconnect })
    const thief = await openBrowser()
    thief.say('invite', { callsid, reconnect: 'guessed', sdp: '' })
    expect(await thief.hear('hangup')).toMatchObject({ callsid })
    expect(callOf(callsid)?.status).toBe('in-progress')
  })
})

describe('a browser is called', () => {
  async function ringing() {
    const browser = await openBrowser()
    browser.say('register', { media: { audio: true } })
    await browser.hear('ready')
    const { sid } = await stage.sim.callIn({ from: CUSTOMER, to: stage.account.phone_number })
    const invite = await browser.hear('invite')
    return { browser, sid, invite }
  }

  test('it answers with sound, and the customer hangs up', async () => {
    const { browser, sid, invite } = await ringing()
    expect(invite.parameters).toMatchObject({ From: CUSTOMER, To: 'client:org_ana', Params: 'callId=7' })
    const audio = await openAudio()
    browser.say('answer', { callsid: invite.callsid, sdp: await audio.answer(invite.sdp) })
    await hears(audio)
    expect(callOf(sid)?.status).toBe('in-progress')

    await stage.sim.decideCall(sid, { status: 'completed' })

    expect(await browser.hear('hangup')).toMatchObject({ callsid: invite.callsid })
  })

  test('it rejects, and the caller is told that it is busy', async () => {
    const { browser, sid, invite } = await ringing()

    browser.say('reject', { callsid: invite.callsid })

    await eventually(() => expect(callOf(sid)).toMatchObject({ status: 'busy', children: [{ status: 'busy' }] }))
  })

  test.each([
    ['the caller hangs up', 'canceled'],
    ['somebody else answers', 'in-progress'],
  ] as const)('it stops ringing when %s', async (_, status) => {
    const { browser, sid, invite } = await ringing()

    await stage.sim.decideCall(sid, { status })

    expect(await browser.hear('cancel')).toMatchObject({ callsid: invite.callsid })
  })

  test('it no longer rings once it is unregistered', async () => {
    const { browser, sid } = await ringing()
    await stage.sim.decideCall(sid, { status: 'canceled' })
    browser.say('register', { media: { audio: false } })
    await browser.hear('offline')

    await stage.sim.callIn({ from: CUSTOMER, to: stage.account.phone_number })

    expect(browser.heard.filter(({ type }) => type === 'invite')).toHaveLength(1)
  })
})
