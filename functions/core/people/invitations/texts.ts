import type { Language } from '#contract/language.ts'

interface By {
  name: string
  organization: string
}

export const TEXTS = {
  en: {
    subject: ({ organization }: By) => `Join ${organization} on Lotwire`,
    invited: ({ name, organization }: By) => `${name} invited you to join ${organization} on Lotwire.`,
    accept: 'Accept the invitation',
    valid: 'The link works for 7 days, and only for you. Only the newest invitation counts.',
    known:
      'Your address already has a Lotwire account with another dealership, and a person belongs to one. Ask to be invited at another address.',
    ignore: 'If you don’t know them, ignore this email: nothing happens without you.',
  },
  es: {
    subject: ({ organization }: By) => `Únete a ${organization} en Lotwire`,
    invited: ({ name, organization }: By) => `${name} te invita a unirte a ${organization} en Lotwire.`,
    accept: 'Aceptar la invitación',
    valid: 'El enlace funciona durante 7 días y solo para ti. Solo vale la invitación más reciente.',
    known:
      'Tu dirección ya tiene una cuenta de Lotwire con otra agencia, y cada persona pertenece a una sola. Pide que te inviten con otra dirección.',
    ignore: 'Si no conoces a esta persona, ignora este correo: sin ti no pasa nada.',
  },
} satisfies Record<Language, unknown>
