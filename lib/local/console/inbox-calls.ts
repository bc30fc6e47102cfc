import * as z from 'zod'
import { MAIL_EVENTS } from '../tell-of-mail.ts'
import { TwilioError } from '../twilio/twilio-error.ts'
import type { Call } from './call.ts'

const written = {
  text: z.string().optional(),
  html: z.string().optional(),
  cc: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  attachments: z.array(z.object({ name: z.string(), content_type: z.string(), content: z.string() })).optional(),
  raw: z.string().optional(),
  is_spam: z.boolean().optional(),
  verdicts: z.object({ spf: z.string(), dkim: z.string(), dmarc: z.string() }).partial().optional(),
  times: z.number().int().min(1).max(10).optional(),
}
const InboundMail = z.object({ to: z.string().min(3), from: z.string().min(3), subject: z.string(), ...written })
const Reply = z.object({ from: z.string().min(3), ...written })
const Happened = z.object({
  to: z.string().min(3),
  event: z.enum(MAIL_EVENTS),
  times: z.number().int().min(1).max(10).optional(),
})
const Address = z.object({ to: z.string().optional() })

/** Mail between customers and dealerships: what customers got, and what they write. */
export const inboxCalls: Call[] = [
  {
    method: 'POST',
    path: /^(?:mail\/inbound|inbox\/mails)$/,
    answer: ({ receiveMail }, input) => receiveMail(InboundMail.parse(input)),
  },
  {
    method: 'GET',
    path: /^inbox\/mails$/,
    answer: ({ mail }, input) => ({ mails: mail.letters(Address.parse(input).to) }),
  },
  {
    // Answers the newest mail that somebody got, as mail programs do.
    method: 'POST',
    path: /^inbox\/replies$/,
    answer: ({ mail, receiveMail }, input) => {
      const reply = Reply.parse(input)
      const [answered] = mail.letters(/[^<\s]+@[^>\s]+/.exec(reply.from)?.[0])
      if (!answered) throw new TwilioError(404, 20404, `Nothing was sent to ${reply.from}.`)
      const { message_id, reply_to, from, subject, headers } = answered
      const ids = { 'In-Reply-To': message_id, References: `${headers.References ?? ''} ${message_id}`.trim() }
      return receiveMail({
        ...reply,
        to: reply_to ?? from,
        subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`,
        headers: { ...ids, ...reply.headers },
      })
    },
  },
  {
    // Has SES tell what became of the newest mail that somebody got.
    method: 'POST',
    path: /^inbox\/events$/,
    answer: async ({ mail }, input) => {
      const { to, event, times = 1 } = Happened.parse(input)
      for (let n = 0; n < times; n += 1)
        if (!(await mail.happen(to, event))) throw new TwilioError(404, 20404, `Nothing was sent to ${to}.`)
      return {}
    },
  },
]
