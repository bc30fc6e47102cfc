import { openAccount } from '../core/people/accounts/open-account.ts'
import type { MailWork } from '../core/people/accounts/request-mail.ts'
import type { SignUpWork } from '../core/people/accounts/request-sign-up.ts'
import { sendRequestedMail } from '../core/people/accounts/send-requested-mail.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord<SignUpWork | MailWork>((work) =>
  work.kind === 'sign-up' ? openAccount(work) : sendRequestedMail(work),
)
