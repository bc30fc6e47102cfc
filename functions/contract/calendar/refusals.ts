import { refusal } from '#contract/words.ts'

export const calendarRefusals = {
  slot_taken: refusal({
    code: 'conflict',
    en: 'This time was just taken. Choose another.',
    es: 'Ese horario acaba de ocuparse. Elige otro.',
  }),
  vehicle_booked: refusal({
    code: 'conflict',
    en: 'The vehicle is booked at this time. Choose another time or vehicle.',
    es: 'El vehículo está reservado a esa hora. Elige otra hora u otro vehículo.',
  }),
  appointment_past: refusal({
    code: 'invalid',
    en: 'Choose a time that is still to come.',
    es: 'Elige un momento futuro.',
  }),
  appointment_far: refusal({
    code: 'invalid',
    en: 'Choose a time within the next two years.',
    es: 'Elige un momento dentro de los próximos dos años.',
  }),
  appointment_length: refusal({
    code: 'invalid',
    en: 'An appointment lasts from 5 minutes to 8 hours.',
    es: 'Una cita dura de 5 minutos a 8 horas.',
  }),
  appointment_over: refusal({
    code: 'conflict',
    en: 'This appointment is over or canceled. Contact the dealership for another one.',
    es: 'Esta cita ya pasó o se canceló. Comunícate con la agencia para agendar otra.',
  }),
  appointment_another: refusal({
    code: 'conflict',
    en: 'You already have another appointment with us. Change that one by the link in its message.',
    es: 'Ya tienes otra cita con nosotros. Cámbiala con el enlace de su mensaje.',
  }),
  appointment_canceled: refusal({
    code: 'conflict',
    en: 'This appointment is canceled. Book another, or set it to scheduled first.',
    es: 'Esta cita está cancelada. Agenda otra o ponla primero como agendada.',
  }),
  hours_closed: refusal({
    code: 'invalid',
    en: ({ agent }: { agent: string }) => `This is outside ${agent}’s working hours. Choose another time.`,
    es: ({ agent }) => `Está fuera del horario de trabajo de ${agent}. Elige otra hora.`,
  }),
  time_skipped: refusal({
    code: 'invalid',
    en: 'Clocks skip this time that night. Choose another.',
    es: 'Esa noche el reloj se adelanta y esa hora no existe. Elige otra.',
  }),
  time_repeated: refusal({
    code: 'invalid',
    en: 'Clocks go back that night, so this time comes twice. Choose another.',
    es: 'Esa noche el reloj se atrasa y esa hora ocurre dos veces. Elige otra.',
  }),
  agent_left: refusal({
    code: 'invalid',
    en: 'This person no longer takes appointments. Choose someone else.',
    es: 'Esta persona ya no atiende citas. Elige a otra.',
  }),
  agent_away: refusal({
    code: 'invalid',
    en: ({ agent }: { agent: string }) => `${agent} is away today. Choose another day or person.`,
    es: ({ agent }) => `${agent} no está disponible hoy. Elige otro día u otra persona.`,
  }),
  nobody_takes_it: refusal({
    code: 'conflict',
    en: 'Nobody on the team takes this type of appointment.',
    es: 'Nadie del equipo atiende este tipo de cita.',
  }),
  vehicle_gone: refusal({
    code: 'invalid',
    en: 'This vehicle is no longer available. Choose another.',
    es: 'Este vehículo ya no está disponible. Elige otro.',
  }),
  calendar_range: refusal({
    code: 'invalid',
    en: 'Ask for at most two months at a time.',
    es: 'Consulta dos meses como máximo a la vez.',
  }),
  google_not_set_up: refusal({
    code: 'not_configured',
    en: 'Google Calendar isn’t set up for this Lotwire yet.',
    es: 'Google Calendar aún no está configurado en este Lotwire.',
  }),
  reminder_past: refusal({
    code: 'invalid',
    en: 'Choose a time in the future.',
    es: 'Elige una hora en el futuro.',
  }),
  reminder_too_far: refusal({
    code: 'invalid',
    en: 'Choose a time within the next two years.',
    es: 'Elige una hora dentro de los próximos dos años.',
  }),
  reminder_person_gone: refusal({
    code: 'not_found',
    en: 'This person is no longer on your team. Reload the page.',
    es: 'Esta persona ya no está en tu equipo. Recarga la página.',
  }),
  reminder_person_blind: refusal({
    code: 'forbidden',
    en: ({ name }: { name: string }) => `${name} can’t see this contact. Ask a manager to assign it to them first.`,
    es: ({ name }) => `${name} no puede ver este contacto. Pide a un gerente que se lo asigne primero.`,
  }),
  reminders_not_yours: refusal({
    code: 'forbidden',
    en: 'Only managers can see other people’s reminders.',
    es: 'Solo los gerentes pueden ver los recordatorios de otras personas.',
  }),
}
