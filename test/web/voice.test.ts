import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startCall } from '../../web/src/lib/voice/dial.ts'
import { held } from '../../web/src/lib/voice/held.ts'
import { acceptCall, receiveCall } from '../../web/src/lib/voice/ringing.ts'
import { hangUp } from '../../web/src/lib/voice/talk.ts'
import { changeVoice, forgetVoice, voiceState } from '../../web/src/lib/voice/voice-state.ts'

/** A call as the SDK gives it, as far as these stories go. */
class Line extends EventEmitter {
  direction: 'INCOMING' | 'OUTGOING'
  constructor(direction: Line['direction']) {
    super()
    this.direction = direction
  }
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

/** The server's responses to the browser's posts, in order. */
let answers: (() => Promise<Response>)[]
let made: number
let connected: Line[]
let line: Line
/** Called while the SDK is connecting. */
let connecting: (() => void) | undefined
/** Ids of the calls that the server was asked to end. */
let ended: string[]

beforeEach(() => {
  made = 0
  ended = []
  connecting = undefined
  connected = []
  answers = []
  const stream = { getTracks: () => [] }
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => stream } })
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=t' })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', async (address: string) => {
    const [, id] = /calls\/(.+)\/end$/.exec(address) ?? []
    if (id) ended.push(id)
    if (!address.endsWith('/make')) return answer(404, { code: 'not_found', message: 'Not found.' })
    made += 1
    return answers.shift()?.() ?? answer(200, { call: { id: `out-${made}`, to: '+15125550143', contact: null } })
  })
  const connect = async () => {
    line = new Line('OUTGOING')
    connecting?.()
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
  comeIn(new Line('INCOMING'))
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

describe('a chosen microphone', () => {
  let opened: string | undefined
  /** Called while it is being opened. */
  let opening: (() => void) | undefined

  beforeEach(() => {
    opened = undefined
    opening = undefined
    const audio = {
      async setInputDevice(id: string) {
        opened = id
        opening?.()
      },
      async unsetInputDevice() {
        if (connected.some(({ isOver }) => !isOver)) throw new Error('A call is in progress.')
        opened = undefined
      },
    }
    Object.assign(held.device ?? {}, { audio })
    changeVoice({ microphone: 'usb' })
  })
  const isLetGo = () => expect.poll(() => opened).toBeUndefined()

  test('is open while one talks, and let go of when one hangs up', async () => {
    await startCall('512-555-0143')
    line.emit('accept')
    expect(opened).toBe('usb')
    hangUp()
    await isLetGo()
  })

  test('is let go of when the line fails', async () => {
    await startCall('512-555-0143')
    line.emit('accept')
    line.emit('error', Object.assign(new Error('gone'), { code: 53405 }))
    await isLetGo()
  })

  test('is let go of where no call came about', async () => {
    connecting = () => {
      throw new Error('A Call is already active')
    }
    await startCall('512-555-0143')
    await isLetGo()
  })

  test('is let go of where the caller gave up while it was opened', async () => {
    const call = new Line('INCOMING')
    comeIn(call)
    opening = () => call.emit('cancel')
    await acceptCall()
    await isLetGo()
    expect(voiceState()).toMatchObject({ active: null, incoming: null })
  })

  test('that is still being opened when one hangs up leads to no call', async () => {
    opening = hangUp
    await startCall('512-555-0143')
    await isLetGo()
    expect(connected).toEqual([])
    await expect.poll(() => ended).toEqual(['out-1'])
  })
})

describe('the record of a call', () => {
  const endsOnly = (...ids: string[]) => expect.poll(() => ended).toEqual(ids)

  test('that is hung up before Twilio dials is ended at once', async () => {
    await startCall('512-555-0143')
    hangUp()
    await endsOnly('out-1')
    expect(line.isOver).toBe(true)
  })

  test('that is hung up while the SDK still connects is ended at once', async () => {
    connecting = hangUp
    await startCall('512-555-0143')
    await endsOnly('out-1')
    expect(line.isOver).toBe(true)
  })

  test('that the SDK could not connect is ended at once', async () => {
    connecting = () => {
      throw new Error('A Call is already active')
    }
    await startCall('512-555-0143')
    await endsOnly('out-1')
  })

  test('that rings, or came in, is Twilio’s to tell of', async () => {
    await startCall('512-555-0143')
    line.emit('ringing')
    hangUp()
    const call = new Line('INCOMING')
    call.accept = () => {}
    comeIn(call)
    await acceptCall()
    expect(voiceState().active).toMatchObject({ id: 'in', phase: 'connecting' })
    hangUp()
    expect(call.isOver).toBe(true)
    await startCall('512-555-0143')
    hangUp()
    await endsOnly('out-2')
  })
})
