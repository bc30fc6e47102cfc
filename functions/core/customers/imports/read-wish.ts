import { TYPED_CHANNELS } from '#contract/customers/channels/addresses.ts'
import { ALL_CHANNELS, CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { foldText } from '#contract/fold-text.ts'

/** Where somebody does not want to be written to: on a channel, or at one of their addresses on it. */
export interface Wish {
  channel: Channel
  to?: string
}

const YES = /^(?:y|yes|s|si|true|t|verdadero|v|x|1|on|checked|✓|✔|☑)$/
const NO = /^(?:n|no|false|f|falso|0|off|unchecked|never|nunca|✗|✘|☐)$/
/** Says by itself what somebody wants, whatever its column is called. */
const OUT =
  /\b(?:non-?marketing|opt(?:ed)?[\s-]?out|unsubscribed?|do not|don.?t|stop(?:ped)?|dnc|denied|declined|refused|revoked|blocked|no (?:texts?|sms|contactar|llamar|enviar)|dado de baja|rechazad[oa])\b/
const IN =
  /^(?:marketing contact|opt(?:ed)?[\s-]?in|(?:re)?subscribed|active|allowed|granted|given|accepted|ok|okay|aceptad[oa]|permitid[oa])$/

/**
 * What a cell says of writing to somebody: the channels on which they don't want it, none where they don't mind; undefined
 * where it cannot be told. A column of wishes not to be written to is taken at its word with whatever else it holds, a
 * date for one.
 */
export function readWish(field: 'opted_out' | 'allows_texts', cell: string): readonly Wish[] | undefined {
  const exact = cell.split(', ').map(readExact)
  if (field === 'opted_out' && !exact.includes(undefined)) return exact as Wish[]
  return readChannels(field, cell)?.map((channel) => ({ channel }))
}

/** A wish as an export of ours writes it: "SMS", "SMS +15125550100". */
function readExact(written: string): Wish | undefined {
  const channel = ALL_CHANNELS.find((one) => `${written} `.startsWith(`${CHANNELS[one].name} `))
  const to = channel && written.slice(CHANNELS[channel].name.length + 1)
  return channel && !to?.includes(' ') ? { channel, ...(to && { to }) } : undefined
}

function readChannels(field: 'opted_out' | 'allows_texts', cell: string): readonly Channel[] | undefined {
  const text = foldText(cell).trim()
  const named = text.split(/[,;/+&]|\band\b|\by\b/).map((part) => channelCalled(part.trim()))
  if (!named.includes(undefined)) return field === 'opted_out' ? (named as Channel[]) : []
  if (OUT.test(text)) return TYPED_CHANNELS
  if (IN.test(text)) return []
  const says = YES.test(text) ? true : NO.test(text) ? false : undefined
  if (says !== undefined) return says === (field === 'opted_out') ? TYPED_CHANNELS : []
  return field === 'opted_out' ? TYPED_CHANNELS : undefined
}

const channelCalled = (text: string) => ALL_CHANNELS.find((channel) => foldText(CHANNELS[channel].name) === text)
