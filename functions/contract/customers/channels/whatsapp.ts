import type { ChannelFacts } from './channel-facts.ts'

const MB = 1_000_000
const each = (types: readonly string[], bytes: number) => Object.fromEntries(types.map((type) => [type, bytes]))

const PICTURES = ['image/jpeg', 'image/png']
const OTHERS = [
  ...['audio/ogg', 'audio/amr', 'audio/mpeg', 'audio/mp4', 'audio/aac'],
  ...['video/mp4', 'video/3gpp'],
  ...['application/pdf', 'application/msword', 'text/vcard'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]

export const whatsapp = {
  name: 'WhatsApp',
  carrier: 'twilio',
  prefix: 'whatsapp:',
  address: {
    /** A telephone number, or WhatsApp's opaque user id. */
    kind: 'whatsapp',
    field: 'whatsapp_number',
    label: { en: 'WhatsApp', es: 'WhatsApp' },
    hint: {
      en: 'Their WhatsApp number, often the same as the phone.',
      es: 'Su número de WhatsApp, a menudo el mismo teléfono.',
    },
    heading: { en: 'WhatsApp', es: 'WhatsApp' },
    columns: 'whatsapp whatsappnumber whatsappphone numerodewhatsapp',
    max: 200,
    isNumber: true,
    userId: /^[A-Z]{2}\.[A-Za-z\d]{5,128}$/,
    senderField: 'whatsapp_from',
    senderLabel: { en: 'WhatsApp number', es: 'Número de WhatsApp' },
  },
  leavesByService: false,
  characters: 1600,
  windowHours: 24,
  burstSeconds: 6,
  // https://www.twilio.com/docs/whatsapp/guidance-whatsapp-media-messages
  files: {
    bytes: { ...each(PICTURES, 5 * MB), ...each(OTHERS, 16 * MB) },
    addresses: '',
    captioned: ['image', 'video'],
  },
  hasTemplates: true,
  isBilledBySegment: false,
  hasReadReceipts: true,
} as const satisfies ChannelFacts
