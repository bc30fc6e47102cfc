import type { ReportName } from '#contract/reports/report-facts.ts'
import type { Texts } from '../../../lib/language/text-types.ts'

/** How something changed from the period before. */
export const changeTexts = {
  first_median_better: { en: 'First replies got faster', es: 'La primera respuesta fue más rápida' },
  first_median_worse: { en: 'First replies got slower', es: 'La primera respuesta tardó más' },
  first_p90_better: {
    en: 'Even the slowest first replies got faster',
    es: 'Hasta las respuestas más lentas fueron más rápidas',
  },
  first_p90_worse: { en: 'The slowest first replies got slower', es: 'Las respuestas más lentas tardaron más' },
  answer_median_better: { en: 'Replies got faster', es: 'Las respuestas fueron más rápidas' },
  answer_median_worse: { en: 'Replies got slower', es: 'Las respuestas tardaron más' },
  opened_better: { en: 'More customers started a conversation', es: 'Más clientes iniciaron una conversación' },
  opened_worse: { en: 'Fewer customers started a conversation', es: 'Menos clientes iniciaron una conversación' },
  answers_better: { en: 'More messages were answered', es: 'Se respondieron más mensajes' },
  answers_worse: { en: 'Fewer messages were answered', es: 'Se respondieron menos mensajes' },
  leads_better: { en: 'More new contacts came in', es: 'Llegaron más contactos nuevos' },
  leads_worse: { en: 'Fewer new contacts came in', es: 'Llegaron menos contactos nuevos' },
  contacted_better: { en: 'More new contacts heard from you', es: 'Se atendió a más contactos nuevos' },
  contacted_worse: { en: 'Fewer new contacts heard from you', es: 'Se atendió a menos contactos nuevos' },
  appointment_better: { en: 'More new contacts booked an appointment', es: 'Más contactos nuevos hicieron una cita' },
  shown_better: { en: 'More new contacts came to see you', es: 'Más contactos nuevos vinieron a verte' },
  sold_better: { en: 'More new contacts bought', es: 'Más contactos nuevos compraron' },
  lost_worse: { en: 'More new contacts were lost', es: 'Se perdieron más contactos nuevos' },
  kept_better: { en: 'More customers came to their appointment', es: 'Más clientes vinieron a su cita' },
  kept_worse: { en: 'Fewer customers came to their appointment', es: 'Menos clientes vinieron a su cita' },
  no_show_better: { en: 'Fewer customers missed their appointment', es: 'Menos clientes faltaron a su cita' },
  no_show_worse: { en: 'More customers missed their appointment', es: 'Más clientes faltaron a su cita' },
  booked_better: { en: 'More appointments were booked', es: 'Se agendaron más citas' },
  booked_worse: { en: 'Fewer appointments were booked', es: 'Se agendaron menos citas' },
  messages_better: { en: 'More messages were sent', es: 'Se enviaron más mensajes' },
  messages_worse: { en: 'Fewer messages were sent', es: 'Se enviaron menos mensajes' },
  calls_better: { en: 'There were more calls', es: 'Hubo más llamadas' },
  calls_worse: { en: 'There were fewer calls', es: 'Hubo menos llamadas' },
  vehicles_sold_better: { en: 'More vehicles were sold', es: 'Se vendieron más vehículos' },
  vehicles_sold_worse: { en: 'Fewer vehicles were sold', es: 'Se vendieron menos vehículos' },
  days_to_sold_better: { en: 'Vehicles sold faster', es: 'Los vehículos se vendieron más rápido' },
  days_to_sold_worse: { en: 'Vehicles took longer to sell', es: 'Los vehículos tardaron más en venderse' },
  asked_better: { en: 'More customers asked about a vehicle', es: 'Más clientes preguntaron por un vehículo' },
  asked_worse: { en: 'Fewer customers asked about a vehicle', es: 'Menos clientes preguntaron por un vehículo' },
  missed_better: { en: 'Fewer customer calls were missed', es: 'Se perdieron menos llamadas de clientes' },
  missed_worse: { en: 'More customer calls were missed', es: 'Se perdieron más llamadas de clientes' },
  called_back_median_better: {
    en: 'Missed calls were returned sooner',
    es: 'Las llamadas perdidas se devolvieron antes',
  },
  called_back_median_worse: {
    en: 'Missed calls were returned later',
    es: 'Las llamadas perdidas se devolvieron más tarde',
  },
  answered_better: { en: 'More calls were answered', es: 'Se contestaron más llamadas' },
  answered_worse: { en: 'Fewer calls were answered', es: 'Se contestaron menos llamadas' },
  made_better: { en: 'Customers were called more often', es: 'Se llamó más a los clientes' },
  made_worse: { en: 'Customers were called less often', es: 'Se llamó menos a los clientes' },
  answered_alone_better: { en: 'The assistant needed less help', es: 'El asistente necesitó menos ayuda' },
  answered_alone_worse: { en: 'The assistant needed more help', es: 'El asistente necesitó más ayuda' },
  ai_booked_better: { en: 'The assistant booked more appointments', es: 'El asistente agendó más citas' },
  ai_booked_worse: { en: 'The assistant booked fewer appointments', es: 'El asistente agendó menos citas' },
  guard_stops_better: { en: 'Fewer of its replies were blocked', es: 'Se bloquearon menos respuestas suyas' },
  guard_stops_worse: { en: 'More of its replies were blocked', es: 'Se bloquearon más respuestas suyas' },
  ai_conversations_better: { en: 'The assistant took part more often', es: 'El asistente participó más' },
  ai_conversations_worse: { en: 'The assistant took part less often', es: 'El asistente participó menos' },
  replied_better: { en: 'More campaign recipients replied', es: 'Respondieron más a las campañas' },
  replied_worse: { en: 'Fewer campaign recipients replied', es: 'Respondieron menos a las campañas' },
  opted_out_better: { en: 'Fewer customers opted out', es: 'Menos clientes se dieron de baja' },
  opted_out_worse: { en: 'More customers opted out', es: 'Más clientes se dieron de baja' },
  campaign_sent_better: { en: 'Campaigns reached more customers', es: 'Las campañas llegaron a más clientes' },
  campaign_sent_worse: { en: 'Campaigns reached fewer customers', es: 'Las campañas llegaron a menos clientes' },
  cost_appointment_better: { en: 'Each appointment cost less', es: 'Cada cita costó menos' },
  cost_appointment_worse: { en: 'Each appointment cost more', es: 'Cada cita costó más' },
  cost_conversation_better: { en: 'Each conversation cost less', es: 'Cada conversación costó menos' },
  cost_conversation_worse: { en: 'Each conversation cost more', es: 'Cada conversación costó más' },
  cost_total_better: { en: 'You spent less', es: 'Se gastó menos' },
  cost_total_worse: { en: 'You spent more', es: 'Se gastó más' },
} as const satisfies Texts

/** What there are too few of to compare. */
export const fewTexts = {
  answering: { en: 'Too few replies to compare', es: 'Muy pocas respuestas para comparar' },
  leads: { en: 'Too few leads to compare', es: 'Muy pocos clientes nuevos para comparar' },
  team: { en: 'Too little activity to compare', es: 'Muy poca actividad para comparar' },
  vehicles: { en: 'Too few questions to compare', es: 'Muy pocas preguntas para comparar' },
  calls: { en: 'Too few calls to compare', es: 'Muy pocas llamadas para comparar' },
  assistant: { en: 'Too few of its conversations to compare', es: 'Muy pocas conversaciones suyas para comparar' },
  outreach: { en: 'Too few campaign messages to compare', es: 'Muy pocos mensajes de campañas para comparar' },
  cost: { en: 'Too little was spent to compare', es: 'Se gastó muy poco para comparar' },
} as const satisfies Record<ReportName, Texts[string]>

export const sentenceTexts = {
  /** Read to those who don't see the mark. */
  better: { en: 'Better', es: 'Mejor' },
  worse: { en: 'Worse', es: 'Peor' },
  look: { en: 'To look at', es: 'Para revisar' },
  title: { en: 'Highlights', es: 'En resumen' },
  period: { en: '{from} – {to}', es: '{from} – {to}' },
  beside: { en: ' compared with {from} – {to}', es: ' frente a {from} – {to}' },
  compared: { en: '{change}: {value} (was {before}).', es: '{change}: {value} (antes {before}).' },
  few: {
    en: '{few}: {value}, and {before} in the previous {count} days.',
    es: '{few}: {value}, y {before} en los {count} días anteriores.',
  },
  nothing_before: {
    en: 'Nothing to compare with yet. {label}: {value}, and {before} in the previous {count} days.',
    es: 'Aún no hay con qué comparar. {label}: {value}, y {before} en los {count} días anteriores.',
  },
  nothing_better: { en: 'Nothing clearly improved.', es: 'Nada mejoró claramente.' },
  nothing_worse: { en: 'Nothing got noticeably worse.', es: 'Nada empeoró claramente.' },
  nothing_else: { en: 'Nothing else stands out.', es: 'Nada más llama la atención.' },
  empty: { en: 'Nothing happened in this period.', es: 'No pasó nada en este periodo.' },
  waiting: {
    en: {
      one: '{count} customer is waiting for a reply.',
      other: '{count} customers are waiting for a reply.',
    },
    es: { one: '{count} cliente espera una respuesta ahora.', other: '{count} clientes esperan una respuesta ahora.' },
  },
  slowest: {
    en: '{name} takes the longest: {value}, compared with {all} overall.',
    es: '{name} es quien más tarda: {value}, frente a {all} en general.',
  },
  untouched: {
    en: {
      one: '{count} new contact hasn’t heard from anyone yet.',
      other: '{count} new contacts haven’t heard from anyone yet.',
    },
    es: {
      one: 'Nadie ha atendido aún a {count} contacto nuevo.',
      other: 'Nadie ha atendido aún a {count} contactos nuevos.',
    },
  },
  lost_from: {
    en: { one: 'Most were lost from {stage}: {count}.', other: 'Most were lost from {stage}: {count}.' },
    es: { one: 'Donde más se pierden es en {stage}: {count}.', other: 'Donde más se pierden es en {stage}: {count}.' },
  },
  unsettled: {
    en: {
      one: '{count} appointment has no outcome yet.',
      other: '{count} appointments have no outcome yet.',
    },
    es: { one: '{count} cita aún no tiene resultado.', other: '{count} citas aún no tienen resultado.' },
  },
  no_shows: {
    en: {
      one: '{count} customer didn’t show up: offer another time.',
      other: '{count} customers didn’t show up: offer another time.',
    },
    es: {
      one: '{count} cliente no vino: ofrécele otra hora.',
      other: '{count} clientes no vinieron: ofréceles otra hora.',
    },
  },
  unvisited: {
    en: '{vehicle}: {count} asked, and nobody booked an appointment.',
    es: '{vehicle}: {count} preguntaron y nadie hizo una cita.',
  },
  asked_most: {
    en: {
      one: 'Most asked about: {vehicle}, by {count} customer.',
      other: 'Most asked about: {vehicle}, by {count} customers.',
    },
    es: {
      one: 'El más consultado: {vehicle}, por {count} cliente.',
      other: 'El más consultado: {vehicle}, por {count} clientes.',
    },
  },
  missed: {
    en: {
      one: '{count} call was missed, and {back} returned.',
      other: '{count} calls were missed, and {back} returned.',
    },
    es: {
      one: '{count} llamada se perdió y {back} se devolvieron.',
      other: '{count} llamadas se perdieron y {back} se devolvieron.',
    },
  },
  failed: {
    en: { one: 'The assistant failed {count} time.', other: 'The assistant failed {count} times.' },
    es: { one: 'El asistente falló {count} vez.', other: 'El asistente falló {count} veces.' },
  },
  stopped: {
    en: {
      one: 'A safety check blocked {count} of its replies.',
      other: 'A safety check blocked {count} of its replies.',
    },
    es: { one: 'Un control bloqueó {count} respuesta suya.', other: 'Un control bloqueó {count} respuestas suyas.' },
  },
  handed_over: {
    en: { one: 'It handed off {count} message.', other: 'It handed off {count} messages.' },
    es: { one: 'Pasó {count} mensaje al equipo.', other: 'Pasó {count} mensajes al equipo.' },
  },
  best_campaign: {
    en: '{name} got the most replies: {value} of recipients.',
    es: '{name} fue la más respondida: {value} de sus destinatarios.',
  },
  opted_out: {
    en: { one: '{count} customer opted out.', other: '{count} customers opted out.' },
    es: { one: '{count} cliente se dio de baja.', other: '{count} clientes se dieron de baja.' },
  },
  ai_part: { en: 'The AI is {value} of it.', es: 'La IA es el {value} del total.' },
} as const satisfies Texts
