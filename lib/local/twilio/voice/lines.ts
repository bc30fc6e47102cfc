import { newSid } from '../sid.ts'
import type { Simulator } from '../simulator.ts'
import { isAnswered, isOver, type Leg, type Line } from './leg.ts'
import { moveLeg } from './move-leg.ts'
import { openPeer, type Peer } from './peer.ts'

export type Send = (type: string, payload: object) => void

/** A browser's end of a call. */
export type BrowserLine = Line & {
  leg: Leg
  /** The calling browser's name for the call until it learns its sid. */
  name: string | null
  /** The token that a browser presents when it comes back after a lost connection. */
  token: string
  /** Sends to the browser's current socket. */
  send: Send
  /** The browser answers a ringing call. */
  accept(sdp: string): void
  /** The browser offers another network path for the audio. */
  reroute(sdp: string): void
  /** The browser came back on another socket. */
  resume(send: Send): void
}

/** The line of a calling browser. */
export function callerLine(leg: Leg, { name, offer, send }: { name: string; offer: string; send: Send }): BrowserLine {
  const line = openLine(leg, send, name)
  return Object.assign(line, {
    ringing: () => {
      if (!isAnswered(leg)) line.send('ringing', { callsid: leg.sid })
    },
    connected: () =>
      line.inTurn(async (peer) => {
        line.send('answer', { callsid: leg.sid, sdp: await peer.answer(offer), reconnect: line.token })
      }),
    ended: () => line.close('hangup'),
    accept: () => {},
  })
}

/** The line of a called browser: it rings from now on, and is told when someone else was quicker. */
export function calledLine(sim: Simulator, leg: Leg, parameters: [string, string][], send: Send): BrowserLine {
  const line = openLine(leg, send, null)
  let isMine = false
  const call = sim.store.get('call', leg.sid)
  line.inTurn(async (peer) => {
    const sdp = await peer.offer()
    if (isOver(leg)) return
    line.send('invite', {
      callsid: leg.sid,
      sdp,
      reconnect: line.token,
      parameters: {
        From: call?.from,
        To: call?.to,
        CallSid: leg.sid,
        AccountSid: leg.account.account_sid,
        Params: new URLSearchParams(parameters).toString(),
      },
    })
  })
  return Object.assign(line, {
    ringing: () => {},
    connected: () => {
      if (!isMine) line.close('cancel')
    },
    ended: () => line.close(isMine ? 'hangup' : 'cancel'),
    accept: (sdp: string) => {
      if (isAnswered(leg) || isOver(leg)) return
      isMine = true
      line.inTurn((peer) => peer.accept(sdp))
      moveLeg(sim, leg, 'in-progress')
    },
  })
}

/** The common part of both: an audio peer, opened when needed, and operations that run in sequence. */
function openLine(leg: Leg, send: Send, name: string | null) {
  let peer: Promise<Peer> | undefined
  let last: Promise<unknown> = Promise.resolve()
  let isClosed = false
  const line = {
    leg,
    name,
    send,
    token: newSid('RT'),
    inTurn(act: (peer: Peer) => unknown) {
      peer ??= openPeer()
      const opened = peer
      last = last.then(async () => act(await opened)).catch((error) => console.error(`Call ${leg.sid}:`, error))
    },
    reroute: (sdp: string) =>
      line.inTurn(async (peer) => line.send('answer', { callsid: leg.sid, sdp: await peer.answer(sdp) })),
    resume(send: Send) {
      line.send = send
      if (isAnswered(leg)) line.send('answer', { callsid: leg.sid, reconnect: line.token })
    },
    close(word: 'hangup' | 'cancel') {
      if (isClosed) return
      isClosed = true
      last = last.then(() => line.send(word, { callsid: leg.sid }))
      void last.then(async () => (await peer)?.close())
    },
  }
  return line
}
