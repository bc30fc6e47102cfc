import { outreachSettingLabels } from '#contract/outreach/settings.ts'
import type { Texts } from '../../../lib/language/text-types.ts'

export const outreachTexts = {
  ...outreachSettingLabels,
  hint: {
    en: 'For everything sent automatically: campaigns and automations.',
    es: 'Para todo lo que se envía automáticamente: campañas y automatizaciones.',
  },
  load_failed: { en: 'Failed to load settings', es: 'No se pudo cargar la configuración' },
  saved: { en: 'Outreach settings saved', es: 'Configuración de envíos automáticos guardada' },
  hours: { en: 'Hours', es: 'Horario' },
  hours_hint: {
    en: 'In the customer’s time zone. You can extend them to what federal law allows, 8:00 AM to 9:00 PM; where a customer’s state is stricter, its law applies.',
    es: 'En la zona horaria del cliente. Puedes ampliarlo hasta lo que permite la ley federal, de 8:00 a.m. a 9:00 p.m.; si el estado del cliente es más estricto, se aplica su ley.',
  },
  outreach_from: { en: 'From', es: 'Desde' },
  outreach_until: { en: 'Until', es: 'Hasta' },
  outreach_on_sundays: { en: 'On Sundays too', es: 'También en domingo' },
  outreach_on_sundays_hint: {
    en: 'Some states don’t allow advertising on Sundays; customers there are messaged on Monday.',
    es: 'Algunos estados no permiten publicidad en domingo; a sus clientes se les escribe el lunes.',
  },
  outreach_holidays: { en: 'Days off', es: 'Días sin envíos' },
  outreach_holidays_hint: {
    en: 'Nothing is sent automatically on these days.',
    es: 'En estos días nada se envía automáticamente.',
  },
  add_day: { en: 'Add day', es: 'Agregar día' },
  new_day: { en: 'New day off', es: 'Nuevo día sin envíos' },
  remove_day: { en: 'Remove {day}', es: 'Quitar {day}' },
  add_holidays: { en: 'Add federal holidays', es: 'Agregar feriados federales' },
  limits: { en: 'Limits', es: 'Límites' },
  limits_hint: {
    en: 'How many automatic messages one customer gets, from campaigns and automations together.',
    es: 'Cuántos mensajes automáticos recibe un cliente, entre campañas y automatizaciones.',
  },
  outreach_per_day: { en: 'In 24 hours', es: 'En 24 horas' },
  outreach_per_week: { en: 'In 7 days', es: 'En 7 días' },
  consent: { en: 'Consent to offers', es: 'Consentimiento para ofertas' },
  consent_hint: {
    en: 'Offers only go to customers who opted in. If you have a reason why that isn’t needed, write it here; a STOP always counts.',
    es: 'Las ofertas llegan solo a quienes las aceptaron. Si tienes un motivo por el que no hace falta, escríbelo aquí; un STOP siempre cuenta.',
  },
  outreach_no_consent_because: { en: 'Reason', es: 'Motivo' },
  outreach_no_consent_because_hint: {
    en: 'Leave it empty to ask for consent.',
    es: 'Déjalo vacío para pedir el consentimiento.',
  },
  not_asked: {
    en: 'Offers now also go to customers who haven’t opted in. US law lets each of them claim $500 to $1,500 for every unwanted text.',
    es: 'Ahora las ofertas también llegan a quienes no las aceptaron. La ley de EE. UU. permite que cada persona reclame de $500 a $1,500 por cada mensaje no deseado.',
  },
  prices: { en: 'Your prices', es: 'Tus precios' },
  prices_hint: {
    en: 'In dollars, for campaign estimates. Your Twilio bill is what counts.',
    es: 'En dólares, para estimar las campañas. Lo que cuenta es la factura de Twilio.',
  },
  outreach_sms_price: { en: 'SMS', es: 'SMS' },
  outreach_mms_price: { en: 'Text with a picture', es: 'SMS con foto' },
  outreach_marketing_price: { en: 'WhatsApp marketing template', es: 'Plantilla de marketing de WhatsApp' },
  outreach_utility_price: { en: 'Other WhatsApp message', es: 'Otro mensaje de WhatsApp' },
} as const satisfies Texts
