import type { Texts } from '../../../lib/language/text-types.ts'

export const billingTexts = {
  hint: {
    en: 'Your plan, what it covers, and your invoices. Payments run through Stripe; Lotwire never sees your card.',
    es: 'Tu plan, lo que incluye y tus facturas. Los pagos van por Stripe; Lotwire nunca ve tu tarjeta.',
  },
  load_failed: { en: 'Failed to load your plan', es: 'No se pudo cargar tu plan' },
  go_failed: { en: 'Stripe could not be opened', es: 'No se pudo abrir Stripe' },
  a_month: { en: '{price} a month', es: '{price} al mes' },
  trial: { en: 'Free trial', es: 'Prueba gratis' },
  active: { en: 'Active', es: 'Activo' },
  past_due: { en: 'Payment failed', es: 'Pago rechazado' },
  read_only: { en: 'Read only', es: 'Solo lectura' },
  closed: { en: 'Closing', es: 'En proceso de cierre' },
  trial_until: {
    en: 'Free until {day}. Choosing the plan now costs nothing until then.',
    es: 'Gratis hasta el {day}. Si eliges el plan ahora, no pagas nada hasta entonces.',
  },
  renews: { en: 'Renews on {day}.', es: 'Se renueva el {day}.' },
  ends: { en: 'Canceled: it works until {day}.', es: 'Cancelado: funciona hasta el {day}.' },
  past_due_hint: {
    en: 'The last payment did not go through. Change the card, and everything goes on.',
    es: 'El último pago no se completó. Cambia la tarjeta y todo sigue igual.',
  },
  read_only_hint: {
    en: 'Everything is kept, and new messages still come in. Choose the plan to send again.',
    es: 'Todo se conserva y los mensajes nuevos siguen llegando. Elige el plan para volver a enviar.',
  },
  confirming: { en: 'Stripe is confirming your payment …', es: 'Stripe está confirmando tu pago …' },
  choose: { en: 'Choose plan', es: 'Elegir plan' },
  manage: { en: 'Manage payments', es: 'Administrar pagos' },
  users: { en: 'Users', es: 'Usuarios' },
  users_of: { en: '{used} of {seats}', es: '{used} de {seats}' },
  guarantee: {
    en: '{days} days money back. Cancel anytime.',
    es: 'Devolución en {days} días. Cancela cuando quieras.',
  },
  usage: { en: 'Usage of your numbers', es: 'Uso de tus números' },
  usage_hint: {
    en: 'Since {day}, at Twilio’s prices, with nothing added. Updated every night, charged with your next invoice.',
    es: 'Desde el {day}, a los precios de Twilio, sin recargo. Se actualiza cada noche y se cobra en tu próxima factura.',
  },
  usage_free: { en: 'Since {day}. Free during your trial.', es: 'Desde el {day}. Gratis durante tu prueba.' },
  no_usage: {
    en: 'What numbers from Lotwire use will be listed here. Numbers in your own Twilio account are billed by Twilio.',
    es: 'Aquí aparecerá lo que usen los números de Lotwire. Los de tu propia cuenta de Twilio los cobra Twilio.',
  },
  texts: { en: 'Texts and WhatsApp', es: 'Mensajes de texto y WhatsApp' },
  texts_units: {
    en: { one: '{count} message part', other: '{count} message parts' },
    es: { one: '{count} parte de mensaje', other: '{count} partes de mensajes' },
  },
  minutes: { en: 'Calls', es: 'Llamadas' },
  minutes_units: {
    en: { one: '{count} minute', other: '{count} minutes' },
    es: { one: '{count} minuto', other: '{count} minutos' },
  },
  numbers: { en: 'Phone numbers', es: 'Números de teléfono' },
  numbers_units: {
    en: { one: '{count} number', other: '{count} numbers' },
    es: { one: '{count} número', other: '{count} números' },
  },
  registration: { en: 'Registration with carriers', es: 'Registro ante los operadores' },
  registration_units: {
    en: { one: '{count} fee', other: '{count} fees' },
    es: { one: '{count} cargo', other: '{count} cargos' },
  },
  invoices: { en: 'Invoices', es: 'Facturas' },
  no_invoices: { en: 'Your invoices will be listed here.', es: 'Aquí aparecerán tus facturas.' },
  number: { en: 'Number', es: 'Número' },
  date: { en: 'Date', es: 'Fecha' },
  total: { en: 'Total', es: 'Total' },
  status: { en: 'Status', es: 'Estado' },
  view: { en: 'View', es: 'Ver' },
  invoice_paid: { en: 'Paid', es: 'Pagada' },
  invoice_open: { en: 'Open', es: 'Pendiente' },
  invoice_other: { en: 'Void', es: 'Anulada' },
} as const satisfies Texts
