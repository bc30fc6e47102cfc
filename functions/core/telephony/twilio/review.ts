/** How far the review of something has come; `updated_at` tells one refusal from the next. */
export interface Review {
  state: 'draft' | 'waiting' | 'approved' | 'refused'
  updated_at: string
  /** Of a refusal: Twilio's code and sentence. */
  reasons: { code: string; said?: string }[]
  /** Corrected by then it keeps its place in the queue. */
  edit_until?: string
}

type Told = { code?: unknown; error_code?: unknown; message?: unknown; description?: unknown; reason?: unknown }

/** Reads the reasons that Twilio gives, each product under other names. */
export const reasonsOf = (errors: unknown): Review['reasons'] =>
  (Array.isArray(errors) ? (errors as Told[]) : []).map(({ code, error_code, message, description, reason }) => {
    const said = [description, reason, message].find((text) => typeof text === 'string')
    return { code: String(error_code ?? code ?? ''), ...(typeof said === 'string' && { said }) }
  })
