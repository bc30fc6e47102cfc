import type { Texts } from '../../../lib/language/text-types.ts'

export const mailTexts = {
  hint: {
    en: 'The address your emails come from, and their footer.',
    es: 'Desde qué dirección salen tus correos y qué llevan al pie.',
  },
  load_failed: { en: 'Failed to load email settings', es: 'No se pudo cargar la configuración del correo' },
  saved: { en: 'Email settings saved', es: 'Configuración del correo guardada' },
  domain_part: { en: 'Your domain', es: 'Tu dominio' },
  from: { en: 'Emails now come from', es: 'Ahora tus correos salen de' },
  no_from: { en: 'This installation doesn’t send email.', es: 'Esta instalación no envía correos.' },
  status_none: {
    en: 'Add your own domain, so that customers see your name in the address.',
    es: 'Agrega tu propio dominio para que tus clientes vean tu nombre en la dirección.',
  },
  status_pending: {
    en: 'Add these records where you bought {domain}. It can take up to 72 hours for them to be found.',
    es: 'Agrega estos registros donde compraste {domain}. Pueden tardar hasta 72 horas en encontrarse.',
  },
  status_verified: {
    en: '{domain} is verified. Leave these records in its DNS.',
    es: '{domain} está verificado. Deja estos registros en su DNS.',
  },
  domain: { en: 'Domain', es: 'Dominio' },
  save_domain: { en: 'Save domain', es: 'Guardar dominio' },
  remove_domain: { en: 'Remove domain', es: 'Quitar dominio' },
  check_again: { en: 'Check again', es: 'Comprobar de nuevo' },
  checked: { en: 'Checked just now', es: 'Comprobado ahora' },
  records: { en: 'DNS records', es: 'Registros DNS' },
  record_type: { en: 'Type', es: 'Tipo' },
  record_name: { en: 'Name', es: 'Nombre' },
  record_value: { en: 'Value', es: 'Valor' },
  record_state: { en: 'State', es: 'Estado' },
  found: { en: 'Found', es: 'Encontrado' },
  missing: { en: 'Not found', es: 'No encontrado' },
  foot: { en: 'Email footer', es: 'Al pie de tus correos' },
  mail_signature: { en: 'Dealership’s signature', es: 'Firma de la agencia' },
  mail_signature_hint: {
    en: 'Added to the end of every email, after the writer’s own signature from Your account.',
    es: 'Va al pie de cada correo, después de la firma propia de quien escribe (en Tu cuenta).',
  },
  mail_postal_address: { en: 'Postal address', es: 'Dirección postal' },
  mail_postal_address_hint: {
    en: 'Required by law in marketing emails. Campaigns and automations don’t send email without it.',
    es: 'La ley la exige en los correos de ofertas. Sin ella, las campañas y automatizaciones no envían correos.',
  },
} as const satisfies Texts
