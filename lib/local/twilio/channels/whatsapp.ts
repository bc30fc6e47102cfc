import { isUsNumber } from '#contract/customers/is-us-number.ts'
import { isPhoneNumber, pairOf, withoutChannel } from '../address.ts'
import type { Media } from '../records.ts'
import { mayGoUnapproved } from '../render-content.ts'
import { errorMessage } from '../twilio-error.ts'
import type { SimulatedChannel } from './simulated-channel.ts'

const TAKEN =
  /^(audio\/(ogg|amr|3gpp|aac|mpeg|mp4)|video\/(mp4|3gpp)|text\/vcard|application\/(pdf|msword|vnd\.openxmlformats-.*))$/

const WINDOW_MS = 24 * 3_600_000

export const whatsapp: SimulatedChannel = {
  /** A user with a username instead of a phone number. */
  user: /^[A-Z]{2}\.[A-Za-z0-9]{1,128}$/,

  price: () => 0.005,

  mediaBytes: (type) => (/^image\/(jpeg|png)$/.test(type) ? 5_000_000 : TAKEN.test(type) ? 16_000_000 : 0),

  /** Outside the window only approved templates get through; Twilio reports this after having accepted the message. */
  failure(sim, sender, to, content) {
    const approval = content && sim.store.get('approval', content.sid)
    if (approval?.status === 'paused') return 63041
    if (approval?.status === 'disabled') return 63042
    if (approval?.status === 'approved')
      return approval.category === 'MARKETING' && isUsNumber(withoutChannel(to)) ? 63049 : null
    const lastInboundAt = sim.store.get('window', pairOf(sender, to))?.at
    const isOpen = lastInboundAt !== undefined && sim.now() - lastInboundAt < WINDOW_MS
    return isOpen && (!content || mayGoUnapproved(content)) ? null : 63016
  },

  hear(sim, { from, to }) {
    sim.store.put('window', pairOf(to, from ?? ''), { at: sim.now() })
    return undefined
  },

  inboundParams(from, profileName, media) {
    const isNumber = isPhoneNumber(from)
    const context = { ProfileName: profileName, ...(isNumber ? { WaId: withoutChannel(from).slice(1) } : {}) }
    return {
      ...context,
      // A user with a username has WhatsApp's own id and no number.
      ...(isNumber ? {} : { ExternalUserId: from }),
      MessageType: messageType(media),
      ReferralNumMedia: '0',
      ChannelMetadata: JSON.stringify({ type: 'whatsapp', data: { context } }),
    }
  },

  statusParams: ({ account_sid, status, error_code }) => ({
    ChannelPrefix: 'whatsapp',
    ChannelInstallSid: `XE${account_sid.slice(2)}`,
    ...(status === 'read' && { EventType: 'READ' }),
    ...(error_code !== null && { ChannelStatusMessage: errorMessage(error_code) ?? '' }),
  }),
}

function messageType(media?: Media): string {
  if (!media) return 'text'
  const kind = media.content_type.split('/')[0] ?? ''
  return ['image', 'audio', 'video'].includes(kind) ? kind : 'document'
}
