import type { WebSocket } from 'ws'
import type { Simulator } from '../simulator.ts'
import { type Access, readAccessToken, TokenRefused } from './access-token.ts'
import { callFromBrowser } from './call-from-browser.ts'
import type { Device } from './devices.ts'
import { isOver } from './leg.ts'
import { type BrowserLine, calledLine, type Send } from './lines.ts'
import { hangUp, moveLeg } from './move-leg.ts'

/** A frame of the voice client's signaling protocol, version 1.6. */
type Frame = { type: string; payload?: { [name: string]: unknown } }

/** The client gives up on a connection that is silent for 15 s. */
const HEARTBEAT_MS = 5_000
/** Time a call survives without its browser, which may come back. */
const AWAY_MS = 20_000

/** Serves one browser's voice client; `lines` are the browser calls of the whole simulator. */
export function serveConnection(sim: Simulator, socket: WebSocket, lines: Map<string, BrowserLine>): void {
  let access: Access | undefined
  const own = new Set<BrowserLine>()
  const send: Send = (type, payload) => socket.send(JSON.stringify({ type, payload, version: '1.6' }))
  const refuse = (code: number, message: string) => send('error', { error: { code, message } })

  function keep(line: BrowserLine) {
    own.add(line)
    lines.set(line.leg.sid, line)
    void line.leg.ended.promise.then(() => {
      own.delete(line)
      lines.delete(line.leg.sid)
    })
    return line
  }
  const device: Device = { ring: (leg, parameters) => keep(calledLine(sim, leg, parameters, send)) }
  const lineOf = ({ callsid }: { callsid?: unknown }) =>
    lines.get(String(callsid)) ?? [...own].find(({ name }) => name === callsid)

  const on: { [type: string]: (payload: { [name: string]: unknown }) => void } = {
    listen({ token }) {
      access = readAccessToken(sim.store, String(token), Date.now())
      const ttl = Math.floor((access.expiresAt - Date.now()) / 1000)
      const place = { region: 'US_EAST_VIRGINIA', edge: 'ashburn', home: 'us1', gateway: 'simulator' }
      send('connected', { ...place, token: { identity: access.identity, ttl } })
    },
    register({ media }) {
      sim.devices.remove(device)
      const wants = (media as { audio?: boolean } | undefined)?.audio === true
      if (wants && access?.mayReceive) sim.devices.add(access.account.account_sid, access.identity, device)
      send(wants ? 'ready' : 'offline', {})
    },
    invite({ callsid, sdp, twilio, reconnect }) {
      if (!access) return
      if (reconnect !== undefined) return comeBack(String(callsid), String(reconnect))
      const params = Object.fromEntries(new URLSearchParams(String((twilio as { params?: string })?.params ?? '')))
      keep(callFromBrowser(sim, access, { name: String(callsid), offer: String(sdp), params, send }))
    },
    /** The browser is looking for another network path. */
    reinvite: (payload) => lineOf(payload)?.reroute(String(payload.sdp)),
    answer: (payload) => lineOf(payload)?.accept(String(payload.sdp)),
    reject(payload) {
      const line = lineOf(payload)
      if (line) moveLeg(sim, line.leg, 'busy')
    },
    hangup(payload) {
      const line = lineOf(payload)
      if (line) hangUp(sim, line.leg)
    },
    dtmf(payload) {
      const leg = lineOf(payload)?.leg
      if (!leg) return
      const digits = (sim.store.get('call_note', leg.sid)?.digits ?? '') + String(payload.dtmf)
      sim.store.update('call_note', leg.sid, { digits })
    },
  }

  function comeBack(callSid: string, token: string) {
    const line = lines.get(callSid)
    if (!line || line.token !== token || line.leg.account !== access?.account)
      return send('hangup', { callsid: callSid })
    own.add(line)
    line.resume(send)
  }

  socket.on('message', (data) => {
    const text = String(data)
    if (text === '\n') return
    try {
      const { type, payload = {} } = JSON.parse(text) as Frame
      on[type]?.(payload)
    } catch (error) {
      if (error instanceof TokenRefused) refuse(error.code, error.message)
      else console.error('A voice client sent what nobody understands:', error)
    }
  })

  const heartbeat = setInterval(() => {
    socket.send('\n')
    if (!access || access.expiresAt > Date.now()) return
    access = undefined
    sim.devices.remove(device)
    refuse(31205, 'JWT token expired')
  }, HEARTBEAT_MS)

  socket.on('close', () => {
    clearInterval(heartbeat)
    sim.devices.remove(device)
    sim.after(AWAY_MS, () => {
      for (const line of own) if (line.send === send && !isOver(line.leg)) hangUp(sim, line.leg)
    })
  })
}
