import { validateRequest } from 'twilio/lib/webhooks/webhooks.js'
import { AppError, notFound } from '../../platform/errors.ts'
import { findConnectionByToken, type Hooked } from './find-connection-by-token.ts'
import { countRejected } from './store.ts'

export interface Delivery {
  token: string
  /** The public URL that Twilio called, with its query. */
  url: string
  signature: string
  /** Reads the form, but only once the token is known. */
  form: () => Form
}
type Form = Record<string, string | string[]>
type Admitted = Pick<Hooked, 'org' | 'senders'> & { form: Form }

/**
 * The organization of a webhook, proved by Twilio's signature and the account's sid, and its form. Anything else is
 * counted for the manager to see, and refused; an unknown token is not found.
 */
export async function admitWebhook(delivery: Delivery, now: Date): Promise<Admitted> {
  const remembered = await findConnectionByToken(delivery.token)
  if (!remembered) throw notFound()
  const form = delivery.form()
  if (isFromTwilio(remembered, delivery, form)) return { ...remembered, form }
  const fresh = await findConnectionByToken(delivery.token, { fresh: true })
  if (fresh && isFromTwilio(fresh, delivery, form)) return { ...fresh, form }
  await countRejected(remembered.org, now)
  throw new AppError('signature_wrong')
}

const isFromTwilio = ({ account_sid, auth_token }: Hooked, { signature, url }: Delivery, form: Form) =>
  auth_token !== undefined && form.AccountSid === account_sid && validateRequest(auth_token, signature, url, form)
