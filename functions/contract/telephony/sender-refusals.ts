import { refusal } from '#contract/words.ts'

/** Refusals about connecting WhatsApp, and pages. */
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
  pages_not_offered: refusal({
    code: 'conflict',
    en: 'Messenger and Instagram can’t be connected here yet: Lotwire has no app at Meta.',
    es: 'Messenger e Instagram aún no se pueden conectar aquí: Lotwire no tiene una app en Meta.',
  }),
  no_page_chosen: refusal({
    code: 'conflict',
    en: 'No page was chosen at Facebook. Connect again and choose your dealership’s page.',
    es: 'No se eligió ninguna página en Facebook. Vuelve a conectar y elige la página de tu agencia.',
  }),
  page_taken: refusal({
    code: 'conflict',
    en: ({ page }: { page: string }) => `The page ${page} is connected to another dealership.`,
    es: ({ page }) => `La página ${page} está conectada a otra agencia.`,
  }),
  page_ended: refusal({
    code: 'not_configured',
    en: ({ page }: { page: string }) =>
      `Facebook no longer lets Lotwire write as ${page}. An owner can connect the page again in Settings.`,
    es: ({ page }) =>
      `Facebook ya no permite que Lotwire escriba como ${page}. Un propietario puede volver a conectar la página en Configuración.`,
  }),
  meta_unreachable: refusal({
    code: 'unavailable',
    en: 'Facebook could not be reached. Try again in a minute.',
    es: 'No se pudo conectar con Facebook. Inténtalo en un minuto.',
  }),
  meta_refused: refusal({
    code: 'conflict',
    en: ({ said }: { said: string }) => `Facebook answered: ${said}`,
    es: ({ said }) => `Facebook respondió: ${said}`,
  }),
}
