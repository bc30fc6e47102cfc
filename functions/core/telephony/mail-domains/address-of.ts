import { optionalVariable } from '../../platform/environment.ts'

/** The mailbox of a dealership's own domain; answers go to the conversation's address. */
const MAILBOX = 'info'

/** The address that a dealership's mail comes from: of its own domain where that is proved, else ours; undefined where none is sent. */
export function addressOf(domain: string | undefined): string | undefined {
  const ours = /[^\s<>]+@[^\s<>]+/.exec(optionalVariable('MAIL_FROM') ?? '')?.[0]
  return ours && domain ? `${MAILBOX}@${domain}` : ours
}
