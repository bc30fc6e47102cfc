import type VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js'

type Twiml = VoiceResponse

/** An empty TwiML response; its builder is loaded for calls only. */
export async function createTwiml(): Promise<Twiml> {
  const { default: Response } = await import('twilio/lib/twiml/VoiceResponse.js')
  return new Response()
}
