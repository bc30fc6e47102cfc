import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startCall } from '../../web/src/lib/voice/dial.ts'
import { held } from '../../web/src/lib/voice/held.ts'
import { acceptCall, receiveCall } from '../../web/src/lib/voice/ringing.ts'
import { changeVoice, forgetVoice, voiceState } from '../../web/src/lib/voice/voice-state.ts'

/** A call as the SDK gives it, as far as these stories go. */
class Line extends EventEmitter {
  parameters = { From: '+15125550142' }
  customParameters = new Map([['callId', 'in']])
  isOver = false
  accept() {
    this.emit('accept')
  }
  disconnect() {
    this.isOver = true
  }
  getLocalStream() {}
}

/** What the server answers to what the browser posts, one after the other. */
let answers: (() => Promise<Response>)[]
let made: number
let connected: Line[]
let line: Line

beforeEach(() => {
  made = 0
  connected = []
  answers = []
  const stream = { getTracks: () => [] }
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => stream } })
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=t' })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.endsWith('/make')) return answer(404, { code: 'not_found', message: 'Not found.' })
    made += 1
    return answers.shift()?.() ?? answer(200, { call: { id: `out-${made}`, to: '+15125550143', contact: null } })
  })
  const connect = async () => {
    line = new Line()
    connected.push(line)
    return line
  }
  forgetVoice()
  held.ringing = []
  held.connection = undefined
  held.device = { connect, audio: null } as unknown as NonNullable<typeof held.device>
  changeVoice({ phase: 'ready' })
})

// Vitest does so before the next test, which is too late for the next file's first hook.
afterEach(() => {
  vi.unstubAllGlobals()
})

const answer = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const comeIn = (call: Line) => receiveCall(call as unknown as Parameters<typeof receiveCall>[0])

test('a second click on Call is the same call', async () => {
  await Promise.all([startCall('512-555-0143'), startCall('512-555-0143')])
  expect([made, connected.length]).toEqual([1, 1])
  expect(voiceState().active).toMatchObject({ id: 'out-1' })
})

test('whoever answers a call while their own is being made talks on that one', async () => {
  const reached = Promise.withResolvers<void>()
  const late = Promise.withResolvers<Response>()
  answers = [
    () => {
      reached.resolve()
      return late.promise
    },
  ]
  const calling = startCall('512-555-0143')
  await reached.promise
  comeIn(new Line())
  await acceptCall()
  late.resolve(answer(200, { call: { id: 'out-1', to: '+15125550143', contact: null } }))
  await calling
  expect(connected).toEqual([])
  expect(voiceState()).toMatchObject({ active: { id: 'in', phase: 'talking' }, error: null })
})

test('a microphone that is refused as the call begins is named, though the SDK has let go of it', async () => {
  await startCall('512-555-0143')
  line.emit('disconnect', line)
  line.emit('error', Object.assign(new Error('denied'), { code: 31401 }))
  expect(voiceState()).toMatchObject({
    active: null,
    error: 'Microphone access denied. Please allow microphone access.',
  })
})

test('a call that is refused is over, and says why', async () => {
  const words = 'Enter a valid phone number.'
  answers = [async () => answer(422, { code: 'invalid', message: words, errors: { to: words } })]
  await startCall('nobody')
  expect(voiceState()).toMatchObject({ active: null, error: `Failed to make call: ${words}` })
})
