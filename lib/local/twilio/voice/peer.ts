import type { RTCPeerConnection } from 'werift'
import { LINE_HZ, muLaw, sampleAt } from './tone.ts'

const PACKET_MS = 20
const PACKET_SAMPLES = (LINE_HZ * PACKET_MS) / 1000
/** PCMU's payload type (RFC 3551). */
const PCMU = 0
/** One second of the tone, repeated. */
const TONE = Buffer.from(Uint8Array.from({ length: LINE_HZ }, (_, index) => muLaw(sampleAt(index))))

export type Peer = Awaited<ReturnType<typeof openPeer>>

/** The far end of a browser's call: it sends a tone, and receives the browser's audio. */
export async function openPeer() {
  const { MediaStreamTrack, RTCPeerConnection, RTCRtpCodecParameters, RtpHeader, RtpPacket } = await import('werift')
  const codec = new RTCRtpCodecParameters({
    mimeType: 'audio/PCMU',
    clockRate: LINE_HZ,
    channels: 1,
    payloadType: PCMU,
  })
  const connection = new RTCPeerConnection({
    codecs: { audio: [codec] },
    iceServers: [],
    iceUseIpv6: false,
    iceAdditionalHostAddresses: ['127.0.0.1'],
  })
  const track = new MediaStreamTrack({ kind: 'audio' })
  connection.addTransceiver(track, { direction: 'sendrecv' })

  let packetsHeard = 0
  connection.onTrack.subscribe((heard) => {
    heard.onReceiveRtp.subscribe(() => {
      packetsHeard++
    })
  })

  let packets = 0
  const begin = Math.floor(Math.random() * 0x8000)
  const timer = setInterval(() => {
    if (connection.connectionState !== 'connected') return
    const at = (packets * PACKET_SAMPLES) % LINE_HZ
    const header = new RtpHeader({
      payloadType: PCMU,
      sequenceNumber: (begin + packets) & 0xffff,
      timestamp: (packets * PACKET_SAMPLES) >>> 0,
      marker: packets === 0,
    })
    packets++
    track.writeRtp(new RtpPacket(header, TONE.subarray(at, at + PACKET_SAMPLES)))
  }, PACKET_MS)

  /** Looks for another path after an ICE restart, which werift leaves to us. */
  function seekAnew() {
    for (const { iceTransport } of connection.dtlsTransports) void iceTransport.start().catch(() => undefined)
  }

  return {
    /** The answer to a browser's offer. */
    async answer(sdp: string): Promise<string> {
      const isAnew = connection.remoteDescription !== undefined
      await connection.setRemoteDescription({ type: 'offer', sdp })
      await connection.setLocalDescription(await connection.createAnswer())
      if (isAnew) seekAnew()
      return localSdp(connection)
    },
    /** `iceRestart`: use another path than before. */
    async offer({ iceRestart = false } = {}): Promise<string> {
      await connection.setLocalDescription(await connection.createOffer({ iceRestart }))
      return localSdp(connection)
    },
    /** Number of audio packets received from the other side. */
    packetsHeard: () => packetsHeard,
    async accept(sdp: string) {
      const isAnew = connection.remoteDescription !== undefined
      await connection.setRemoteDescription({ type: 'answer', sdp })
      if (isAnew) seekAnew()
    },
    async close() {
      clearInterval(timer)
      await connection.close()
    },
  }
}

/** Includes every candidate: the browser gets none later. */
async function localSdp(connection: RTCPeerConnection): Promise<string> {
  if (connection.iceGatheringState !== 'complete')
    await connection.iceGatheringStateChange.watch((state) => state === 'complete')
  return connection.localDescription?.sdp ?? ''
}
