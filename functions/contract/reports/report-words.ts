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
    { en: 'Conversations', es: 'Conversaciones nuevas' },
    {
      en: 'Begun by a customer: their first message, or one after 24 hours without any.',
      es: 'Iniciadas por un cliente: su primer mensaje, o uno tras 24 horas sin ninguno.',
    },
  ),
  first_answers: count(
    { en: 'First replies', es: 'Primeras respuestas' },
    {
      en: 'The first message of a person or the assistant in a conversation. Automatic texts don’t count.',
      es: 'El primer mensaje de una persona o del asistente en una conversación. Los textos automáticos no cuentan.',
    },
  ),
  first_median: wait(
    { en: 'Typical first reply time', es: 'Primera respuesta típica' },
    {
      en: 'Half of first replies came within this time, counted around the clock.',
      es: 'La mitad de las primeras respuestas llegó en este tiempo, contado las 24 horas.',
    },
  ),
  first_p90: wait(
    { en: '90% of first replies within', es: '90% respondidas en' },
    { en: 'Nine out of ten came within this time.', es: 'Nueve de diez llegaron en este tiempo.' },
  ),
  first_median_hours: wait(
    { en: 'Typical first reply, business hours', es: 'Primera respuesta típica, en horario' },
    {
      en: 'Half of first replies came within this time, counting only your business hours at the time.',
      es: 'La mitad de las primeras respuestas llegó en este tiempo, contando solo tu horario de atención de entonces.',
    },
  ),
  first_p90_hours: wait(
    { en: '90% of first replies, business hours', es: '90% de primeras respuestas, en horario' },
    {
      en: 'Nine out of ten came within this time, counting only your business hours.',
      es: 'Nueve de diez llegaron en este tiempo, contando solo tu horario.',
    },
  ),
  answers: count(
    { en: 'Replies', es: 'Respuestas' },
    {
      en: 'Messages that ended a customer’s wait, the first ones included. Credited to whoever sent them.',
      es: 'Mensajes que terminaron la espera de un cliente, incluidos los primeros. Cuentan para quien los envió.',
    },
  ),
  answer_median: wait(
    { en: 'Typical reply time', es: 'Tiempo típico de respuesta' },
    {
      en: 'Half of all replies came within this time of the customer’s first unanswered message.',
      es: 'La mitad de las respuestas llegó en este tiempo desde el primer mensaje sin responder.',
    },
  ),
  answer_p90: wait(
    { en: '90% of replies within', es: '90% de las respuestas en menos de' },
    { en: 'Nine out of ten replies came within this time.', es: 'Nueve de diez llegaron en este tiempo.' },
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
    { en: 'Outcome requested', es: 'Resultado pedido' },
    {
      en: 'Appointments after which someone was asked how it went; by the day they were asked.',
      es: 'Citas tras las que se preguntó cómo fueron; por el día de la pregunta.',
    },
  ),
  unsettled: count(
    { en: 'Outcome missing', es: 'Sin resultado' },
    {
      en: 'Appointments after which someone was asked, but nobody has recorded how it went.',
      es: 'Citas tras las que se preguntó y nadie ha dicho cómo fueron.',
    },
  ),
  answered: count(
    { en: 'Calls answered', es: 'Llamadas contestadas' },
    { en: 'Customer calls that someone answered.', es: 'Llamadas de clientes que alguien contestó.' },
  ),
  missed: count(
    { en: 'Calls missed', es: 'Llamadas perdidas' },
    { en: 'Customer calls that nobody answered.', es: 'Llamadas de clientes que nadie contestó.' },
  ),
  made: count({ en: 'Calls made', es: 'Llamadas hechas' }, { en: 'Calls to customers.', es: 'Llamadas a clientes.' }),
  called_back: count(
    { en: 'Called back', es: 'Devueltas' },
    { en: 'Missed calls that someone returned.', es: 'Llamadas perdidas que alguien devolvió.' },
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
    { en: 'Typical days to sell', es: 'Días típicos hasta la venta' },
    { en: 'Half sold within this many days of arriving.', es: 'La mitad se vendió en estos días o menos tras llegar.' },
  ),
  turns: count(
    { en: 'Messages handled', es: 'Mensajes que atendió' },
    { en: 'Customer messages the assistant handled.', es: 'Mensajes de clientes que atendió.' },
  ),
  answered_alone: share(
    { en: 'Handled by AI', es: 'Atendidas sin ayuda' },
    { en: 'Conversations that needed no person.', es: 'Conversaciones que no necesitaron a nadie.' },
  ),
  guard_stops: count(
    { en: 'Replies blocked', es: 'Respuestas bloqueadas' },
    { en: 'Replies that a safety check blocked.', es: 'Respuestas que un control bloqueó.' },
  ),
  ai_booked: count(
    { en: 'Booked by the assistant', es: 'Citas del asistente' },
    { en: 'Appointments that it booked itself.', es: 'Citas que agendó por sí mismo.' },
  ),
  ai_conversations: count(
    { en: 'Conversations it joined', es: 'Conversaciones en que participó' },
    { en: 'Conversations it took part in.', es: 'Conversaciones en las que tuvo un turno.' },
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
    { en: 'Cost per conversation', es: 'Costo por conversación' },
    { en: 'The total, divided by conversations.', es: 'El total entre las conversaciones.' },
  ),
  cost_appointment: dollars(
    { en: 'Cost per appointment', es: 'Costo por cita' },
    { en: 'The total, divided by appointments booked.', es: 'El total entre las citas agendadas.' },
  ),
} as const satisfies Record<string, Figure>
export type FigureName = keyof typeof FIGURES
export const FIGURE_NAMES = Object.keys(FIGURES) as FigureName[]
