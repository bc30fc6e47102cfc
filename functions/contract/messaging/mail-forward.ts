import { sentence } from '#contract/words.ts'

type Of = { from: string; at: string; subject: string; to: string; cc: string }

/** Stands before the text of a mail that is forwarded. */
export const forwardHead = sentence<Of>({
  en: ({ from, at, subject, to, cc }) =>
    ['---------- Forwarded message ----------', `From: ${from}`, `Date: ${at}`, `Subject: ${subject}`, `To: ${to}`]
      .concat(cc === '' ? [] : [`Cc: ${cc}`])
      .join('\n'),
  es: ({ from, at, subject, to, cc }) =>
    ['---------- Mensaje reenviado ----------', `De: ${from}`, `Fecha: ${at}`, `Asunto: ${subject}`, `Para: ${to}`]
      .concat(cc === '' ? [] : [`Cc: ${cc}`])
      .join('\n'),
})
