import type { SenderAddress, TypedAddress } from './address-facts.ts'

/** The telephone number: of calls, and of every channel without addresses of its own. */
export const phone = {
  kind: 'phone',
  field: 'phone',
  label: { en: 'Phone', es: 'Teléfono' },
  heading: { en: 'Phone', es: 'Teléfono' },
  /** `number-columns.ts` knows the others. */
  columns: 'phone',
  max: 40,
  isNumber: true,
  /** Numbers, and the short codes of programs; a program's name has neither. */
  answered: /^\+?\d{3,15}$/,
  hasShortCodes: true,
  senderField: 'phone_number',
  senderLabel: { en: 'Phone number', es: 'Número de teléfono' },
} as const satisfies TypedAddress & SenderAddress
