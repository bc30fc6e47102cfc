import { refusal } from '#contract/words.ts'

/** Why a mail does not leave. */
export const mailRefusals = {
  mail_came_back: refusal({
    code: 'invalid',
    en: 'Email to this address came back: there is no such address. Reach them another way, or correct the address.',
    es: 'El correo a esta dirección fue devuelto: no existe. Contáctalo de otra forma o corrige la dirección.',
  }),
  mail_unwanted: refusal({
    code: 'invalid',
    en: 'The person at this address asked not to get email.',
    es: 'Quien tiene esta dirección pidió no recibir correo.',
  }),
  sample_not_taken: refusal({
    code: 'conflict',
    en: 'The email wasn’t accepted. Check the address, and your domain in Settings.',
    es: 'El correo no fue aceptado. Revisa la dirección y tu dominio en Configuración.',
  }),
  sample_in_doubt: refusal({
    code: 'conflict',
    en: 'It may have been sent: check the inbox before you try again.',
    es: 'Puede que se haya enviado: revisa la bandeja de entrada antes de volver a intentarlo.',
  }),
  forwarded_often: refusal({
    code: 'conflict',
    en: ({ most }: { most: number }) => `An email can be forwarded ${most} times.`,
    es: ({ most }) => `Un correo se puede reenviar ${most} veces.`,
  }),
}
