import { sentence } from '#contract/words.ts'

type Of = { dealership: string; address: string; link: string }

/** Stands below a mail that nobody writes at the moment. */
export const mailFoot = sentence<Of>({
  en: ({ dealership, address, link }) =>
    `${[dealership, address].filter(Boolean).join(', ')}\nDon’t want offers by email? Opt out: ${link}`,
  es: ({ dealership, address, link }) =>
    `${[dealership, address].filter(Boolean).join(', ')}\n¿Ya no quieres ofertas por correo? Date de baja: ${link}`,
})
