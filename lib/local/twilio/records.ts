/** The simulator's records; times are milliseconds of its clock, other names are those of Twilio's responses. */
export type Account = {
  account_sid: string
  auth_token: string
  friendly_name: string
  /** The parent account's sid, of a subaccount. */
  owner?: string
  status?: 'active' | 'suspended' | 'closed'
  /** Empty until a number is bought. */
  phone_number: string
  whatsapp_from: string
  messaging_service_sid: string
  api_key: string
  api_secret: string
  twiml_app_sid: string
}

export type MessageStatus =
  | 'accepted'
  | 'queued'
  | 'sending'
  | 'sent'
  | 'delivered'
  | 'read'
  | 'undelivered'
  | 'failed'
  | 'scheduled'
  | 'canceled'
  | 'received'

export type Message = {
  sid: string
  account_sid: string
  messaging_service_sid: string | null
  /** Null until a messaging service has chosen its sender. */
  from: string | null
  /** The sending address, known even while `from` is still null. */
  sender: string
  to: string
  body: string
  /** The parts of a template around its body. */
  card: { header: string; footer: string; buttons: { type: string; text: string; opens: string | null }[] } | null
  /** A customer message's content besides its text. */
  fields: Record<string, string> | null
  direction: 'inbound' | 'outbound-api' | 'outbound-reply'
  status: MessageStatus
  error_code: number | null
  num_media: number
  num_segments: number
  price: string | null
  created_at: number
  updated_at: number
  sent_at: number | null
  send_at: number | null
  status_callback: string | null
  /** The error it will fail with once the channel is asked; Twilio accepts such messages first. */
  fails_with: number | null
  /** The status was set by hand and no longer changes by itself. */
  by_hand: boolean
}

export type Media = {
  sid: string
  account_sid: string
  message_sid: string
  content_type: string
  /** The URL of the bytes; null if they are kept in the simulator's folder. */
  url: string | null
  created_at: number
}

/** A resource that is only configured (number, service, sender, application, content, call, recording), as returned. */
export type Resource = { sid: string; account_sid: string } & Record<string, unknown>

/** What was charged by hand, such as what Twilio finds out days later. */
export type Charge = {
  account_sid: string
  /** UTC. */
  day: string
  category: string
  units: number
  /** In dollars; negative where something is given back. */
  price: number
}

/** What Twilio and the carriers review. */
export type Reviewed = 'profile' | 'messaging' | 'brand' | 'campaign' | 'toll_free'

export type Tables = {
  charge: Charge
  account: Account
  message: Message
  media: Media
  number: Resource
  service: Resource
  sender: Resource
  application: Resource
  content: Resource
  key: Resource
  approval: Resource
  call: Resource
  recording: Resource
  address: Resource
  /** Customer profiles and trust products. */
  bundle: Resource
  end_user: Resource
  document: Resource
  /** Of a bundle to a part of it. */
  assignment: Resource
  brand: Resource
  campaign: Resource
  toll_free: Resource
  /** What is being reviewed, by its sid; held until the console decides. */
  review: { kind: Reviewed; account_sid: string; is_held: boolean }
  /** `kind|account`, or `kind|` for any: what its next review becomes. */
  verdict: { status: string; code?: string }
  /** Times that a refused brand was sent again, by its sid. */
  brand_tries: { count: number }
  /** Call data that only the console shows: its TwiML, oldest first, and the digits dialed during it. */
  call_note: { documents?: string[]; digits?: string }
  /** `sender|customer` → the customer's last message on WhatsApp. */
  window: { at: number }
  /** `sender|customer` on SMS after STOP. */
  opt_out: { at: number }
}
