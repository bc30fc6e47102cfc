import type { CustomMessageTriggerEvent } from 'aws-lambda'
import { writeResetMail, writeVerifyMail } from '../core/people/accounts/write-mail.ts'

/** The text of the user pool's code mails; the pool replaces the placeholder with the code. */
export async function handler(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> {
  const { codeParameter: code, userAttributes, clientMetadata = {} } = event.request
  const language = (clientMetadata.language ?? userAttributes.locale) === 'es' ? 'es' : 'en'
  const email = userAttributes.email ?? ''
  const { subject, html } =
    event.triggerSource === 'CustomMessage_ForgotPassword'
      ? writeResetMail(email, code, language)
      : writeVerifyMail(email, code, language, userAttributes['custom:replaces'] === 'true')
  return { ...event, response: { ...event.response, emailSubject: subject, emailMessage: html } }
}
