import { refusal } from '#contract/words.ts'

/** Refusals about connecting WhatsApp. */
export const senderRefusals = {
  whatsapp_not_offered: refusal({
    code: 'conflict',
    en: 'WhatsApp can’t be connected here yet: Lotwire has no app at Meta.',
    es: 'WhatsApp aún no se puede conectar aquí: Lotwire no tiene una app en Meta.',
  }),
  whatsapp_account_taken: refusal({
    code: 'conflict',
    en: 'This WhatsApp Business account is connected to another dealership. Connect again and create one of your own.',
    es: 'Esta cuenta de WhatsApp Business está conectada a otra agencia. Vuelve a conectar y crea una propia.',
  }),
  whatsapp_code_used: refusal({
    code: 'conflict',
    en: 'This login at Facebook was already used. Connect again.',
    es: 'Este inicio de sesión en Facebook ya se usó. Vuelve a conectar.',
  }),
  whatsapp_connected: refusal({
    code: 'conflict',
    en: ({ number }: { number: string }) => `WhatsApp is already connected on ${number}.`,
    es: ({ number }) => `WhatsApp ya está conectado en el ${number}.`,
  }),
  whatsapp_not_connected: refusal({
    code: 'conflict',
    en: 'Connect WhatsApp first.',
    es: 'Primero conecta WhatsApp.',
  }),
  number_needed: refusal({
    code: 'conflict',
    en: 'Get a number first.',
    es: 'Primero consigue un número.',
  }),
}
