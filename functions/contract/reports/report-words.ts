import type { Label } from '#contract/language.ts'
import type { Unit } from './report-facts.ts'

interface Figure {
  label: Label
  /** What exactly it counts, printed beside it. */
  means: Label
  unit: Unit
}
const inUnit =
  (unit: Unit) =>
  (label: Label, means: Label): Figure => ({ label, means, unit })
const count = inUnit('count')
const wait = inUnit('seconds')
const share = inUnit('share')
const dollars = inUnit('dollars')
const days = inUnit('days')

/** All figures of all reports. */
export const FIGURES = {
  opened: count(
    { en: 'Conversations', es: 'Conversaciones' },
    {
      en: 'Begun by a customer: their first message, or one after 24 hours without any.',
      es: 'Iniciadas por un cliente: su primer mensaje, o uno tras 24 horas sin ninguno.',
    },
  ),
  first_answers: count(
    { en: 'First answers', es: 'Primeras respuestas' },
    {
      en: 'The first message of a person or the assistant in a conversation. Automatic texts don’t count.',
      es: 'El primer mensaje de una persona o del asistente en una conversación. Los textos automáticos no cuentan.',
    },
  ),
  first_median: wait(
    { en: 'Typical wait for a first answer', es: 'Tiempo típico de primera respuesta' },
    {
      en: 'Half of the first answers came within this time, counted around the clock.',
      es: 'La mitad de las primeras respuestas llegó en este tiempo, contado las 24 horas.',
    },
  ),
  first_p90: wait(
    { en: 'First answer, 9 in 10 within', es: 'Primera respuesta, 9 de cada 10' },
    { en: 'Nine of ten came within this time.', es: 'Nueve de diez llegaron en este tiempo.' },
  ),
  first_median_hours: wait(
    { en: 'Typical wait, business hours only', es: 'Espera típica, solo en horario de atención' },
    {
      en: 'Half of the first answers came within this time, counting only your business hours as they were then.',
      es: 'La mitad de las primeras respuestas llegó en este tiempo, contando solo tu horario de atención de entonces.',
    },
  ),
  first_p90_hours: wait(
    { en: '9 in 10 first answered, business hours only', es: '9 de cada 10 primeras respuestas, solo en horario' },
    { en: 'Nine of ten, counting only your business hours.', es: 'Nueve de diez, contando solo tu horario.' },
  ),
  answers: count(
    { en: 'Answers', es: 'Respuestas' },
    {
      en: 'Messages that ended a customer’s wait, the first ones included. Credited to whoever sent them.',
      es: 'Mensajes que terminaron la espera de un cliente, incluidos los primeros. Cuentan para quien los envió.',
    },
  ),
  answer_median: wait(
    { en: 'Typical wait for any answer', es: 'Espera típica por cualquier respuesta' },
    {
      en: 'Half of all answers came within this time of the customer’s first unanswered message.',
      es: 'La mitad de las respuestas llegó en este tiempo desde el primer mensaje sin responder.',
    },
  ),
  answer_p90: wait(
    { en: '9 in 10 of all answers within', es: '9 de cada 10 respuestas en' },
    { en: 'Nine of ten answers came within this time.', es: 'Nueve de diez llegaron en este tiempo.' },
  ),
  waiting: count(
    { en: 'Waiting now', es: 'Esperando ahora' },
    {
      en: 'Active conversations whose newest message is the customer’s.',
      es: 'Conversaciones activas cuyo último mensaje es del cliente.',
    },
  ),
  leads: count(
    { en: 'New contacts', es: 'Contactos nuevos' },
    { en: 'Contacts that came in during the period.', es: 'Contactos que llegaron en el periodo.' },
  ),
  contacted: share(
    { en: 'Contacted', es: 'Contactados' },
    {
      en: 'New contacts that a person or the assistant has written to or talked with since.',
      es: 'Contactos nuevos con quienes una persona o el asistente ha hablado desde entonces.',
    },
  ),
  appointment: share(
    { en: 'Got an appointment', es: 'Con cita' },
    { en: 'New contacts with an appointment since.', es: 'Contactos nuevos que han tenido una cita.' },
  ),
  shown: share(
    { en: 'Showed up', es: 'Asistieron' },
    { en: 'New contacts who came to an appointment.', es: 'Contactos nuevos que asistieron a una cita.' },
  ),
  sold: share(
    { en: 'Sold', es: 'Vendidos' },
    { en: 'New contacts moved to Sold since.', es: 'Contactos nuevos que pasaron a Vendido.' },
  ),
  lost: share(
    { en: 'Lost', es: 'Perdidos' },
    { en: 'New contacts moved to Lost since.', es: 'Contactos nuevos que pasaron a Perdido.' },
  ),
  sold_amount: dollars(
    { en: 'Sold for', es: 'Vendido por' },
    { en: 'What the new contacts paid, where their deals say so.', es: 'Lo que pagaron, donde su trato lo dice.' },
  ),
  lost_leads: count(
    { en: 'Lost', es: 'Perdidos' },
    { en: 'How many of the new contacts were lost.', es: 'Cuántos de los contactos nuevos se perdieron.' },
  ),
  messages: count(
    { en: 'Messages sent', es: 'Mensajes enviados' },
    {
      en: 'By people and the assistant; failed ones and automatic texts don’t count.',
      es: 'De personas y del asistente; los fallidos y automáticos no cuentan.',
    },
  ),
  calls: count(
    { en: 'Calls', es: 'Llamadas' },
    { en: 'Calls that ended, in and out.', es: 'Llamadas terminadas, entrantes y salientes.' },
  ),
  booked: count(
    { en: 'Appointments booked', es: 'Citas agendadas' },
    { en: 'By the day they were booked, for whoever they are with.', es: 'Por el día en que se agendaron.' },
  ),
  kept: count(
    { en: 'Appointments kept', es: 'Citas cumplidas' },
    { en: 'The customer arrived; by the appointment’s day.', es: 'El cliente llegó; por el día de la cita.' },
  ),
  no_show: count(
    { en: 'No-shows', es: 'Inasistencias' },
    { en: 'Marked as no-show; by the appointment’s day.', es: 'Marcadas como inasistencia; por el día de la cita.' },
  ),
  outcome_asked: count(
    { en: 'Asked how it went', es: 'Se preguntó cómo fue' },
    {
      en: 'Appointments after which somebody was asked; by the day they were.',
      es: 'Citas tras las que se preguntó cómo fueron; por el día de la pregunta.',
    },
  ),
  unsettled: count(
    { en: 'Nobody said', es: 'Nadie lo dijo' },
    {
      en: 'Appointments after which somebody was asked, and nobody has said how it went.',
      es: 'Citas tras las que se preguntó y nadie ha dicho cómo fueron.',
    },
  ),
  answered: count(
    { en: 'Calls answered', es: 'Llamadas contestadas' },
    { en: 'Customers’ calls that somebody took.', es: 'Llamadas de clientes que alguien contestó.' },
  ),
  missed: count(
    { en: 'Calls missed', es: 'Llamadas perdidas' },
    { en: 'Customers’ calls that nobody took.', es: 'Llamadas de clientes que nadie contestó.' },
  ),
  made: count({ en: 'Calls made', es: 'Llamadas hechas' }, { en: 'Calls to customers.', es: 'Llamadas a clientes.' }),
  called_back: count(
    { en: 'Called back', es: 'Devueltas' },
    { en: 'Missed calls after which somebody called.', es: 'Llamadas perdidas que alguien devolvió.' },
  ),
  called_back_median: wait(
    { en: 'Typical time to call back', es: 'Tiempo típico para devolverla' },
    { en: 'From the first missed call to the call back.', es: 'Desde la primera llamada perdida hasta devolverla.' },
  ),
  talk: wait({ en: 'Talk time', es: 'Tiempo hablado' }, { en: 'Of all calls together.', es: 'De todas las llamadas.' }),
  asked: count(
    { en: 'Asked about a vehicle', es: 'Preguntaron por un vehículo' },
    { en: 'Customers who asked about a vehicle.', es: 'Clientes que preguntaron por un vehículo.' },
  ),
  views: count(
    { en: 'Views', es: 'Vistas' },
    { en: 'Of the vehicle’s page, since it was added.', es: 'De la página del vehículo, desde que se agregó.' },
  ),
  vehicles_sold: count(
    { en: 'Vehicles sold', es: 'Vehículos vendidos' },
    { en: 'Gone from the feed, or marked sold.', es: 'Fuera del inventario, o marcados como vendidos.' },
  ),
  days_to_sold: days(
    { en: 'Typical days to sold', es: 'Días típicos hasta la venta' },
    { en: 'Half were sold so soon after Lotwire first saw them.', es: 'La mitad se vendió tan pronto tras llegar.' },
  ),
  turns: count(
    { en: 'Messages it took up', es: 'Mensajes que atendió' },
    { en: 'Customers’ messages that it took up.', es: 'Mensajes de clientes que atendió.' },
  ),
  answered_alone: share(
    { en: 'Answered alone', es: 'Atendidas sin ayuda' },
    { en: 'Conversations that needed no person.', es: 'Conversaciones que no necesitaron a nadie.' },
  ),
  guard_stops: count(
    { en: 'Answers held back', es: 'Respuestas frenadas' },
    { en: 'Answers that a check held back.', es: 'Respuestas que una revisión detuvo.' },
  ),
  ai_booked: count(
    { en: 'Booked by the assistant', es: 'Citas del asistente' },
    { en: 'Appointments that it booked itself.', es: 'Citas que agendó por sí mismo.' },
  ),
  ai_conversations: count(
    { en: 'Conversations it joined', es: 'Conversaciones en que participó' },
    { en: 'Conversations in which it took a turn.', es: 'Conversaciones en las que tuvo un turno.' },
  ),
  opted_out: count(
    { en: 'Opt-outs', es: 'Bajas' },
    { en: 'STOPs, by channel, from all messages.', es: 'Bajas por canal, de todos los mensajes.' },
  ),
  campaign_sent: count(
    { en: 'Sent', es: 'Enviados' },
    {
      en: 'To recipients of campaigns begun in the period.',
      es: 'A destinatarios de campañas iniciadas en el periodo.',
    },
  ),
  replied: count({ en: 'Replied', es: 'Respondieron' }, { en: 'Within two weeks.', es: 'En dos semanas.' }),
  cost_messages: dollars(
    { en: 'Messages', es: 'Mensajes' },
    {
      en: 'Estimated: SMS and templates sent, times the prices in your outreach settings.',
      es: 'Estimado: SMS y plantillas enviados por los precios de tu configuración.',
    },
  ),
  cost_ai_months: dollars(
    { en: 'AI, whole months', es: 'IA, meses completos' },
    {
      en: 'What all of the AI’s calls cost in the months of the period, each month in full.',
      es: 'Lo que costó la IA en los meses del periodo, cada mes completo.',
    },
  ),
  cost_total: dollars({ en: 'Total', es: 'Total' }, { en: 'Messages and AI together.', es: 'Mensajes e IA.' }),
  cost_conversation: dollars(
    { en: 'Cost of a conversation', es: 'Costo por conversación' },
    { en: 'The total, divided by conversations.', es: 'El total entre las conversaciones.' },
  ),
  cost_appointment: dollars(
    { en: 'Cost of an appointment', es: 'Costo por cita' },
    { en: 'The total, divided by appointments booked.', es: 'El total entre las citas agendadas.' },
  ),
} as const satisfies Record<string, Figure>
export type FigureName = keyof typeof FIGURES
export const FIGURE_NAMES = Object.keys(FIGURES) as FigureName[]
