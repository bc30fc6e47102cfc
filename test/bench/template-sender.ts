import { contactIdOf, conversationIdOf } from '../../functions/core/customers/contacts/derived-ids.ts'
import { receiveMessage } from '../../functions/core/messaging/messages/receive-message.ts'
import { sendMessage } from '../../functions/core/messaging/messages/send-message.ts'
import { createTemplate } from '../../functions/core/messaging/templates/create-template.ts'
import { submitTemplate } from '../../functions/core/messaging/templates/submit-template.ts'
import { syncTemplate } from '../../functions/core/messaging/templates/sync-template.ts'
import type { Ctx } from '../../functions/core/platform/ctx.ts'

export interface BenchTwilio {
  accounts(): { account_sid: string; auth_token: string; phone_number: string; whatsapp_from: string }[]
  contents(account_sid?: string): { sid: string }[]
  review(sid: string, verdict: { status: 'approved' }): unknown
}

/** An approved template with a text on both sides of its body, and somebody on WhatsApp whom it is sent to. */
export async function templateSender(ctx: Ctx, twilio: BenchTwilio) {
  const form = {
    name: 'your_car_is_ready',
    friendly_name: 'Your car is ready',
    language: 'en',
    category: 'UTILITY',
    header_type: 'text',
    header_text: 'Good news',
    body_text: 'Hi {{1}}, your {{2}} is ready. Come by any time before six, and bring your license.',
    footer_text: 'Bench Motors',
    variables: ['name', 'vehicle'],
  } as const
  const { template } = await createTemplate(ctx, { ...form, variables: [...form.variables] })
  await submitTemplate(ctx, template)
  for (const { sid } of twilio.contents()) twilio.review(sid, { status: 'approved' })
  await syncTemplate(ctx, template)

  const address = '+525512345678'
  const inbound = { sid: `SMt${Math.random()}`, from: `whatsapp:${address}`, body: 'Hola', media: [] }
  await receiveMessage({ ...ctx, now: new Date() }, inbound)
  const contact_id = contactIdOf(ctx.org, address)
  const to = { type: 'whatsapp', id: conversationIdOf(contact_id, 'whatsapp'), contact_id }
  const send = async () => {
    const { message } = await sendMessage(
      { ...ctx, now: new Date() },
      { ...to, template_id: template.id, variables: ['Ana', 'Kia Rio'], client_id: String(Math.random()) },
    )
    if (message.error_code) throw new Error(`The template was refused: ${message.error_code}`)
  }
  await send()
  return send
}
