/** The ids that Meta's window ends with. */
export interface MetaIds {
  waba_id: string
  phone_number_id: string
  business_id?: string
}

/** How the window can end without a number to connect. */
export type Ending =
  | { kind: 'script' | 'blocked' | 'closed' | 'no_number' | 'no_ids' | 'no_code' | 'no_message' }
  | { kind: 'cancelled'; step: string }
  | { kind: 'error' | 'refused'; said: string }

type Told = { ids: MetaIds } | { ending: Ending }

const isId = (value: unknown): value is string => typeof value === 'string' && /^\d{5,32}$/.test(value)
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * Reads a message of Meta's window, which comes as an object or as JSON text; undefined for any other. Ids are digits
 * only, whatever else is sent.
 */
export function readAnswer(data: unknown): Told | undefined {
  const message = objectOf(data)
  if (message?.type !== 'WA_EMBEDDED_SIGNUP') return undefined
  const event = textOf(message.event)
  const told = objectOf(message.data) ?? {}
  if (event === 'ERROR' || told.error_message) return { ending: { kind: 'error', said: textOf(told.error_message) } }
  if (event === 'CANCEL') return { ending: { kind: 'cancelled', step: textOf(told.current_step) } }
  if (!event.startsWith('FINISH')) return undefined
  const { waba_id, phone_number_id, business_id } = told
  if (!isId(waba_id)) return { ending: { kind: 'no_ids' } }
  if (!isId(phone_number_id)) return { ending: { kind: 'no_number' } }
  return { ids: { waba_id, phone_number_id, ...(isId(business_id) && { business_id }) } }
}

function objectOf(data: unknown): Record<string, unknown> | undefined {
  if (typeof data === 'object' && data !== null) return data as Record<string, unknown>
  if (typeof data !== 'string') return undefined
  try {
    const parsed: unknown = JSON.parse(data)
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
