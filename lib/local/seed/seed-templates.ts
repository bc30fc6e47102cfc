import { chats } from '#contract/messaging/chats.ts'
import { whatsapp } from '#contract/messaging/templates.ts'
import type { Input } from '#contract/route.ts'
import { sendSample } from './send-sample.ts'
import type { Stage } from './tell-stories.ts'

type Form = Input<typeof whatsapp.create>['body']
interface Sample extends Form {
  /** WhatsApp's verdict; `draft` was never submitted, `pending` is under review. */
  verdict: 'draft' | 'pending' | 'approved' | 'rejected' | 'paused'
  reason?: string
}

const TEMPLATES: readonly Sample[] = [
  {
    name: 'thanks_for_visit',
    friendly_name: 'Thanks for your visit',
    language: 'en',
    category: 'UTILITY',
    header_type: 'image',
    body_text: 'Hi {{1}}, thank you for coming to see the {{2}} today. Any questions? Just reply here.',
    footer_text: 'Mariposa Motors',
    variables: ['name', 'vehicle'],
    samples: ['Harriet', '2022 Honda CR-V'],
    buttons: [
      { type: 'QUICK_REPLY', text: 'I have a question' },
      { type: 'PHONE_NUMBER', text: 'Call us', phone_number: '+16285550100' },
    ],
    verdict: 'approved',
  },
  {
    name: 'recordatorio_cita',
    friendly_name: 'Recordatorio de cita',
    language: 'es',
    category: 'UTILITY',
    header_type: 'text',
    header_text: 'Tu cita en Mariposa Motors',
    body_text: 'Hola {{1}}, te esperamos el {{2}} a las {{3}}. Si no puedes venir, avísanos por aquí.',
    variables: ['nombre', 'día', 'hora'],
    samples: ['Teodoro', 'martes', '5:30 p.m.'],
    buttons: [
      { type: 'QUICK_REPLY', text: 'Confirmo' },
      { type: 'QUICK_REPLY', text: 'Cambiar la cita' },
    ],
    verdict: 'approved',
  },
  {
    name: 'financing_documents',
    friendly_name: 'Financing documents',
    language: 'en',
    category: 'UTILITY',
    body_text: 'Hi {{1}}, your lender still needs {{2}} to finish the paperwork. You can send a photo here.',
    variables: ['name', 'documents'],
    samples: ['Ana', 'two recent pay stubs'],
    verdict: 'pending',
  },
  {
    name: 'labor_day_sale',
    friendly_name: 'Labor Day sale',
    language: 'en',
    category: 'MARKETING',
    body_text: 'Hi {{1}}, this weekend every used SUV on our lot is $1,000 off. Want us to hold one for you?',
    variables: ['name'],
    samples: ['Ana'],
    buttons: [{ type: 'URL', text: 'See the SUVs', url: 'https://mariposa-motors.example/suvs' }],
    verdict: 'paused',
  },
  {
    name: 'oferta_especial',
    friendly_name: 'Oferta especial',
    language: 'es',
    category: 'UTILITY',
    body_text: 'Hola {{1}}, solo por hoy tenemos precios especiales. ¡No te lo pierdas!',
    variables: ['nombre'],
    verdict: 'rejected',
    reason: 'TAG_CONTENT_MISMATCH',
  },
  {
    name: 'service_due',
    friendly_name: 'Service is due',
    language: 'en',
    category: 'UTILITY',
    body_text: 'Hi {{1}}, your {{2}} is due for its next service. Reply with a day that works for you.',
    variables: ['name', 'vehicle'],
    verdict: 'draft',
  },
]

/** Templates in every status, two of them sent to people who never wrote. */
export async function seedTemplates(stage: Stage, people: { english: string; spanish: string }) {
  const { browsers, clock } = stage
  const ids = new Map<string, string>()
  // One after the other, because they are listed in the order of creation.
  await clock.at(-72, async () => {
    for (const sample of TEMPLATES) ids.set(sample.name, await seedTemplate(stage, sample))
  })

  const reminder = { template_id: ids.get('recordatorio_cita') ?? '', variables: ['Teodoro', 'jueves', '5:30 p.m.'] }
  await clock.at(-20, () => send(browsers.rosa, people.spanish, reminder))
  const thanks = { template_id: ids.get('thanks_for_visit') ?? '', variables: ['Harriet', '2022 Honda CR-V'] }
  await clock.at(-1, () => send(browsers.marcus, people.english, thanks))
}

async function seedTemplate({ browsers: { marcus }, twilio, account }: Stage, sample: Sample): Promise<string> {
  const { verdict, reason, ...form } = sample
  const header_media_url = form.header_type === 'image' ? await sendSample(marcus, 'car.jpg') : undefined
  const { template } = await marcus.call(whatsapp.create, { body: { ...form, header_media_url } })
  const { id, name } = template
  if (verdict === 'draft') return id
  await marcus.call(whatsapp.submit, { params: { id } })
  const content = twilio.contents(account.account_sid).find((one) => one.name === name)
  if (verdict === 'pending' || !content) return id
  twilio.review(content.sid, { status: verdict, rejection_reason: reason })
  await marcus.call(whatsapp.sync, { params: { id } })
  return id
}

async function send(
  by: Stage['browsers']['rosa'],
  contact_id: string,
  filled: { template_id: string; variables: string[] },
) {
  const { conversation } = await by.call(chats.open, { body: { type: 'whatsapp', contact_id } })
  const params = { type: 'whatsapp' as const, id: conversation.id }
  await by.call(chats.sendTemplate, { params, body: { ...filled, contact_id } })
}
