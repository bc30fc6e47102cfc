import { any } from 'dynamodb-toolbox/schema/any'

/** The parts of a mail beside its text. */
export interface MailPart {
  subject: string
  /** Others who got it. */
  cc?: string[]
  /** The ids of the mails that it answers, the oldest first. */
  references?: string[]
  /** The part below what they wrote: mails that they answer, a signature. */
  quoted?: string
  /** Its place among the files, where it came as a page. */
  page?: number
  /** It is not from whom it says. */
  is_forged?: boolean
}

export const mailPart = {
  kept: any().castAs<MailPart>(),
  present: ({ subject, cc = [], quoted = '', page, is_forged = false }: MailPart) => ({
    subject,
    cc,
    quoted,
    page: page ?? null,
    is_forged,
  }),
}
