import type { readForm } from './read-form.ts'
import type { StripeData } from './state.ts'

/** Something that Stripe does not take, with its code where it has one. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly code?: string
  constructor(status: number, message: string, code?: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export interface At {
  data: StripeData
  /** Epoch seconds. */
  now: number
  /** Of the twin's pages. */
  url: string
}
export type Form = ReturnType<typeof readForm>

export const listOf = (data: object[]) => ({ object: 'list', has_more: false, data })

export function knownCustomer(data: StripeData, customer: Form[string] | undefined): string {
  const known = data.customers[String(customer)]
  if (!known) throw new StripeRefusal(400, `No such customer: '${customer}'`)
  return known.id
}
