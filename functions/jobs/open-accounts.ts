import { type CloseWork, closeAccount } from '../core/people/accounts/close-account.ts'
import { openAccount } from '../core/people/accounts/open-account.ts'
import type { MailWork } from '../core/people/accounts/request-mail.ts'
import type { SignUpWork } from '../core/people/accounts/request-sign-up.ts'
import { sendRequestedMail } from '../core/people/accounts/send-requested-mail.ts'
import { removeIdentities } from '../core/people/identities/remove-identities.ts'
import { type IdentityWork, sendIdentityMail } from '../core/people/identities/send-identity-mail.ts'
import { endLentAccount } from '../core/people/invitations/end-lent-account.ts'
import { type DeviceWork, sendDeviceMail } from '../core/people/sessions/send-device-mail.ts'
import { findRequiredOf } from '../core/people/sign-in-domains/door.ts'
import { sendRequiredMail } from '../core/people/sign-in-domains/send-required-mail.ts'
import { type StepWork, sendStepMail } from '../core/people/two-step/send-step-mail.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord<SignUpWork | MailWork | CloseWork | DeviceWork | StepWork | IdentityWork>(
  async (work, { now }) => {
    if (work.kind === 'sign-up') {
      await endLentAccount(work.email, now)
      return openAccount(work)
    }
    if (work.kind === 'new device') return sendDeviceMail(work)
    if (work.kind === 'two-step') return sendStepMail(work)
    if (work.kind === 'identity') return sendIdentityMail(work)
    const required = work.kind === 'reset' ? await findRequiredOf(work.email) : undefined
    if (required && work.kind === 'reset') return sendRequiredMail(work.email, required)
    if (work.kind !== 'close') return sendRequestedMail(work, now)
    await closeAccount(work)
    return removeIdentities(work)
  },
)
